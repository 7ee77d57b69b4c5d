/** Praise names the deed: two to four sentences, each tied to something that the CV says. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { degreeScore } from "../facts/signals.ts";
import { joined } from "../rubric/criteria/award.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { opensWithVerb, saysWho } from "../rubric/evidence/who.ts";
import { jobPhrase, type PostNaming } from "./posts.ts";
import { isQuotedIn, type ReviewProfile } from "./profile.ts";
import { firstThatHolds, type Statement } from "./statement-checks.ts";
import { deedUsing } from "./sure-skills.ts";
import { properName, quoted, sentence } from "./voice.ts";
import { shownClause } from "./whole-quotes.ts";
import { isFragment, tellsResult } from "./workable-deeds.ts";

const MOST = 4;
const FEWEST = 2;
const LONGEST = 180;
const TRIED = 5;

type Praise = (profile: ReviewProfile, naming: PostNaming, said: readonly Statement[]) => (Statement | null)[];

function lineOf(deed: Deed, max = LONGEST): string | null {
  const clause = shownClause(deed.text, max);
  return clause === null ? null : quoted(clause);
}

function isSaid(said: readonly Statement[], deed: Deed): boolean {
  return isQuotedIn(said.map((one) => one.text).join("\n"), deed);
}

/** What stands above already: the summary counts as said, and is no strength of its own. */
const above = (summary: string): Statement[] => (summary === "" ? [] : [{ text: summary }]);

/** The strongest deed with its figure; of a post that was not praised yet where there is one. */
const results: Praise = (profile, _naming, said) => {
  const praised = new Set(said.map((one) => one.deed?.job));
  const measured = profile.sound.filter((deed) => deed.figures.length > 0 && !isSaid(said, deed));
  const fresh = praised.size === 0 ? measured : measured.filter((deed) => !praised.has(deed.job));
  const isFirst = !said.some((one) => one.point === "shows a result");
  return [...fresh, ...measured].slice(0, 2 * TRIED).map((deed): Statement | null => {
    const line = lineOf(deed);
    return line === null || !tellsResult(line.slice(1, -1), deed)
      ? null
      : { text: `${isFirst ? "Muestras" : "Sumas"} un resultado: ${line}`, deed, point: "shows a result" };
  });
};

/** A skill that is listed and used: the best that can be said of a list. */
const skillInUse: Praise = (profile, _naming, said) =>
  profile.sureSkills
    .filter(({ kind }) => kind === "tool")
    .slice(0, 20)
    .map((skill): Statement | null => {
      const deeds = profile.sound.filter((deed) => !isSaid(said, deed) && !deed.lines.includes(skill.line));
      const deed = deedUsing(skill, deeds);
      const line = deed === undefined ? null : lineOf(deed, 130);
      if (deed === undefined || line === null) return null;
      const text = `Lo que dices saber de ${properName(skill.name, 40)} se ve en tu trabajo: ${line}`;
      return { text, deed, skills: [skill], point: "shows the skills in use" };
    });

const clearDeed: Praise = (profile, _naming, said) =>
  profile.sound
    .filter((deed) => deed.strength >= 0.15 && !isSaid(said, deed) && !isFragment(deed) && opensWithVerb(deed))
    .slice(0, TRIED)
    .flatMap((deed): Statement[] => {
      const line = lineOf(deed);
      return line === null
        ? []
        : [{ text: `Dices con un verbo claro lo que hiciste: ${line}`, deed, point: "opens with a verb" }];
    });

/** Whatever the place of study is called: nobody is praised for its name. The year must stand where the degree does. */
const studies: Praise = ({ study, reading }) => {
  const year = study?.endYear ?? null;
  // What ends in this year may be going on.
  const isOver =
    study?.status === "completed" && study.level !== "school" && (year ?? 0) < Math.floor(reading.today / 12);
  const at = study?.lines.find((line) => fold(reading.document.lines[line]?.text ?? "").includes(fold(study.degree)));
  const [own = "", next = ""] =
    at === undefined ? [] : [at, at + 1].map((line) => reading.document.lines[line]?.text ?? "");
  // The year below may be that of the next study.
  const near = degreeScore(next) < 2 ? `${own} ${next}` : own;
  return study === null || !isOver || year === null || !near.includes(String(year))
    ? []
    : [{ text: `Nombras un estudio con su año: ${quoted(study.degree)}, ${year}`, study }];
};

/** Said only where there is little else: a list, a study, one line. */
const little: Praise = (profile, _naming, said) => {
  const named = profile.sureSkills.slice(0, 3);
  const { study } = profile;
  const deed = profile.sound.find((one) => !isSaid(said, one) && lineOf(one) !== null);
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
    deed === undefined || !saysWho(deed) ? null : { text: `Cuentas qué haces: ${lineOf(deed) ?? ""}`, deed },
    said.some((one) => one.jobs !== undefined) || profile.latest?.title == null || profile.latest.employer === null
      ? null
      : { text: `Dices de qué y dónde has trabajado: ${jobPhrase(profile.latest)}`, jobs: [profile.latest] },
    said.some((one) => one.point !== undefined || one.study !== undefined || one.skills !== undefined)
      ? null
      : { text: "Subiste tu CV para revisarlo, y ese es el primer paso" },
  ];
};

/**
 * Content first; the last resort quotes the one thing that the CV says.
 * @param summary what stands above: it is not said again
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
  for (const praise of [results, results, results, skillInUse, clearDeed]) add(praise);
  if (said.length < FEWEST) add(studies);
  if (said.length < FEWEST) add(little);
  if (said.length < 1) add(little);
  return said.map((one) => sentence(one.text));
}
