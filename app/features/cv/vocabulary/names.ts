import data from "./names.json";
import { normalize } from "./normalize-text.ts";

/** Given names usual in Chile and its neighbours, and among immigrants. */
const GIVEN = data.given;

/** Surnames of Chile and its neighbours, including Mapuche, Aymara and Haitian ones. */
const SURNAMES = data.surnames;

const keys = (names: readonly string[]): ReadonlySet<string> => new Set(names.map((name) => nameKey(name)));

function nameKey(name: string): string {
  return normalize(name).replaceAll("-", " ");
}

/**
 * Normalized given names and surnames. A name may be both ("Alexis"); some are places or words too ("Victoria",
 * "Rosa").
 */
export const GIVEN_NAMES = keys(GIVEN);
export const FAMILY_NAMES = keys(SURNAMES);
