import { AppError } from "#app/platform/errors.ts";
import type { GivenRequirement } from "./api-schemas.server.ts";
import { stretchOf } from "./offer-rules.ts";
import type { StoredRequirement } from "./stored-offer.ts";

/**
 * The requirements as the student wants them. What stands as it was read stays so; everything else is the student's,
 * and has to stand in the offer. Pure.
 * @param known `kept` before this edit, `read` by the program: an edit can be taken back to either
 * @throws AppError unprocessable `not_in_offer`
 */
export function editedRequirements(
  offer: string,
  given: readonly GivenRequirement[],
  known: { kept: readonly StoredRequirement[]; read: readonly StoredRequirement[] },
): StoredRequirement[] {
  const taken = new Set([...known.kept, ...known.read].map(({ id }) => id));
  const seen = new Set<string>();
  return given.flatMap((one) => {
    const id = one.id !== undefined && taken.has(one.id) ? one.id : freeId(taken);
    if (seen.has(id)) return [];
    seen.add(id);
    taken.add(id);
    const same = [...known.read, ...known.kept].find((other) => other.id === id && isSame(other, one));
    if (same) return [{ ...same, isAsked: same.isAsked && one.isAsked === true }];
    return [ownRequirement(offer, id, one)];
  });
}

function isSame(stored: StoredRequirement, { text, kind, level }: GivenRequirement): boolean {
  return stored.text === text && stored.kind === kind && stored.level === level;
}

function ownRequirement(offer: string, id: string, { text, kind, level }: GivenRequirement): StoredRequirement {
  const stretch = stretchOf(offer, text);
  if (stretch === null)
    throw new AppError(
      "unprocessable",
      `«${shortened(text)}» no está en el aviso. Copia las palabras tal como aparecen en él.`,
      { reason: "not_in_offer" },
    );
  const { start, end } = stretch;
  return { id, kind, level, start, end, text: offer.slice(start, end), value: "", source: "own", isAsked: false };
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text);

function freeId(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) if (!taken.has(`r${number}`)) return `r${number}`;
}
