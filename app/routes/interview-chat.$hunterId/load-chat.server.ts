import { randomUUID } from "node:crypto";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { findHunter, type HunterId, hunterOf, profileOf } from "#app/features/interview/hunters.ts";
import { findOpenInterview } from "#app/features/interview/queries.server.ts";
import { questionsFor } from "#app/features/interview/question-bank/managed-questions.server.ts";
import type { Question } from "#app/features/interview/question-bank/question.ts";
import { asksFromCv } from "#app/features/interview/question-sets.server.ts";
import { extraTimeFactorOf } from "#app/features/interview/start.server.ts";
import { firstNameOf } from "#app/features/interview/texts/hunter-lines.ts";
import { voiceOffer } from "#app/features/interview/voice/voice-offer.server.ts";
import { offerInAddress, offerOfInterview } from "#app/features/offers/offer-interview.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import type { ChatData, ChatHunter } from "./screen-data.ts";

/** The hunter's data that the conversation needs in the browser. */
export function chatHunter(id: HunterId, questions: readonly Question[]): ChatHunter {
  const hunter = hunterOf(id);
  return { ...profileOf(hunter), lines: hunter.lines, questions };
}

/**
 * Loads the initial data of a conversation.
 * @param name the hunter's name in the URL
 */
export async function loadChat(user: SessionUser, name: string, url: string): Promise<ChatData> {
  const hunter = findHunter(name);
  const db = getDb();
  const seed = randomUUID();
  const askable = await questionsFor(db, user.id, { seed });
  const named = new URL(url).searchParams.get("offer");
  const offer = hunter ? await offerInAddress(db, user.id, named, { hunterId: hunter.id, askable }) : null;
  const open = hunter ? await findOpenInterview(db, user.id, hunter.id) : null;
  return {
    user: { name: user.name, role: user.role },
    hunter: hunter ? chatHunter(hunter.id, offer?.questions ?? askable.of(hunter.id)) : null,
    studentName: firstNameOf(user.name),
    seed,
    openedAt: Date.now(),
    extraTimeFactor: await extraTimeFactorOf(db, user.id),
    fromCv: offer === null && asksFromCv(url),
    offer: offer && { id: offer.id, title: offer.title },
    open: open && {
      interviewId: open.interviewId,
      question: open.questionIndex + 1,
      total: open.totalQuestions,
      remaining: open.remaining,
      offer: await offerOfInterview(db, user.id, open.interviewId),
    },
    voice: voiceOffer(),
  };
}
