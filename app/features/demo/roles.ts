import type { HunterId } from "#app/features/interview/hunters.ts";
import type { Answers } from "./answers/answers.ts";
import { ACCOUNTS, LOGISTICS, SOFTWARE_LEAD, WARD } from "./answers/cristian.ts";
import { RETAIL, SCHOOLS } from "./answers/mia.ts";
import * as graduates from "./answers/natalia-graduates.ts";
import * as students from "./answers/natalia-students.ts";
import { ACCOUNTING, COMMERCIAL, INDUSTRIAL, LAW } from "./careers/business-and-law.ts";
import type { Career } from "./careers/career.ts";
import { NURSING, PSYCHOLOGY, SOCIAL_WORK, TEACHING } from "./careers/health-and-people.ts";
import { AGRONOMY, BUILDING, JOURNALISM, SOFTWARE } from "./careers/technology-and-land.ts";
import type { CvQuality, Level } from "./cv-text.ts";
import { Random } from "./random.ts";

/**
 * Assigns a role to each invented person. More people are active than at a real university of this size, because the
 * report hides figures about fewer than five people and every week should show some.
 */

const GROUPS = ["absent", "visitor", "cv", "practice", "both", "coached"] as const;
export type Group = (typeof GROUPS)[number];

/** How a person answers in interviews, and with which hunter. */
export type Speaker = { hunterId: HunterId; answers: Answers; career: Career; level: Level };

export type CvRole = { career: Career; level: Level; quality: CvQuality; place: number; style: number };

export type Role = {
  group: Group;
  cv?: CvRole;
  speaker?: Speaker;
  /** Coach sessions before and after the beginning of the sample data. */
  sessions: readonly ("past" | "to come")[];
  /** From 0 to 1: how late after the creation of the account the first visit is. */
  start: number;
};

export const ABSENT: Role = { group: "absent", sessions: [], start: 0 };

/** Number of people per group; the others are visitors. */
const SIZES: Record<Exclude<Group, "visitor">, number> = { absent: 16, cv: 9, practice: 25, both: 27, coached: 14 };

/** The fractional parts of its multiples are spread evenly between 0 and 1, for any number of them. */
const GOLDEN_RATIO = 0.618034;

/** First visits are spread over the weeks separately for those with a CV, who book too, and for the others. */
const firstVisitsWith = (group: Group) => (group === "practice" || group === "visitor" ? group : "a CV");
/** Used in turn within a group. */
const SESSIONS: Record<Group, readonly Role["sessions"][]> = {
  absent: [[]],
  visitor: [[], ["past"], [], ["past"]],
  cv: [["past"], [], [], ["to come"], [], ["past"], []],
  practice: [["past"], [], ["past"], []],
  both: [["past"], ["past"], ["past"], [], ["past", "to come"], ["past"], [], ["past"], ["past"], []],
  coached: [
    ["past", "to come"],
    ["past", "past"],
    ["past", "past"],
  ],
};

const SPEAKERS: readonly Speaker[] = [
  { hunterId: "natalia", answers: students.NURSING, career: NURSING, level: "student" },
  { hunterId: "cristian", answers: LOGISTICS, career: INDUSTRIAL, level: "middle" },
  { hunterId: "natalia", answers: students.SOFTWARE, career: SOFTWARE, level: "junior" },
  { hunterId: "natalia", answers: students.TEACHING, career: TEACHING, level: "junior" },
  { hunterId: "mia", answers: RETAIL, career: INDUSTRIAL, level: "senior" },
  { hunterId: "natalia", answers: graduates.BUSINESS, career: COMMERCIAL, level: "junior" },
  { hunterId: "cristian", answers: SOFTWARE_LEAD, career: SOFTWARE, level: "middle" },
  { hunterId: "natalia", answers: students.LAW, career: LAW, level: "student" },
  { hunterId: "cristian", answers: WARD, career: NURSING, level: "middle" },
  { hunterId: "natalia", answers: graduates.BUILDING, career: BUILDING, level: "junior" },
  { hunterId: "mia", answers: SCHOOLS, career: TEACHING, level: "senior" },
  { hunterId: "natalia", answers: graduates.SOCIAL, career: SOCIAL_WORK, level: "junior" },
  { hunterId: "cristian", answers: ACCOUNTS, career: ACCOUNTING, level: "middle" },
];
/** Careers of people without interviews. */
const OTHER_CAREERS: readonly Career[] = [
  PSYCHOLOGY,
  AGRONOMY,
  JOURNALISM,
  COMMERCIAL,
  LAW,
  ACCOUNTING,
  BUILDING,
  SOCIAL_WORK,
  NURSING,
  INDUSTRIAL,
];
const LEVELS: readonly Level[] = ["student", "junior", "junior", "middle", "student", "junior", "middle", "senior"];
const QUALITIES: readonly CvQuality[] = ["middling", "weak", "strong", "middling", "strong", "weak", "middling"];

/** Roles for `count` people; deterministic. */
export function rolesOf(count: number): Role[] {
  const groups = GROUPS.flatMap((group) => Array.from({ length: group === "visitor" ? 0 : SIZES[group] }, () => group));
  while (groups.length < count) groups.push("visitor");
  const deal = new Dealer();
  return new Random("groups").shuffled(groups.slice(0, count)).map((group) => deal.role(group));
}

const inTurn = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length];

/** Assigns careers in turn, and an index within the career to each of its people. */
class Dealer {
  readonly #turns = new Map<unknown, number>();

  role(group: Group): Role {
    const sessions = inTurn(SESSIONS[group], this.#turn(`sessions of ${group}`)) ?? [];
    const start = (this.#turn(`first visits: ${firstVisitsWith(group)}`) * GOLDEN_RATIO) % 1;
    if (group === "absent" || group === "visitor") return { group, sessions, start };
    if (group === "practice" || group === "both") {
      const speaker = inTurn(SPEAKERS, this.#turn("speakers"));
      if (!speaker) throw new RangeError("there are no speakers");
      if (group === "practice") return { group, sessions, start, speaker };
      return { group, sessions, start, speaker, cv: this.#cv(speaker.career, speaker.level) };
    }
    const turn = this.#turn("others");
    const career = inTurn(OTHER_CAREERS, turn) ?? PSYCHOLOGY;
    return { group, sessions, start, cv: this.#cv(career, inTurn(LEVELS, turn) ?? "junior") };
  }

  #cv(career: Career, level: Level): CvRole {
    const place = this.#turn(career);
    const turn = this.#turn("cvs");
    return { career, level, quality: inTurn(QUALITIES, turn) ?? "middling", place, style: turn + place };
  }

  /** 0, 1, 2… for each key. */
  #turn(of: unknown): number {
    const turn = this.#turns.get(of) ?? 0;
    this.#turns.set(of, turn + 1);
    return turn;
  }
}
