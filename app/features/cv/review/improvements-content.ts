/** Advice on content: outcomes, verbs, skills in use. Each concerns a line, a job or a skill of this CV. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { joined } from "../rubric/criteria/criterion-result.ts";
import { saysWho, tellsTask } from "../rubric/evidence/first-person-action.ts";
import type { Achievement } from "../rubric/evidence/results.ts";
import { SAYS_NUMBER, wordCount } from "../rubric/evidence/sentences.ts";
import { type Example, exampleFor } from "./example-sentences.ts";
import { isFragment, tellsOutcome } from "./quotable-achievements.ts";
import type { PostNaming } from "./quotable-jobs.ts";
import { byRecency } from "./quotable-jobs.ts";
import { isTold } from "./quotable-skills.ts";
import { isQuotedIn, jobOf, type ReviewProfile, shareOf } from "./review-material.ts";
import { properName, quoted } from "./sentence-style.ts";
import type { Statement } from "./statement-checks.ts";
import { shownClause } from "./whole-quotes.ts";

export type Writing = {
  profile: ReviewProfile;
  naming: PostNaming;
  /** Achievements that already got advice, so that none is mentioned twice. */
  used: Achievement[];
  said: string;
};
export type Advice = (writing: Writing) => (Statement | null)[];

const MAX_CLAUSE_LENGTH = 120;
const DULL: ReadonlySet<Achievement["opener"]["kind"]> = new Set(["noun", "weak"]);
/** "Atender la caja", "Mezclo en vivo", "Cuide": already opens with a verb, whatever its form. */
const OWN_OPENING = regex("iu")`
    ^(?:el|la|lo|los|las|se|me|nos|un|una|unos|unas|ya|hoy|en|con|por|para|desde)\s|^\p{L}+(?:[aei]r|(?<![ai]d)o|
    [éíe]|ndo|aba|ía)\s
  `;
const RESULT = 0.8;
const MAX_SKILLS = 3;
const STEM = 5;
/** Up to this many texts longer than a label, a CV describes nothing. */
const FEW_TEXTS = 2;

function lineOf(achievement: Achievement): string | null {
  const clause = shownClause(achievement.text, MAX_CLAUSE_LENGTH);
  return clause === null ? null : quoted(clause);
}

/** Achievements that could be improved, those of the latest job first. */
function workable({ profile, used }: Writing): Achievement[] {
  const order = new Map([...profile.jobs].sort(byRecency).map((job, index) => [job.headerLines, index] as const));
  const rank = (achievement: Achievement) => order.get(jobOf(profile, achievement)?.headerLines ?? []) ?? order.size;
  return profile.reading.achievements
    .filter(
      (achievement) =>
        profile.sound.includes(achievement) &&
        !achievement.aside &&
        !isFragment(achievement) &&
        !used.includes(achievement),
    )
    .sort((a, b) => rank(a) - rank(b));
}

/** Not from the task itself: one of its words ("archivo abierto") is no occupation. */
function tradeOf({ facts, latest, study }: ReviewProfile, achievement?: Achievement): string[] {
  const title = achievement?.job == null ? latest?.title : facts.jobs[achievement.job]?.title;
  return [title, facts.profession, study?.degree].flatMap((part) => (part == null ? [] : [part]));
}

/** The example of the occupation, if the task itself belongs to it: drivers also manage stores. */
function sameTrade(profile: ReviewProfile, achievement: Achievement): Example | null {
  const { language } = profile.facts;
  const ofTrade = exampleFor(tradeOf(profile, achievement), language);
  return ofTrade !== null && exampleFor([achievement.text], language)?.text === ofTrade.text ? ofTrade : null;
}

const asExample = (example: Example | null) => (example === null ? "" : `, por ejemplo ${quoted(example.text)}`);
const withExample = (example: Example | null) => (example === null ? {} : { example });

const achievements: Advice = (writing) => {
  const { profile } = writing;
  const achievements = workable(writing);
  // A number in the same lines may be the very one that the advice would ask for.
  const plain = ({ lines }: Achievement) =>
    ![...lines, Math.max(...lines) + 1].some((line) =>
      SAYS_NUMBER.test(normalize(profile.reading.document.lines[line]?.text ?? "")),
    );
  const tasks = achievements.filter(
    (achievement) => plain(achievement) && !tellsOutcome(achievement) && wordCount(achievement.text) >= 2,
  );
  const clear = tasks.filter((achievement) => tellsTask(achievement) || saysWho(achievement));
  const bare = clear.slice(0, 4).map((achievement): Statement | null => {
    const line = lineOf(achievement);
    const example = sameTrade(profile, achievement);
    const text = `Agrega a ${line} qué resultó o cuánto fue${asExample(example)}`;
    return line === null ? null : { text, achievement, point: "asks for the outcome", ...withExample(example) };
  });
  // Descriptions may be present in a form that the rules missed.
  const isSilent = profile.reading.achievements.length === 0 && profile.reading.prose.length <= FEW_TEXTS;
  return [...bare, ...(isSilent ? [tellAchievements(writing)] : [])];
};

/** Advice for a CV that describes no tasks. */
function tellAchievements({ profile, naming }: Writing): Statement {
  const example = exampleFor(tradeOf(profile), profile.facts.language);
  const named = [...profile.jobs].sort(byRecency).find((job) => job.title !== null || job.employer !== null);
  const phrase = naming.phrase(named ?? null);
  const what =
    phrase === null
      ? "Cuenta en dos o tres líneas, con una cifra, un trabajo, una práctica o un proyecto tuyo"
      : `Cuenta en dos o tres líneas, con una cifra, qué hiciste en ${phrase}`;
  return { text: `${what}${asExample(example)}`, ...withExample(example) };
}

const verbs: Advice = (writing) => {
  // In other languages the rules do not know well enough which word is a noun.
  if (writing.profile.facts.language !== "es") return [];
  const dull = workable(writing).filter(
    (achievement) =>
      !OWN_OPENING.test(achievement.text) &&
      DULL.has(achievement.opener.kind) &&
      !saysWho(achievement) &&
      (tellsTask(achievement) || achievement.figures.length > 0),
  );
  return dull
    .filter((achievement) => achievement.strength < RESULT)
    .slice(0, 6)
    .map((achievement): Statement | null => {
      const line = lineOf(achievement);
      if (line === null) return null;
      const how = `Abre ${line} con un verbo tuyo`;
      return { text: how, achievement, point: "asks for a verb" };
    });
};

/** Whether another line mentions the skill, in the same or related words, and may show it in use. */
function isNamedElsewhere({ reading }: ReviewProfile, { name, line }: ReviewProfile["skills"][number]): boolean {
  const stems = (normalize(name).match(/[\p{L}\d+#.]{3,}/gu) ?? []).map((word) => word.slice(0, STEM));
  return reading.document.lines.some(({ text }, at) => {
    const other = at === line ? "" : normalize(text);
    return stems.length > 0 && stems.every((stem) => other.includes(stem));
  });
}

const skills: Advice = (writing) => {
  const { profile } = writing;
  // A job title may be named after the skill: "Cleaner".
  const posts = normalize(profile.reading.facts.jobs.map(({ title, employer }) => `${title} ${employer}`).join(" "));
  const idle = profile.sureSkills
    .filter((skill) => skill.kind === "tool")
    .filter(
      (skill) => !isTold(skill, profile.reading.achievements) && !posts.includes(normalize(skill.name).slice(0, STEM)),
    )
    .filter((skill) => !isNamedElsewhere(profile, skill))
    .slice(0, MAX_SKILLS);
  if (idle.length === 0) return [];
  const names = joined(idle.map((skill) => quoted(properName(skill.name, 40))));
  // Only the owner knows in which jobs the skills were used.
  const text =
    "Cuenta en un trabajo o proyecto tuyo para qué te " + `${idle.length === 1 ? "sirvió" : "sirvieron"} ${names}`;
  return [{ text, skills: idle, point: "asks for the skills in use" }];
};

/** When little is left to improve: prepare for an interviewer's questions about the figures. */
const rehearsal: Advice = ({ profile, said }) => {
  const results = profile.sound.filter(
    (achievement) =>
      achievement.strength >= RESULT && achievement.figures.some(({ text }) => /\d/.test(text)) && !achievement.aside,
  );
  const fresh = [...results].sort((a, b) => Number(isQuotedIn(said, a)) - Number(isQuotedIn(said, b)));
  return fresh.slice(0, 3).map((achievement): Statement | null => {
    const line = lineOf(achievement);
    return line === null
      ? null
      : {
          text: `Prepara cómo explicar en una entrevista ${line}: de dónde sale la cifra y qué hiciste tú`,
          achievement,
        };
  });
};

/** General advice from the rubric, for CVs with few points and no line to start from. */
const BASICS = {
  achievements: "En cada trabajo, práctica o proyecto, di qué hiciste y cuánto: personas, unidades, plazos",
  chronology: "Escribe de cada trabajo o práctica el cargo, el lugar y los meses de inicio y de término",
  verbs: "Empieza tus líneas con lo que hiciste: «Atendí», «Preparé», «Ordené»",
  skills: "Nombra una por una las herramientas y técnicas que usas, y di en qué trabajo te sirvieron",
} as const;
/** Share of a criterion's points up to which it counts as poor and has the most to gain. */
const POOR = 0.45;

const basic =
  (id: keyof typeof BASICS): Advice =>
  ({ profile }) =>
    profile.facts.language === "es" && shareOf(profile.score, id) < POOR ? [{ text: BASICS[id] }] : [];

export const content = {
  advice: { achievements, verbs, skills },
  refinements: [rehearsal, ...(["achievements", "chronology", "verbs", "skills"] as const).map(basic)],
} as const;
