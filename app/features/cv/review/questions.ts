/** Four questions that an interviewer would ask about this CV. */

import type { CvResult } from "../result.ts";
import { deedQuote } from "../rubric/criteria/award.ts";
import type { Deed } from "../rubric/evidence/results.ts";
import { freshFirst, isQuotedIn, jobOf, jobPhrase, type Level, type ReviewProfile } from "./profile.ts";
import { properName, quoted, roleText, sameText } from "./voice.ts";

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

/** Deeds that one can ask about: those that open with an action, or show something. */
function askable(profile: ReviewProfile): Deed[] {
  return profile.deeds.filter(
    (deed) => deed.strength > 0 || (deed.opener.kind !== "weak" && deed.opener.kind !== "none"),
  );
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
  const words = quoted(deedQuote(profile.reading, deed, 110));
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

function technical(profile: ReviewProfile): Draft | null {
  const hard = profile.skills.filter(
    (skill) => (skill.kind === "tool" || skill.kind === "technical") && !skill.generic,
  );
  const skill = hard.find((one) => one.shown) ?? hard[0];
  if (skill === undefined) {
    return profile.skills.length === 0
      ? null
      : {
          category: "Técnica",
          question: `Nombras ${quoted(properName(profile.skills[0]?.name ?? "", 40))} en tu CV. ¿En qué situación concreta lo demostraste?`,
        };
  }
  const name = quoted(properName(skill.name, 50));
  const place = jobPhrase(profile.latest);
  if (skill.shown)
    return {
      category: "Técnica",
      question: profile.choose(
        [
          skill.kind === "tool"
            ? `Explícame un caso real en que hayas usado ${name}. ¿Qué alternativas descartaste y por qué?`
            : `Tu CV muestra trabajo en ${name}. ¿Cuál fue el caso más difícil y cómo lo resolviste?`,
          skill.kind === "tool"
            ? `¿Cómo usas ${name} en tu trabajo y qué harías distinto si partieras de nuevo?`
            : `En tu experiencia aparece ${name}. ¿Qué haces tú ahí, paso a paso, y cómo sabes que salió bien?`,
        ],
        "q2",
      ),
    };
  return {
    category: "Técnica",
    question: `Nombras ${name} entre tus conocimientos. ¿En qué tarea concreta aplicaste ese conocimiento${place === null ? "" : ` en ${place}`} y qué nivel tienes?`,
  };
}

function isPlace(employer: string | null): employer is string {
  return (
    employer !== null && !/^(?:particular(?:es)?|independiente|freelance|varios|por cuenta propia)$/iu.test(employer)
  );
}

function trajectory(profile: ReviewProfile): Draft | null {
  const dated = profile.jobs
    .filter((job) => job.interval !== null && job.kind === "employment")
    .sort((a, b) => (a.interval?.start ?? 0) - (b.interval?.start ?? 0));
  let end = Number.NEGATIVE_INFINITY;
  for (const job of dated) {
    const start = job.interval?.start ?? 0;
    const place = job.employer === null ? null : properName(job.employer, 50);
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
  if (moved && isPlace(before.employer) && isPlace(last.employer) && !sameText(before.employer, last.employer))
    return {
      category: "Trayectoria",
      question: `Pasaste de ${properName(before.employer, 50)} a ${properName(last.employer, 50)}. ¿Qué te llevó a ese cambio y qué responsabilidades nuevas tomaste?`,
    };
  const phrase = jobPhrase(profile.latest);
  return phrase === null
    ? null
    : {
        category: "Trayectoria",
        question: `¿Qué aprendiste en ${phrase} que te sirva para el cargo que buscas ahora?`,
      };
}

const TEAM = /\b(?:equipo|lider|dirig|coordin|supervis|capacit|turno|team|led|managed|jefatura|personas)/iu;

function team(profile: ReviewProfile, said: string): Draft | null {
  const deed = freshFirst(profile, askable(profile), said).find(
    (one) => TEAM.test(one.text) && !isQuotedIn(said, profile, one),
  );
  if (deed === undefined) return null;
  const leads = /\b(?:lider|dirig|supervis|led|managed|jefatura)/iu.test(deed.text);
  const words = quoted(deedQuote(profile.reading, deed, 100));
  return leads
    ? { category: "Liderazgo", question: `Dices ${words}. ¿Cómo manejaste un desacuerdo dentro de ese equipo?` }
    : {
        category: "Trabajo en equipo",
        question: `Dices ${words}. ¿Cómo te coordinaste con las demás personas y qué harías mejor?`,
      };
}

function another(profile: ReviewProfile, said: string): Draft | null {
  const deeds = askable(profile);
  const order = freshFirst(
    profile,
    deeds.filter((one) => !one.aside),
    said,
  );
  const fresh = order.filter((one) => !isQuotedIn(said, profile, one));
  const [first] = deeds;
  const deed = fresh.find((one) => first === undefined || jobOf(profile, one) !== jobOf(profile, first)) ?? order[0];
  if (deed === undefined) return null;
  return {
    category: "Resolución de problemas",
    question: `Sobre ${quoted(deedQuote(profile.reading, deed, 100))}, ¿qué problema apareció en el camino y cómo lo resolviste?`,
  };
}

function motivation(profile: ReviewProfile): Draft {
  const { facts, study } = profile;
  const studied = study !== null && study.level !== "school" && study.level !== "course" ? quoted(study.degree) : null;
  if (studied !== null)
    return {
      category: "Motivación",
      question: `Según tu CV, tu formación es ${studied}. ¿Qué te motivó a elegirla y qué buscas en tu próximo trabajo?`,
    };
  if (facts.profession !== null)
    return {
      category: "Motivación",
      question: `Te presentas ${roleText(facts.profession)}. ¿Qué te motiva de ese trabajo y hacia dónde quieres crecer?`,
    };
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
  const drafts = [
    first,
    technical(profile),
    trajectory(profile),
    together,
    profile.level === "junior" ? motivation(profile) : another(profile, `${before}\n${together?.question ?? ""}`),
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
