/** The id of a question in an interview: it says which version was asked, so that a result can tell. */

const LATER = /^(.+)-v([2-9]|[1-9]\d+)$/;

/** The id itself for the first version, with "-v2" for the second. */
export function askedId(id: string, version: number): string {
  return version === 1 ? id : `${id}-v${version}`;
}

/** The question and version that an id of an interview names. */
export function readAskedId(asked: string): { id: string; version: number } {
  const [, id, version] = LATER.exec(asked) ?? [];
  return id === undefined ? { id: asked, version: 1 } : { id, version: Number(version) };
}

/** Version of a question that was asked; undefined for one made from a CV, which has none. */
export function versionAsked(asked: string): number | undefined {
  return /^cv-\d+$/.test(asked) ? undefined : readAskedId(asked).version;
}
