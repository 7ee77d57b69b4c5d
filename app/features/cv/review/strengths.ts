/** Strengths: two to four sentences of praise, each tied to something in the CV. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { degreeScore } from "../facts/text-type-scores.ts";
import { joined } from "../rubric/criteria/criterion-result.ts";
import { opensWithVerb, saysWho } from "../rubric/evidence/first-person-action.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import { isFragment, tellsResult } from "./quotable-achievements.ts";
import { jobPhrase, type PostNaming } from "./quotable-jobs.ts";
import { achievementUsing } from "./quotable-skills.ts";
import { isQuotedIn, type ReviewProfile } from "./review-material.ts";
import { properName, quoted, sentence } from "./sentence-style.ts";
import { firstThatHolds, type Statement } from "./statement-checks.ts";
import { shownClause } from "./whole-quotes.ts";

const MOST = 4;
const MIN_STRENGTHS = 2;
const LONGEST = 180;
const TRIED = 5;

type Praise = (profile: ReviewProfile, naming: PostNaming, said: readonly Statement[]) => (Statement | null)[];

function lineOf(achievement: Achievement, max = LONGEST): string | null {
  const clause = shownClause(achievement.text, max);
  return clause === null ? null : quoted(clause);
}

function isSaid(said: readonly Statement[], achievement: Achievement): boolean {
  return isQuotedIn(said.map((one) => one.text).join("\n"), achievement);
}

/** The summary counts as already said, without being a strength. */
const above = (summary: string): Statement[] => (summary === "" ? [] : [{ text: summary }]);

/** The strongest achievement with its figure; preferably of a job that was not praised yet. */
const results: Praise = (profile, _naming, said) => {
  const praised = new Set(said.map((one) => one.achievement?.job));
  const measured = profile.sound.filter((achievement) => achievement.figures.length > 0 && !isSaid(said, achievement));
  const fresh = praised.size === 0 ? measured : measured.filter((achievement) => !praised.has(achievement.job));
  const isFirst = !said.some((one) => one.point === "shows a result");
  return [...fresh, ...measured].slice(0, 2 * TRIED).map((achievement): Statement | null => {
    const line = lineOf(achievement);
    return line === null || !tellsResult(line.slice(1, -1), achievement)
      ? null
      : { text: `${isFirst ? "Muestras" : "Sumas"} un resultado: ${line}`, achievement, point: "shows a result" };
  });
};

/** A skill that is listed and shown in use. */
const skillInUse: Praise = (profile, _naming, said) =>
  profile.sureSkills
    .filter(({ kind }) => kind === "tool")
    .slice(0, 20)
    .map((skill): Statement | null => {
      const achievements = profile.sound.filter(
        (achievement) => !isSaid(said, achievement) && !achievement.lines.includes(skill.line),
      );
      const achievement = achievementUsing(skill, achievements);
      const line = achievement === undefined ? null : lineOf(achievement, 130);
      if (achievement === undefined || line === null) return null;
      const text = `Lo que dices saber de ${properName(skill.name, 40)} se ve en tu trabajo: ${line}`;
      return { text, achievement, skills: [skill], point: "shows the skills in use" };
    });

const clearAchievement: Praise = (profile, _naming, said) =>
  profile.sound
    .filter(
      (achievement) =>
        achievement.strength >= 0.15 &&
        !isSaid(said, achievement) &&
        !isFragment(achievement) &&
        opensWithVerb(achievement),
    )
    .slice(0, TRIED)
    .flatMap((achievement): Statement[] => {
      const line = lineOf(achievement);
      return line === null
        ? []
        : [{ text: `Dices con un verbo claro lo que hiciste: ${line}`, achievement, point: "opens with a verb" }];
    });

/** Never praises the name of a school. The year must stand next to the degree. */
const studies: Praise = ({ study, reading }) => {
  const year = study?.endYear ?? null;
  // A study ending this year may still be ongoing.
  const isOver =
    study?.status === "completed" && study.level !== "school" && (year ?? 0) < Math.floor(reading.today / 12);
  const at = study?.lines.find((line) =>
    normalize(reading.document.lines[line]?.text ?? "").includes(normalize(study.degree)),
  );
  const [own = "", next = ""] =
    at === undefined ? [] : [at, at + 1].map((line) => reading.document.lines[line]?.text ?? "");
  // The year on the next line may belong to the next study.
  const near = degreeScore(next) < 2 ? `${own} ${next}` : own;
  return study === null || !isOver || year === null || !near.includes(String(year))
    ? []
    : [{ text: `Nombras un estudio con su año: ${quoted(study.degree)}, ${year}`, study }];
};

/** Used only when there is little else: a list, a study, one line. */
const little: Praise = (profile, _naming, said) => {
  const named = profile.sureSkills.slice(0, 3);
  const { study } = profile;
  const achievement = profile.sound.find((one) => !isSaid(said, one) && lineOf(one) !== null);
  return [
    named.length < 3
      ? null
      : {
          text: `Nombras conocimientos concretos de tu oficio: ${joined(named.map((one) => properName(one.name, 40)))}`,
          skills: named,
        },
    study === null ||
    (study.institution === null && study.endYear === null) ||
    said.some((one) => one.study !== undefined)
      ? null
      : { text: `Nombras tu formación: ${quoted(study.degree)}`, study },
    achievement === undefined || !saysWho(achievement)
      ? null
      : { text: `Cuentas qué haces: ${lineOf(achievement) ?? ""}`, achievement },
    said.some((one) => one.jobs !== undefined) || profile.latest?.title == null || profile.latest.employer === null
      ? null
      : { text: `Dices de qué y dónde has trabajado: ${jobPhrase(profile.latest)}`, jobs: [profile.latest] },
    said.some((one) => one.point !== undefined || one.study !== undefined || one.skills !== undefined)
      ? null
      : { text: "Subiste tu CV para revisarlo, y ese es el primer paso" },
  ];
};

/**
 * Content first; as a last resort quotes the one thing that the CV says.
 * @param summary not to be repeated
 */
export function strengths(profile: ReviewProfile, naming: PostNaming, summary = ""): string[] {
  const before = above(summary);
  const said: Statement[] = [];
  const add = (praise: Praise) => {
    const wordings = praise(profile, naming, [...before, ...said]).filter(
      (one) => one === null || !said.some((other) => other.text === one.text),
    );
    const one = firstThatHolds(wordings, profile);
    if (one !== null && said.length < MOST) said.push(one);
  };
  for (const praise of [results, results, results, skillInUse, clearAchievement]) add(praise);
  if (said.length < MIN_STRENGTHS) add(studies);
  if (said.length < MIN_STRENGTHS) add(little);
  if (said.length < 1) add(little);
  return said.map((one) => sentence(one.text));
}
