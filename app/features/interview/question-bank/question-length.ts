/** Length of a question that the office writes, in characters. */
export const QUESTION_LENGTH = { min: 15, max: 240 } as const;
