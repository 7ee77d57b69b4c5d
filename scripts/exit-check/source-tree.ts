/** The text files of the copy, by their path from its root. Edits change it in place. */
export type SourceTree = Map<string, string>;

export type Edit = {
  name: string;
  /** Why React Router 7 asks for it. */
  reason: string;
  /** @throws EditFailed when its place is not there */
  apply(tree: SourceTree): void;
};

/** An edit that found another number of places than it must: the code has moved on, and so must the edit. */
export class EditFailed extends Error {
  override readonly name = "EditFailed";

  constructor(edit: string, problem: string) {
    super(`${edit}: ${problem}`);
  }
}

export type Replacement = {
  /** Paths that may hold the place. */
  in: RegExp;
  /** The place. Without the flag g: it stands once in its file. */
  find: RegExp;
  /** As for String.replace. */
  put: string;
};

/**
 * Replaces a place that stands in exactly one file, wherever that file lies today.
 * @throws EditFailed when no file has it, or several have
 */
export function replaceIn(tree: SourceTree, edit: string, { in: paths, find, put }: Replacement): void {
  const found = [...tree].filter(([file, text]) => paths.test(file) && find.test(text));
  const [only, ...more] = found;
  if (!only) throw new EditFailed(edit, `nothing in ${paths} matches ${find}`);
  if (more.length > 0) {
    throw new EditFailed(edit, `${found.map(([file]) => file).join(" and ")} match ${find}, and one file was expected`);
  }
  const [file, text] = only;
  tree.set(file, text.replace(find, put));
}
