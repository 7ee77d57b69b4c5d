/** Answers as data: blocks of a key and a text that runs over several lines, with marks for what differs by person. */

/** By the id of a question, or by the category of those that are made from a CV. */
export type Answers = ReadonlyMap<string, string>;

export function answersOf(text: string): Answers {
  const blocks = text.trim().split(/\n\s*\n/);
  return new Map(
    blocks.map((block) => {
      const [key = "", ...lines] = block.trim().split("\n");
      return [key.trim(), lines.map((line) => line.trim()).join(" ")];
    }),
  );
}

/** Texts that stand on their own: one for each block. */
export function textsOf(text: string): readonly string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .trim()
        .split(/\s*\n\s*/)
        .join(" "),
    );
}
