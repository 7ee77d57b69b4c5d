import { PART_TEXTS } from "#app/features/practice/part-texts.ts";
import { exerciseText } from "#app/routes/practice._index/exercise-text.ts";
import type { OverviewData } from "#app/routes/practice._index/screen-data.ts";
import type { Progress } from "./progress.ts";

/** The one thing to do next that the home screen shows. */
export type NextStep = {
  eyebrow: string;
  title: string;
  /** The question that is practised. */
  question?: string;
  text: string;
  action: { label: string; to: string };
  /** Something else, in a quieter button. */
  other?: { label: string; to: string };
  /** Address of a portrait or a scene. */
  picture: string;
};

/** What practice says of today. */
export type Practice = Pick<OverviewData, "exercise" | "isDoneToday" | "nextDay">;

/** What does not wait: an hour of today, a day of the next three, an interview that was left open. Null without any. */
export function urgentStep(progress: Progress): NextStep | null {
  return sessionToday(progress.session) ?? nearOffer(progress.offer) ?? openInterview(progress.lastInterview);
}

/** What is worth practising; without it the CV, then an interview. */
export function stepInPeace(progress: Progress, practice: Practice): NextStep {
  return todaysExercise(practice.exercise) ?? curriculum(progress.lastCv) ?? interview(progress, practice);
}

function sessionToday(session: Progress["session"]): NextStep | null {
  if (!session?.isToCome || session.todayAt === null) return null;
  return {
    eyebrow: "Hoy",
    title: `A las ${session.todayAt} tienes una sesión con ${session.coachName}`,
    text: "Ten a mano tu CV y una pregunta que quieras trabajar. En Mis Actividades está todo lo de la cita.",
    action: { label: "Ver mi cita", to: "/my-activities" },
    picture: "/art/scene-coach.svg",
  };
}

function nearOffer(offer: Progress["offer"]): NextStep | null {
  if (offer === null) return null;
  return {
    eyebrow: offer.when,
    title: offer.title,
    text: offer.isInterview
      ? "Repasa qué piden y qué muestra tu CV de eso, o ensaya con diez preguntas para esta oferta."
      : "Repasa qué piden y qué muestra tu CV de eso.",
    action: { label: "Ver la comparación", to: `/job-match/${offer.id}` },
    other: offer.isInterview
      ? { label: "Ensayar la entrevista", to: `/interviews?offer=${offer.id}` }
      : { label: "Mis ofertas", to: "/job-match/offers" },
    picture: offer.isInterview ? "/art/scene-interview.svg" : "/art/scene-cv.svg",
  };
}

function openInterview(last: Progress["lastInterview"]): NextStep | null {
  if (last?.status !== "open") return null;
  const { hunterId, hunterName, hunterPortrait, answered, total } = last;
  return {
    eyebrow: "Quedó abierta",
    title: `Sigue tu entrevista con ${hunterName}`,
    text: answered === 0 ? "Empieza donde quedó." : `Llevas ${answered} de ${total} preguntas. Sigue donde quedó.`,
    action: { label: "Continuar la entrevista", to: `/interview-chat/${hunterId}` },
    picture: hunterPortrait,
  };
}

function todaysExercise(exercise: Practice["exercise"]): NextStep | null {
  if (exercise === null) return null;
  return {
    eyebrow: "Tu ejercicio de hoy, cerca de 3 minutos",
    title: PART_TEXTS[exercise.part].goal,
    question: exercise.question,
    text: exerciseText(exercise),
    action: { label: "Practicar ahora", to: exercise.path },
    other: { label: "Otro ejercicio", to: "/practice" },
    picture: "/art/scene-practice.svg",
  };
}

function curriculum(lastCv: Progress["lastCv"]): NextStep | null {
  const picture = "/art/scene-cv.svg";
  switch (lastCv?.status) {
    case "completed":
      return null;
    case "processing":
      return {
        eyebrow: "En curso",
        title: "Tu CV se está analizando",
        text: "Puedes ver cómo va, o seguir con lo demás: el resultado queda guardado.",
        action: { label: "Ver cómo va", to: "/analyze-cv" },
        picture,
      };
    case "failed":
      return {
        eyebrow: "Quedó pendiente",
        title: "Tu último archivo no se pudo analizar",
        text: "En Mis Actividades está el motivo y qué hacer. Puedes subir otro archivo.",
        action: { label: "Subir otro archivo", to: "/analyze-cv" },
        other: { label: "Ver el motivo", to: "/my-activities" },
        picture,
      };
    default:
      return {
        eyebrow: "Para empezar",
        title: "Analiza tu CV",
        text: "Súbelo y recibe un puntaje con evidencias y lo que conviene mejorar.",
        action: { label: "Analizar mi CV", to: "/analyze-cv" },
        picture,
      };
  }
}

function interview({ lastInterview }: Progress, { isDoneToday, nextDay }: Practice): NextStep {
  if (lastInterview === null) {
    return {
      eyebrow: "Lo que sigue",
      title: "Tu primera entrevista de práctica",
      text: "Diez preguntas, y un resultado hecho de tus propias respuestas.",
      action: { label: "Elegir head hunter", to: "/interviews?fromCvAnalysis=true" },
      picture: "/art/scene-interview.svg",
    };
  }
  const next = nextDay === null ? "" : ` El próximo viene ${nextDay}.`;
  return {
    eyebrow: isDoneToday ? "El ejercicio de hoy está hecho" : "Lo que sigue",
    title: "Otra entrevista",
    text: isDoneToday
      ? `${next.trim()} Si quieres seguir hoy, elige con quién practicar.`.trim()
      : `Hoy no hay un ejercicio pendiente.${next}`,
    action: { label: "Elegir head hunter", to: "/interviews" },
    other: { label: "Practicar una pregunta", to: "/practice" },
    picture: "/art/scene-progress.svg",
  };
}
