/** A tag without its prefix: files write <row> or <x:row>. */
export function localName(tag: string): string {
  return tag.slice(tag.indexOf(":") + 1);
}
