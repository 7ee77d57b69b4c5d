/**
 * The hunters' names as parts of patterns, because an answer may address its hunter by name. No model has a feature
 * for a single hunter, so the trained weights stay valid when a hunter is added.
 */

import { HUNTERS } from "../hunters.ts";
import { normalize } from "./read-text.ts";

/** In all spellings, with or without accents, as regex alternatives: "Ana|Julian|Julián". */
export const HUNTER_NAMES = HUNTERS.flatMap(({ name, otherSpellings }) => [name, ...otherSpellings]).join("|");

/** The same for text in lower case and without accents. */
export const PLAIN_HUNTER_NAMES = HUNTERS.map(({ name }) => normalize(name)).join("|");
