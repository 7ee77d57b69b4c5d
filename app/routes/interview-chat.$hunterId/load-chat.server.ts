import { randomUUID } from "node:crypto";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { extraTimeFactorOf } from "#app/features/interview/extra-time.server.ts";
import { findHunter } from "#app/features/interview/hunters.ts";
import { findOpenInterview } from "#app/features/interview/queries.server.ts";
import { asksFromCv } from "#app/features/interview/question-sets.server.ts";
import { firstNameOf } from "#app/features/interview/texts/speak.ts";
import { voiceOffer } from "#app/features/interview/voice/voice-offer.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import type { ChatData } from "./screen-data.ts";

/** What the conversation with a hunter starts from. @param name the hunter's, as it stands in the address */
export async function loadChat(user: SessionUser, name: string, url: string): Promise<ChatData> {
  const hunter = findHunter(name);
  const db = getDb();
  const open = hunter ? await findOpenInterview(db, user.id, hunter.id) : null;
  return {
    user: { name: user.name, role: user.role },
    hunterId: hunter?.id ?? null,
    studentName: firstNameOf(user.name),
    seed: randomUUID(),
    openedAt: Date.now(),
    extraTimeFactor: await extraTimeFactorOf(db, user.id),
    fromCv: asksFromCv(url),
    open: open && {
      interviewId: open.interviewId,
      question: open.questionIndex + 1,
      total: open.totalQuestions,
      remaining: open.remaining,
    },
    voice: voiceOffer(),
  };
}
