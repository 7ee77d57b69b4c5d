import { z } from "zod";
import { type ChatModel, type FailureReason, type GenerateCall, ModelFailure } from "#app/ai/chat-model.ts";
import { chatModel } from "#app/ai/engine.server.ts";
import { MADE_BY_RULES, type MadeBy } from "#app/ai/made-by.ts";
import { defineJob, type JobContext, type JobEffects } from "#app/jobs/define-job.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import { type InterviewReport, interviewReportSchema } from "../result.ts";
import {
  COMMENTS_PER_CALL,
  COMMENTS_TOKENS,
  type Comments,
  commentsPrompt,
  commentsSchema,
  isShown,
  OVERVIEW_TOKENS,
  type Overview,
  overviewPrompt,
  overviewSchema,
  REPORT_PROMPT,
} from "./report-prompt.ts";
import { reword } from "./report-wording.ts";

/**
 * Lets the model reword a result after the interview's end. The rules' report exists from the start; this job only
 * replaces some of its texts, or none. Later views show the new texts.
 */

const DEADLINE_MS = 150_000;
/** A job that failed because the engine was restarting is tried once more. */
const ATTEMPTS = 2;
const PASSING: readonly FailureReason[] = ["busy", "down", "crashed"];

export const interviewReportJob = defineJob({
  kind: "interview_report",
  payload: z.object({ interviewId: z.number() }),
  maxAttempts: ATTEMPTS,
  concurrency: 1,
  maxLive: 50,
  maxLivePerUser: 3,
  // Nobody sees these two messages: if the queue is full, the rules' texts stay.
  busy: "Hay muchos informes en la fila.",
  busyForUser: "Ya tienes informes en la fila.",
  run: ({ interviewId }, context) => word(interviewId, context),
  onFailure: () => nothing,
});

const nothing: JobEffects = () => Promise.resolve();

/**
 * Queues a job that rewords a result, if a model is installed and the queue has room. Call it in the transaction that
 * writes the result. The worker finds the job by itself and need not be woken, because nobody waits for it.
 */
export async function wordLater(trx: Db, userId: number, interviewId: number): Promise<void> {
  if (chatModel() === null) return;
  try {
    await enqueue(trx, interviewReportJob, { interviewId }, { userId });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

async function word(interviewId: number, context: JobContext): Promise<JobEffects> {
  const model = chatModel();
  const row = await context.db
    .selectFrom("interview_results as result")
    .innerJoin("interviews as interview", "interview.id", "result.interview_id")
    .select(["result.report", "result.engine", "interview.user_id"])
    .where("interview.id", "=", interviewId)
    .where("interview.status", "!=", "open")
    .executeTakeFirst();
  if (!model || !row) return nothing;
  const report = interviewReportSchema.parse(JSON.parse(row.report));
  const written = await write(model, report, row.user_id, context);
  const { report: worded, replaced } = reword(report, written);
  const madeBy = replaced > 0 ? ownOf(model) : { ...MADE_BY_RULES, fallback: written.failure ?? "invalid" };
  const engine = replaced > 0 ? madeBy.engine : row.engine;
  return async (trx) => {
    await trx
      .updateTable("interview_results")
      .set({ report: JSON.stringify({ ...worded, madeBy }), engine })
      .where("interview_id", "=", interviewId)
      // If the interview was continued meanwhile, its report has changed and is not overwritten.
      .where("report", "=", row.report)
      .execute();
  };
}

function ownOf({ identity }: ChatModel): MadeBy {
  return { engine: identity.engine, model: identity.model, prompt: REPORT_PROMPT, fallback: null };
}

type Written = { overview: Overview | null; comments: Comments; failure: FailureReason | null };

/** Makes the calls one after another until the deadline; failed ones are left out. */
async function write(
  model: ChatModel,
  report: InterviewReport,
  owner: number,
  { signal, attempt }: JobContext,
): Promise<Written> {
  const written: Written = { overview: null, comments: [], failure: null };
  const until = Date.now() + DEADLINE_MS;
  const ask = async <T>(call: Pick<GenerateCall<T>, "prompt" | "schema" | "maxTokens">): Promise<T | null> => {
    const deadlineMs = until - Date.now();
    if (deadlineMs <= 0) return null;
    try {
      return await model.generate({ task: "interview.report", priority: "cv", owner, deadlineMs, signal, ...call });
    } catch (error) {
      if (!(error instanceof ModelFailure) || signal.aborted) throw error;
      if (attempt < ATTEMPTS && PASSING.includes(error.reason)) throw error;
      written.failure ??= error.reason;
      return null;
    }
  };
  written.overview = await ask({ prompt: overviewPrompt(report), schema: overviewSchema, maxTokens: OVERVIEW_TOKENS });
  const shown = report.specificFeedback.filter(isShown);
  for (let at = 0; at < shown.length; at += COMMENTS_PER_CALL) {
    const some = shown.slice(at, at + COMMENTS_PER_CALL);
    const answer = await ask({
      prompt: commentsPrompt(report, some),
      schema: commentsSchema,
      maxTokens: COMMENTS_TOKENS,
    });
    written.comments.push(...(answer?.comments ?? []));
  }
  return written;
}
