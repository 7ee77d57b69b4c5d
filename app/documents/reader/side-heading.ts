/**
 * A cell that names what stands beside it over several lines ("EXPERIENCIA" | jobs) is a heading of its own line; a
 * date or a label with a colon stays on the line of its value.
 */
export function isSideHeading(text: string): boolean {
  return !/\d|:\s*$/.test(text) && text.length <= 40 && /\p{L}{3}/u.test(text);
}
