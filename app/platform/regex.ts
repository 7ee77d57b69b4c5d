/**
 * A long regular expression over several lines: line breaks and the indentation around them are no part of it, every
 * other character stands as in a literal. Spaces inside a line count.
 *
 *     const NUMBER = regex("u")`
 *       (?:one|two|three|
 *       four|five)
 *     `;
 */
export function regex(flags = ""): (source: TemplateStringsArray, ...inserted: readonly string[]) => RegExp {
  return (source, ...inserted) => new RegExp(String.raw(source, ...inserted).replace(/[^\S\n]*\n\s*/g, ""), flags);
}
