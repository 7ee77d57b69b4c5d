/**
 * The head hunters. To add one, add a file in hunters/, a line in this list and a portrait (CONTRIBUTING.md, "A fourth
 * hunter"). Imported by server code only: a screen gets its hunters from the loader, so that the browser scripts do not
 * contain the texts of all hunters.
 */

import { CRISTIAN } from "./hunters/cristian.ts";
import type { Hunter, HunterProfile } from "./hunters/hunter.ts";
import { MIA } from "./hunters/mia.ts";
import { NATALIA } from "./hunters/natalia.ts";

/** In the order of the selection screen. */
const LIST = [NATALIA, CRISTIAN, MIA] as const;
/** The hunter of the sample result: the answers in sample-answers.ts are to this hunter's questions. */
export const SAMPLE_HUNTER: ListedHunter = CRISTIAN;

export type HunterId = (typeof LIST)[number]["id"];
export type ListedHunter = Hunter & { id: HunterId };
export type ListedProfile = HunterProfile & { id: HunterId };
/** The fields of a hunter that every screen has. */
export type HunterInBrief = Pick<ListedProfile, "id" | "name" | "inBrief" | "level">;

export const HUNTERS: readonly ListedHunter[] = LIST;
export const HUNTER_IDS: readonly HunterId[] = LIST.map(({ id }) => id);

// A Map, so that "__proto__" or "constructor" in a URL finds nothing.
const byId = new Map<string, ListedHunter>(HUNTERS.map((hunter) => [hunter.id, hunter]));

/** The hunter with an id that came from a URL or a request body; undefined if there is none. */
export function findHunter(id: string): ListedHunter | undefined {
  return byId.get(id);
}

/** The hunter with a known id. */
export function hunterOf(id: HunterId): ListedHunter {
  const hunter = byId.get(id);
  if (hunter === undefined) throw new Error(`no hunter ${id}`);
  return hunter;
}

/** The hunter id of a saved row. @throws Error if this program has no such hunter */
export function savedHunterId(saved: string): HunterId {
  const hunter = byId.get(saved);
  if (hunter === undefined) throw new Error(`a saved row names the unknown hunter ${saved}`);
  return hunter.id;
}

/** The part of a hunter that a screen may show: without the hunter's lines, questions, headlines and style. */
export function profileOf(hunter: ListedHunter): ListedProfile {
  const { questions, moreQuestions, lines, asksBack, headlines, headlinesWithoutAnswers, ...rest } = hunter;
  const { otherSpellings, style, address, ...profile } = rest;
  return profile;
}

/** All hunters in the form that the root route passes to every screen. */
export function huntersInBrief(): HunterInBrief[] {
  return HUNTERS.map(({ id, name, inBrief, level }) => ({ id, name, inBrief, level }));
}

/**
 * The hunter for a number of years of experience: the one with the highest range start that is not above `years`. Where
 * one range ends and another begins (10 years, in 4-10 and 10+), the one whose range ends.
 */
export function hunterForYears(years: number): ListedHunter {
  const starts = HUNTERS.map((hunter) => hunter.years.from);
  const start = Math.max(Math.min(...starts), ...starts.filter((from) => from <= years));
  const ending = HUNTERS.find(({ years: { from, to } }) => start === years && from < start && to === years);
  const hunter = ending ?? HUNTERS.find((one) => one.years.from === start);
  if (hunter === undefined) throw new Error("there are no hunters");
  return hunter;
}
