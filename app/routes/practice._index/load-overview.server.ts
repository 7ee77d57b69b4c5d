import type { SessionUser } from "#app/features/auth/session-user.ts";
import { dayName, nearDay, wallTimeOf } from "#app/features/coaching/day-text.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { practiceOverview } from "#app/features/practice/practice-overview.server.ts";
import type { PartProfile, ReadAttempt } from "#app/features/practice/profile.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { getDb } from "#app/platform/db.server.ts";
import { practicePath } from "#app/routes/interview-feedback/practice-path.ts";
import type { OverviewData, PartRow, ShownAnswer } from "./screen-data.ts";

const SHOWN_QUESTIONS = 10;

/** Loads the profile of a student and what to practise today; nothing is read of a blocked person's answers. */
export async function loadOverview(
  user: Pick<SessionUser, "id" | "name" | "role">,
  clock: Clock = systemClock,
): Promise<OverviewData> {
  const db = getDb();
  const person = { user: { name: user.name, role: user.role } };
  if (await isBlocked(db, user.id))
    return { ...person, isBlocked: true, exercise: null, isDoneToday: false, nextDay: null, parts: [], questions: [] };
  const { profile, questions, exerciseQuote } = await practiceOverview(db, user.id, clock);
  const now = clock.now().getTime();
  const dayText = (day: string) => nearDay(day, now) ?? `el ${dayName(day)}`;
  const { exercise, parts, nextDay, isDoneToday } = profile;
  const asked = questions.find(({ question }) => question.question === exercise?.attempt.question);
  return {
    ...person,
    isBlocked: false,
    exercise:
      exercise === null || asked === undefined
        ? null
        : {
            ...shownAnswer(exercise.attempt, dayText),
            part: exercise.part,
            isMissing: exercise.isMissing,
            quote: exerciseQuote,
            hunter: { name: hunterOf(asked.hunterId).name, portrait: hunterOf(asked.hunterId).portrait },
          },
    isDoneToday,
    nextDay: nextDay && dayText(nextDay),
    parts: parts.map((one) => partRow(one, wallTimeOf(clock.now().toISOString()).date, dayText)),
    questions: questions.slice(0, SHOWN_QUESTIONS).map(({ question, interviewId, hunterId, at, isTry }) => ({
      question: question.question,
      path: practicePath(question.id, interviewId),
      when: dayText(wallTimeOf(at).date),
      isTry,
      hunter: hunterOf(hunterId).name,
    })),
  };
}

type DayText = (day: string) => string;

function shownAnswer({ question, questionId, interviewId, day }: ReadAttempt, dayText: DayText): ShownAnswer {
  return { question, path: practicePath(questionId, interviewId), when: dayText(day) };
}

function partRow(one: PartProfile, today: string, dayText: DayText): PartRow {
  const { part, strength, dueDay, signs, foundIn, missingIn, missingThemes } = one;
  return {
    part,
    strength,
    due: dueDay <= today ? "hoy" : dayText(dueDay),
    signs,
    foundIn: foundIn && shownAnswer(foundIn, dayText),
    missingIn: missingIn && shownAnswer(missingIn, dayText),
    themes: missingThemes.slice(0, 3).map((theme) => theme.toLocaleLowerCase("es")),
  };
}
