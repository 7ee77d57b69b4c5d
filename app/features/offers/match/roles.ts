import { buildLexicon } from "#app/features/cv/vocabulary/lexicon.ts";
import { contentStems } from "#app/features/practice/content-words.ts";
import roles from "./roles.json";

/**
 * Job roles by all their usual names, with what anybody who held one has done for sure, from our own vocabulary. A
 * role's `does` and `where` are noun phrases as offers ask for experience.
 */

export type Role = {
  /** The first name. */
  name: string;
  does: readonly { words: string; stems: readonly string[] }[];
};

const ROLES: readonly (Role & { names: readonly string[] })[] = roles.map(({ names, does, where }) => ({
  name: names[0] ?? "",
  names,
  does: [...does, ...where].map((words) => ({ words, stems: [...new Set(contentStems(words))] })),
}));

const lexicon = buildLexicon<Role>(ROLES.flatMap((role) => role.names.map((name) => [name, role] as const)));

export const rolesIn = (text: string): Role[] => [...new Set(lexicon.matches(text).map(({ value }) => value))];

/** What of a role's sure deeds these stems name; `isWhole` where the deed holds all that the stems ask. */
export function deedOf(role: Role, stems: readonly string[]): { words: string; isWhole: boolean } | undefined {
  if (stems.length === 0) return undefined;
  const whole = role.does.find(({ stems: own }) => stems.every((stem) => own.includes(stem)));
  if (whole) return { words: whole.words, isWhole: true };
  const most = role.does.find(
    ({ stems: own }) =>
      own.length > 1 && own.every((stem) => stems.includes(stem)) && own.length * 3 >= stems.length * 2,
  );
  if (most) return { words: most.words, isWhole: true };
  const part = role.does.find(({ stems: own }) => own.length > 0 && own.every((stem) => stems.includes(stem)));
  return part ? { words: part.words, isWhole: false } : undefined;
}
