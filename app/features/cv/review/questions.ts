/** Four questions that an interviewer would ask about this CV. */

import type { CvResult } from "../result.ts";
import { isQuoteOf } from "../rubric/evidence/quote.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import type { CountedSkill } from "../rubric/evidence/skills.ts";
import { freshFirst, isQuotedIn, jobOf, jobPhrase, type Level, type ReviewProfile } from "./profile.ts";
import {
  isCredential,
  LONGEST,
  quotableEmployer,
  quotableLine,
  quotableSkill,
  quotableStudy,
  quotableTitle,
  quotableTrade,
} from "./quotable.ts";
import { quoted, roleText, sameText } from "./voice.ts";

export type Question = CvResult["interview_questions"][number];
type Draft = { question: string; category: string };

const COUNT = 4;
const MEASURED = 0.6;
const RESULT = 0.8;
/** A pause that an interviewer would ask about, in months. */
const PAUSE = 9;
const DIFFICULTY: Readonly<Record<Level, readonly Question["difficulty"][]>> = {
  junior: ["basic", "basic", "intermediate", "intermediate"],
  semi: ["intermediate", "basic", "intermediate", "advanced"],
  senior: ["advanced", "intermediate", "advanced", "intermediate"],
};

/** Deeds that one can ask about: those that open with an action, or show something, and can be quoted whole. */
function askable(profile: ReviewProfile): Deed[] {
  return profile.deeds.filter((deed) => {
    const line = quotableLine(deed.text);
    const isAct = deed.strength > 0 || (deed.opener.kind !== "weak" && deed.opener.kind !== "none");
    return isAct && line !== null && isQuoteOf(profile.reading.document, line);
  });
}

function lineOf(deed: Deed): string {
  return quoted(quotableLine(deed.text) ?? "");
}

/** The newest job by what can be said of it; "tu trabajo más reciente" where that is neither title nor place. */
function latestPhrase({ latest }: ReviewProfile): string | null {
  if (latest === null) return null;
  const said = { ...latest, title: quotableTitle(latest.title), employer: quotableEmployer(latest.employer) };
  const newest = latest.kind === "internship" ? "tu práctica" : "tu trabajo";
  return jobPhrase(said, LONGEST.title) ?? (latest.kind === "volunteering" ? null : `${newest} más reciente`);
}

function lapse(months: number): string {
  return months < 24 ? `${months} meses` : `cerca de ${Math.round(months / 12)} años`;
}

/** The best result that was not quoted yet; where only one deserves the question, that one again. */
function achievement(profile: ReviewProfile, said: string): Draft | null {
  const deeds = askable(profile);
  const results = deeds.filter((one) => one.figures.length > 0 && one.strength >= MEASURED);
  const deed = freshFirst(profile, results, said)[0] ?? deeds[0];
  if (deed === undefined) return null;
  const words = lineOf(deed);
  if (deed.figures.length > 0 && deed.strength >= RESULT) {
    return {
      category: "Logros",
      question: profile.choose(
        [
          `En tu CV dices ${words}. ¿Qué hiciste tú para lograrlo y cómo lo mediste?`,
          `Cuéntame cómo llegaste a este resultado: ${words}. ¿Qué fue lo más difícil?`,
        ],
        "q1",
      ),
    };
  }
  return {
    category: "Logros",
    question: `En tu CV dices ${words}. ¿Qué cambió gracias a ese trabajo y cómo lo podrías medir?`,
  };
}

type NamedSkill = CountedSkill & { said: string };

function technical(profile: ReviewProfile): Draft | null {
  const named = profile.skills.flatMap((one): NamedSkill[] => {
    const said = quotableSkill(one.name);
    return said === null ? [] : [{ ...one, said }];
  });
  const hard = named.filter((one) => (one.kind === "tool" || one.kind === "technical") && !one.generic);
  const works = hard.filter((one) => !isCredential(one.said));
  const skill = works.find((one) => one.shown) ?? works[0] ?? hard[0];
  const [first] = named;
  if (skill !== undefined) return { category: "Técnica", question: skillQuestion(profile, skill) };
  return first === undefined
    ? null
    : {
        category: "Técnica",
        question: `Nombras ${quoted(first.said)} en tu CV. ¿En qué situación concreta lo demostraste?`,
      };
}

function skillQuestion(profile: ReviewProfile, skill: NamedSkill): string {
  const name = quoted(skill.said);
  if (isCredential(skill.said)) return `Tu CV nombra ${name}. ¿Qué problema real resolviste con eso y cómo lo hiciste?`;
  if (!skill.shown) {
    const place = latestPhrase(profile);
    return `Nombras ${name} entre tus conocimientos. ¿En qué tarea concreta aplicaste ese conocimiento${place === null ? "" : ` en ${place}`} y qué nivel tienes?`;
  }
  const [hardest, everyday] =
    skill.kind === "tool"
      ? [
          `Explícame un caso real en que hayas usado ${name}. ¿Qué alternativas descartaste y por qué?`,
          `¿Cómo usas ${name} en tu trabajo y qué harías distinto si partieras de nuevo?`,
        ]
      : [
          `Tu CV muestra trabajo en ${name}. ¿Cuál fue el caso más difícil y cómo lo resolviste?`,
          `En tu experiencia aparece ${name}. ¿Qué haces tú ahí, paso a paso, y cómo sabes que salió bien?`,
        ];
  return profile.choose([hardest ?? "", everyday ?? ""], "q2");
}

function trajectory(profile: ReviewProfile): Draft | null {
  const dated = profile.jobs
    .filter((job) => job.interval !== null && job.kind === "employment")
    .sort((a, b) => (a.interval?.start ?? 0) - (b.interval?.start ?? 0));
  let end = Number.NEGATIVE_INFINITY;
  for (const job of dated) {
    const start = job.interval?.start ?? 0;
    const place = quotableEmployer(job.employer);
    if (Number.isFinite(end) && start - end > PAUSE && place !== null)
      return {
        category: "Trayectoria",
        question: `Antes de entrar a ${place} hay una pausa de ${lapse(start - end - 1)} en tu CV. ¿Qué hiciste en ese tiempo y qué te dejó?`,
      };
    end = Math.max(end, job.interval?.end ?? Number.POSITIVE_INFINITY);
  }
  const [before, last] = [dated.at(-2), dated.at(-1)];
  const moved =
    before?.interval?.end != null && last?.interval != null && before.interval.end <= last.interval.start + 1;
  const [from, to] = [quotableEmployer(before?.employer ?? null), quotableEmployer(last?.employer ?? null)];
  if (moved && from !== null && to !== null && !sameText(from, to))
    return {
      category: "Trayectoria",
      question: `Pasaste de ${from} a ${to}. ¿Qué te llevó a ese cambio y qué responsabilidades nuevas tomaste?`,
    };
  const phrase = latestPhrase(profile);
  return phrase === null
    ? null
    : {
        category: "Trayectoria",
        question: `¿Qué aprendiste en ${phrase} que te sirva para el cargo que buscas ahora?`,
      };
}

const TEAM = /\b(?:equipo|lider|dirig|coordin|supervis|capacit|turno|team|led|managed|jefatura|personas)/iu;

/** Who directs a thesis or supervises a survey leads nobody yet: the people must be named. */
const LEADS =
  /\b(?:lider|dirij|dirig|supervis|led\b|managed|jefatura)[^.;]*\b(?:equipos?|team|cuadrillas?|crews?|people|personas|jefaturas|profesionales|trabajador\p{L}*|colaborador\p{L}*|operari[oa]s|técnic[oa]s|analistas|asesor[ae]s|ayudantes|guardias|vendedor\p{L}*|enfermer[oa]s|internos|geólogos|mecánicos|reports|staff)(?!\p{L})/iu;

function team(profile: ReviewProfile, said: string): Draft | null {
  const deed = freshFirst(profile, askable(profile), said).find(
    (one) => TEAM.test(one.text) && !isQuotedIn(said, profile, one),
  );
  if (deed === undefined) return null;
  const words = lineOf(deed);
  return LEADS.test(deed.text)
    ? { category: "Liderazgo", question: `Dices ${words}. ¿Cómo manejaste un desacuerdo dentro de ese equipo?` }
    : {
        category: "Trabajo en equipo",
        question: `Dices ${words}. ¿Cómo te coordinaste con las demás personas y qué harías mejor?`,
      };
}

/** @param asked the questions so far: none is asked about the same line */
function another(profile: ReviewProfile, said: string, asked: string): Draft | null {
  const deeds = askable(profile);
  const order = freshFirst(
    profile,
    deeds.filter((one) => !one.aside && !asked.includes(lineOf(one))),
    said,
  );
  const fresh = order.filter((one) => !isQuotedIn(said, profile, one));
  const [first] = deeds;
  const deed = fresh.find((one) => first === undefined || jobOf(profile, one) !== jobOf(profile, first)) ?? order[0];
  if (deed === undefined) return null;
  return {
    category: "Resolución de problemas",
    question: `Sobre ${lineOf(deed)}, ¿qué problema apareció en el camino y cómo lo resolviste?`,
  };
}

function motivation(profile: ReviewProfile): Draft | null {
  const { facts, study } = profile;
  const isLong = study !== null && study.level !== "school" && study.level !== "course";
  const studied = isLong ? quotableStudy(study.degree) : null;
  if (studied !== null)
    return {
      category: "Motivación",
      question: `Según tu CV, tu formación es ${quoted(studied)}. ¿Qué te motivó a elegirla y qué buscas en tu próximo trabajo?`,
    };
  const trade = quotableTrade(facts.profession);
  if (trade !== null)
    return {
      category: "Motivación",
      question: `Te presentas ${roleText(trade)}. ¿Qué te motiva de ese trabajo y hacia dónde quieres crecer?`,
    };
  if (facts.profession !== null) return null;
  return {
    category: "Motivación",
    question: "Tu CV no dice qué cargo buscas. ¿Qué trabajo te gustaría y qué puedes aportar en él?",
  };
}

const GENERAL: readonly Draft[] = [
  {
    category: "Trayectoria",
    question: "Tu CV cuenta poco de tu experiencia. ¿Qué trabajo, práctica o proyecto te enseñó más y por qué?",
  },
  {
    category: "Trabajo en equipo",
    question: "Cuéntame de una vez en que hayas tenido que ponerte de acuerdo con otras personas. ¿Cuál fue tu parte?",
  },
  { category: "Técnica", question: "¿Qué sabes hacer bien que no aparece en tu CV y cómo lo demostrarías?" },
  {
    category: "Logros",
    question: "¿De qué resultado de tus estudios o trabajos sientes más orgullo y qué hiciste para lograrlo?",
  },
];

/**
 * Always four, each of a different category, from concrete to general; difficulty fits the years of the CV. `said` is
 * what the review quotes elsewhere: where the CV has other deeds, the questions go into those.
 */
export function interviewQuestions(profile: ReviewProfile, said: string): Question[] {
  const first = achievement(profile, said);
  const before = `${said}\n${first?.question ?? ""}`;
  const together = team(profile, before);
  const asked = `${first?.question ?? ""}\n${together?.question ?? ""}`;
  const drafts = [
    first,
    technical(profile),
    trajectory(profile),
    together,
    profile.level === "junior" ? motivation(profile) : another(profile, `${said}\n${asked}`, asked),
    motivation(profile),
    ...GENERAL,
  ];
  const chosen: Draft[] = [];
  for (const draft of drafts) {
    if (draft !== null && chosen.length < COUNT && !chosen.some((one) => one.category === draft.category))
      chosen.push(draft);
  }
  const levels = DIFFICULTY[profile.level];
  return chosen.map((draft, at) => ({
    ...draft,
    question: draft.question.replace(/\s+/g, " ").replace(/\.{2,}/g, "."),
    difficulty: levels[at] ?? "intermediate",
  }));
}
