/** Praise names the deed: two to four sentences, each tied to something that the CV says. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { degreeScore } from "../facts/signals.ts";
import { joined } from "../rubric/criteria/award.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { jobPhrase, type PostNaming } from "./posts.ts";
import { isQuotedIn, jobOf, type ReviewProfile, shareOf } from "./profile.ts";
import { firstThatHolds, type Statement } from "./statement-checks.ts";
import { deedUsing } from "./sure-skills.ts";
import { insideSentence, properName, quoted, sentence } from "./voice.ts";
import { shownClause } from "./whole-quotes.ts";
import { isFragment } from "./workable-deeds.ts";

const MOST = 4;
const FEWEST = 2;
/** From the first the deed says how much was done, from the second what came of it. */
const MEASURED = 0.6;
const RESULT = 0.8;
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
const results: Praise = (profile, naming, said) => {
  const praised = new Set(said.map((one) => one.deed?.job));
  const measured = profile.sound.filter(
    (deed) => deed.strength >= MEASURED && deed.figures.length > 0 && !isSaid(said, deed),
  );
  const fresh = praised.size === 0 ? measured : measured.filter((deed) => !praised.has(deed.job));
  return [...fresh, ...measured].slice(0, TRIED).map((deed): Statement | null => {
    const line = lineOf(deed);
    if (line === null) return null;
    const isResult = deed.strength >= RESULT;
    const place = naming.phrase(jobOf(profile, deed));
    const also = said.some((one) => one.point === "shows a result" || one.point === "shows a size") ? "también " : "";
    const what = isResult ? "muestras un resultado" : "das una cifra de tu trabajo";
    const text =
      place === null ? `${also}${what}: ${line}` : `${also === "" ? "En" : "También en"} ${place} ${what}: ${line}`;
    return { text, deed, point: isResult ? "shows a result" : "shows a size" };
  });
};

/** A skill that is listed and used: the best that can be said of a list. */
const skillInUse: Praise = (profile, _naming, said) =>
  profile.sureSkills.slice(0, 20).map((skill): Statement | null => {
    const deeds = profile.sound.filter((deed) => !isSaid(said, deed) && !deed.lines.includes(skill.line));
    const deed = deedUsing(skill, deeds);
    const line = deed === undefined ? null : lineOf(deed, 130);
    if (deed === undefined || line === null) return null;
    const text = `Lo que dices saber de ${properName(skill.name, 40)} se ve en tu trabajo: ${line}`;
    return { text, deed, skills: [skill], point: "shows the skills in use" };
  });

const path: Praise = (profile) => {
  const dated = profile.jobs.filter((job) => job.interval !== null && job.kind === "employment");
  const ordered = [...dated].sort((a, b) => (a.interval?.start ?? 0) - (b.interval?.start ?? 0));
  const first = ordered.find((job) => job.title !== null);
  const { latest } = profile;
  if (first?.title == null || latest?.title == null || first === latest) return [];
  const [from, to] = [insideSentence(first.title, 65), insideSentence(latest.title, 65)];
  // A post that was not understood may have come before.
  const isWhole =
    profile.reading.sure.years && profile.jobs.every((job) => job.interval !== null && job.title !== null);
  const isClear = isWhole && shareOf(profile.score, "chronology") >= 0.8 && from !== to;
  const years = [first, latest].map((job) => Math.floor((job.interval?.start ?? 0) / 12));
  return isClear && (years[0] ?? 0) < (years[1] ?? 0)
    ? [
        {
          text: `Tu trayectoria se sigue con facilidad, de ${from} a ${to}`,
          jobs: [first, latest],
          point: "names the path",
        },
      ]
    : [];
};

const clearDeed: Praise = (profile, _naming, said) =>
  profile.sound
    .filter((deed) => deed.strength >= 0.15 && !isSaid(said, deed) && !isFragment(deed))
    .slice(0, TRIED)
    .flatMap((deed): Statement[] => {
      const line = lineOf(deed);
      if (line === null) return [];
      return [
        ...(deed.figures.length > 0
          ? [
              deed.strength >= RESULT
                ? { text: `Sumas otro resultado: ${line}`, deed, point: "shows a result" as const }
                : { text: `Das la dimensión de tu trabajo: ${line}`, deed, point: "shows a size" as const },
            ]
          : []),
        { text: `Dices con un verbo claro lo que hiciste: ${line}`, deed, point: "opens with a verb" as const },
      ];
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
    : [{ text: `Dices qué estudiaste y hasta cuándo: ${quoted(study.degree)}, ${year}`, study }];
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
      : { text: `Dices qué estudiaste: ${quoted(study.degree)}`, study },
    deed === undefined || deed.opener.kind === "none"
      ? null
      : { text: `Cuentas qué haces: ${lineOf(deed) ?? ""}`, deed },
    said.some((one) => one.jobs !== undefined) || profile.latest === null || jobPhrase(profile.latest) === null
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
  for (const praise of [results, results, skillInUse, path, clearDeed]) add(praise);
  if (said.length < FEWEST) add(studies);
  if (said.length < FEWEST) add(little);
  if (said.length < 1) add(little);
  return said.map((one) => sentence(one.text));
}
