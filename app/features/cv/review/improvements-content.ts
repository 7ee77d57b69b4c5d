/** Advice on what was done: outcomes, verbs, skills in use. Each speaks of a line, a post or a skill of this CV. */

import { fold } from "#app/features/cv/vocabulary/text.ts";
import { joined } from "../rubric/criteria/award.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { SAYS_NUMBER, wordCount } from "../rubric/evidence/units.ts";
import { saysWho, tellsTask } from "../rubric/evidence/who.ts";
import { type Example, exampleFor } from "./examples.ts";
import type { PostNaming } from "./posts.ts";
import { byRecency } from "./posts.ts";
import { isQuotedIn, jobOf, type ReviewProfile, shareOf } from "./profile.ts";
import type { Statement } from "./statement-checks.ts";
import { isTold } from "./sure-skills.ts";
import { properName, quoted } from "./voice.ts";
import { shownClause } from "./whole-quotes.ts";
import { isFragment, tellsOutcome } from "./workable-deeds.ts";

export type Writing = {
  profile: ReviewProfile;
  naming: PostNaming;
  /** The deeds that were advised on: each is spoken of once. */
  used: Deed[];
  said: string;
};
export type Advice = (writing: Writing) => (Statement | null)[];

const LONGEST = 120;
const DULL: ReadonlySet<Deed["opener"]["kind"]> = new Set(["noun", "weak"]);
/** "Atender la caja", "Mezclo en vivo", "Cuide": a verb already, whatever its form. */
const OWN_OPENING =
  /^(?:el|la|lo|los|las|se|me|nos|un|una|unos|unas|ya|hoy|en|con|por|para|desde)\s|^\p{L}+(?:[aei]r|(?<![ai]d)o|[éíe]|ndo|aba|ía)\s/iu;
const RESULT = 0.8;
const MOST_SKILLS = 3;
const STEM = 5;
/** Texts of more than a label, up to which a CV tells nothing. */
const FEW_TEXTS = 2;

function lineOf(deed: Deed): string | null {
  const clause = shownClause(deed.text, LONGEST);
  return clause === null ? null : quoted(clause);
}

/** Deeds to work on, of the latest post first. */
function workable({ profile, used }: Writing): Deed[] {
  const order = new Map([...profile.jobs].sort(byRecency).map((job, index) => [job.headerLines, index] as const));
  const rank = (deed: Deed) => order.get(jobOf(profile, deed)?.headerLines ?? []) ?? order.size;
  return profile.reading.deeds
    .filter((deed) => profile.sound.includes(deed) && !deed.aside && !isFragment(deed) && !used.includes(deed))
    .sort((a, b) => rank(a) - rank(b));
}

/** Not the task itself: a word of it ("archivo abierto") is no trade. */
function tradeOf({ facts, latest, study }: ReviewProfile, deed?: Deed): string[] {
  const title = deed?.job == null ? latest?.title : facts.jobs[deed.job]?.title;
  return [title, facts.profession, study?.degree].flatMap((part) => (part == null ? [] : [part]));
}

/** The example of the trade, where the task itself is one of that trade: drivers keep stores, too. */
function sameTrade(profile: ReviewProfile, deed: Deed): Example | null {
  const { language } = profile.facts;
  const ofTrade = exampleFor(tradeOf(profile, deed), language);
  return ofTrade !== null && exampleFor([deed.text], language)?.text === ofTrade.text ? ofTrade : null;
}

const asExample = (example: Example | null) => (example === null ? "" : `, por ejemplo ${quoted(example.text)}`);
const withExample = (example: Example | null) => (example === null ? {} : { example });

const achievements: Advice = (writing) => {
  const { profile } = writing;
  const deeds = workable(writing);
  // A number in the same lines may be the one that would be asked for.
  const plain = ({ lines }: Deed) =>
    ![...lines, Math.max(...lines) + 1].some((line) =>
      SAYS_NUMBER.test(fold(profile.reading.document.lines[line]?.text ?? "")),
    );
  const tasks = deeds.filter((deed) => plain(deed) && !tellsOutcome(deed) && wordCount(deed.text) >= 2);
  const clear = tasks.filter((deed) => tellsTask(deed) || saysWho(deed));
  const bare = clear.slice(0, 4).map((deed): Statement | null => {
    const line = lineOf(deed);
    const example = sameTrade(profile, deed);
    const text = `Agrega a ${line} qué resultó o cuánto fue${asExample(example)}`;
    return line === null ? null : { text, deed, point: "asks for the outcome", ...withExample(example) };
  });
  // What was done may stand there in a form that was not understood.
  const isSilent = profile.reading.deeds.length === 0 && profile.reading.prose.length <= FEW_TEXTS;
  return [...bare, ...(isSilent ? [tellDeeds(writing)] : [])];
};

/** For a CV that tells nothing of what was done. */
function tellDeeds({ profile, naming }: Writing): Statement {
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
  // In other languages nobody knows well enough which word is a noun.
  if (writing.profile.facts.language !== "es") return [];
  const dull = workable(writing).filter(
    (deed) =>
      !OWN_OPENING.test(deed.text) &&
      DULL.has(deed.opener.kind) &&
      !saysWho(deed) &&
      (tellsTask(deed) || deed.figures.length > 0),
  );
  return dull
    .filter((deed) => deed.strength < RESULT)
    .slice(0, 6)
    .map((deed): Statement | null => {
      const line = lineOf(deed);
      if (line === null) return null;
      const how = `Abre ${line} con un verbo tuyo`;
      return { text: how, deed, point: "asks for a verb" };
    });
};

/** Whether another line than its list has it, in these words or others of their family: it may be told of there. */
function isNamedElsewhere({ reading }: ReviewProfile, { name, line }: ReviewProfile["skills"][number]): boolean {
  const stems = (fold(name).match(/[\p{L}\d+#.]{3,}/gu) ?? []).map((word) => word.slice(0, STEM));
  return reading.document.lines.some(({ text }, at) => {
    const other = at === line ? "" : fold(text);
    return stems.length > 0 && stems.every((stem) => other.includes(stem));
  });
}

const skills: Advice = (writing) => {
  const { profile } = writing;
  // A post may be named for it: "Cleaner".
  const posts = fold(profile.reading.facts.jobs.map(({ title, employer }) => `${title} ${employer}`).join(" "));
  const idle = profile.sureSkills
    .filter((skill) => skill.kind === "tool")
    .filter((skill) => !isTold(skill, profile.reading.deeds) && !posts.includes(fold(skill.name).slice(0, STEM)))
    .filter((skill) => !isNamedElsewhere(profile, skill))
    .slice(0, MOST_SKILLS);
  if (idle.length === 0) return [];
  const names = joined(idle.map((skill) => quoted(properName(skill.name, 40))));
  // In which of the posts they were of use, nobody but their owner knows.
  const text = `Cuenta en un trabajo o proyecto tuyo para qué te ${idle.length === 1 ? "sirvió" : "sirvieron"} ${names}`;
  return [{ text, skills: idle, point: "asks for the skills in use" }];
};

/** Where little is left to mend: what an interviewer will ask about the figures. */
const rehearsal: Advice = ({ profile, said }) => {
  const results = profile.sound.filter(
    (deed) => deed.strength >= RESULT && deed.figures.some(({ text }) => /\d/.test(text)) && !deed.aside,
  );
  const fresh = [...results].sort((a, b) => Number(isQuotedIn(said, a)) - Number(isQuotedIn(said, b)));
  return fresh.slice(0, 3).map((deed): Statement | null => {
    const line = lineOf(deed);
    return line === null
      ? null
      : { text: `Prepara cómo explicar en una entrevista ${line}: de dónde sale la cifra y qué hiciste tú`, deed };
  });
};

/** What to write, said of the rubric and not of this CV: for who has few points and no line that advice could start from. */
const BASICS = {
  achievements: "En cada trabajo, práctica o proyecto, di qué hiciste y cuánto: personas, unidades, plazos",
  chronology: "Escribe de cada trabajo o práctica el cargo, el lugar y los meses de inicio y de término",
  verbs: "Empieza tus líneas con lo que hiciste: «Atendí», «Preparé», «Ordené»",
  skills: "Nombra una por una las herramientas y técnicas que usas, y di en qué trabajo te sirvieron",
} as const;
/** Share of the points of a criterion up to which it has the most to win. */
const POOR = 0.45;

const basic =
  (id: keyof typeof BASICS): Advice =>
  ({ profile }) =>
    profile.facts.language === "es" && shareOf(profile.score, id) < POOR ? [{ text: BASICS[id] }] : [];

export const content = {
  advice: { achievements, verbs, skills },
  refinements: [rehearsal, ...(["achievements", "chronology", "verbs", "skills"] as const).map(basic)],
} as const;
