/** The text files of the copy that is migrated to React Router 7, by path. Edits change them in memory. */
export type SourceTree = Map<string, string>;

export type Edit = {
  name: string;
  /** Why React Router 7 needs the edit. */
  reason: string;
  /** @throws EditFailed when the text to be replaced is not found */
  apply(tree: SourceTree): void;
};

/**
 * The text to be replaced was found in an unexpected number of files: the code has changed, so the edit must be
 * updated.
 */
export class EditFailed extends Error {
  override readonly name = "EditFailed";

  constructor(edit: string, problem: string) {
    super(`${edit}: ${problem}`);
  }
}

export type Replacement = {
  /** Paths of the files to search. */
  in: RegExp;
  /** The text to be replaced. Without the flag g, because it occurs once in its file. */
  find: RegExp;
  /** As in String.replace. */
  put: string;
};

/**
 * Replaces a text that occurs in exactly one file, wherever that file is.
 * @throws EditFailed when no file or several files contain it
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
