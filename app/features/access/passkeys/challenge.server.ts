import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { SECOND_STEP_SECONDS } from "#app/features/auth/second-step.ts";
import type { Db } from "#db/open.server.ts";

/**
 * What an authenticator is asked to sign: random, good for five minutes, for one purpose and one browser, whose signed
 * cookie holds it. Only answered ones are written to the database, so that asking costs nothing.
 */

const challengeSchema = z.object({
  challenge: z.string(),
  purpose: z.enum(["sign-in", "confirm", "register"]),
  /** The signed-in person; null at sign-in. */
  userId: z.number().nullable(),
  /** Of the person whose passkey is made. */
  userHandle: z.string().optional(),
  expires: z.number(),
});
type Challenge = z.infer<typeof challengeSchema>;

/** @returns the challenge (base64url), and the Set-Cookie value */
export async function askChallenge(
  asked: Pick<Challenge, "purpose" | "userId" | "userHandle">,
): Promise<{ challenge: string; cookie: string }> {
  const { challengeCookie, clock } = authRuntime();
  const challenge = randomBytes(32).toString("base64url");
  const expires = clock.now().getTime() + SECOND_STEP_SECONDS * 1000;
  const value: Challenge = { ...asked, challenge, expires };
  return { challenge, cookie: await challengeCookie.serialize(value) };
}

/** The challenge of this browser, if it was asked for this; null otherwise. It can still be answered. */
export async function askedChallenge(
  request: Request,
  wanted: Pick<Challenge, "purpose" | "userId">,
): Promise<Challenge | null> {
  const { challengeCookie, clock } = authRuntime();
  const parsed = challengeSchema.safeParse(await challengeCookie.parse(request.headers.get("Cookie")));
  if (!parsed.success || parsed.data.expires <= clock.now().getTime()) return null;
  return parsed.data.purpose === wanted.purpose && parsed.data.userId === wanted.userId ? parsed.data : null;
}

/** Uses the challenge up, before its answer is verified. @returns false when it was answered before */
export async function spendChallenge(db: Db, { challenge, expires }: Challenge): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_challenges")
    .values({
      challenge_hash: createHash("sha256").update(challenge).digest("hex"),
      expires_at: new Date(expires).toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
