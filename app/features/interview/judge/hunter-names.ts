/**
 * The hunters' names as parts of patterns: an answer may call its hunter by name. No model has a measure for one hunter
 * alone, so that the trained weights hold for a new one as they are.
 */

import { HUNTERS } from "../hunters.ts";
import { normalize } from "./read-text.ts";

/** As people write them, accented or not, as alternatives: "Ana|Julian|Julián". */
export const HUNTER_NAMES = HUNTERS.flatMap(({ name, otherSpellings }) => [name, ...otherSpellings]).join("|");

/** The same for text in lower case and without accents. */
export const PLAIN_HUNTER_NAMES = HUNTERS.map(({ name }) => normalize(name)).join("|");
