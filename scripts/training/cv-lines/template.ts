import type { Person } from "./contents.ts";
import { type DateStyle, dateStyle } from "./dates.ts";
import * as programs from "./programs.ts";
import type { Random } from "./random.ts";

/** The style choices that apply to a whole CV. */

export type Template = {
  dates: DateStyle;
  studyDates: DateStyle;
  job: string;
  study: string;
  course: string;
  headings: { caps: boolean; bold: boolean; scale: number; none: boolean; mark: string };
  bullet: string;
  gaps: { section: number; item: number; after: number; achievement: number };
  labelled: boolean;
  posts: boolean;
  prose: boolean;
  /** Jobs have no dates. */
  undated: boolean;
  /** Tables of jobs start with a row of column titles. */
  titled: boolean;
  /** Heading and content share one line: "Idiomas: inglés, francés". */
  inline: boolean;
};

export function templateOf(random: Random, person: Person): Template {
  const dates = dateStyle(random, person.tongue);
  const loud = random.int(0, 3);
  return {
    dates,
    studyDates: random.chance(0.6) ? dates : dateStyle(random, person.tongue),
    job: random.pick(programs.JOBS),
    study: random.pick(programs.STUDIES),
    course: random.pick(programs.COURSES),
    headings: {
      caps: loud === 1 || random.chance(0.35),
      bold: loud === 2 || random.chance(0.4),
      scale: loud === 3 || random.chance(0.45) ? random.pick([1.2, 1.3, 1.4, 1.6]) : 1,
      none: random.chance(0.06),
      mark: random.chance(0.06) ? random.pick([">> ", "= ", "1. ", "— "]) : "",
    },
    bullet: random.pick(["•", "•", "•", "-", "", "", "–", "▪", "o"]),
    gaps: {
      section: random.pick([0.6, 1, 1, 1.4, 2]),
      item: random.pick([0, 0.3, 0.5, 0.5, 0.8, 1, 1.4]),
      after: random.pick([0, 0, 0.3, 0.5, 0.8]),
      achievement: random.pick([0, 0, 0, 0.3, 0.5]),
    },
    labelled: random.chance(0.15),
    posts: random.chance(0.15),
    prose: random.chance(0.15),
    undated: random.chance(0.04),
    titled: random.chance(0.5),
    inline: random.chance(0.1),
  };
}
