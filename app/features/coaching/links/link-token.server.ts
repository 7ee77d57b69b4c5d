import { createHmac, timingSafeEqual } from "node:crypto";
import { derivedKey } from "#app/features/auth/derived-key.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { CoachRow, CoachSessionRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";

/**
 * The tokens of the links in mails about a session, which work without signing in: "c12-0-1795717800-<mac>". What a
 * token says is signed together with the booking's calendar UID, which it does not hold: numbers of deleted bookings
 * are used again, and an old link must not fit the next booking with the same number.
 */

const LETTERS = { confirm: "c", cancel: "x", rating: "r" } as const;
export type LinkKind = keyof typeof LETTERS;

const TOKEN = /^([a-z])(\d{1,12})-(\d{1,6})-(\d{10,11})-[\w-]{43}$/;

type Claims = {
  kind: LinkKind;
  bookingId: number;
  /** Of the booking when the link was made: a higher one means that it has been moved or cancelled since. */
  sequence: number;
  expiresAt: Date;
};

/** @param expiresAt ISO-8601 UTC, to the second */
export function linkToken(
  kind: LinkKind,
  booking: Pick<CoachSessionRow, "id" | "calendar_uid" | "calendar_sequence">,
  expiresAt: string,
): string {
  const seconds = Math.floor(Date.parse(expiresAt) / 1000);
  const claims = `${LETTERS[kind]}${booking.id}-${booking.calendar_sequence}-${seconds}`;
  return `${claims}-${signature(claims, booking.calendar_uid)}`;
}

export type LinkedSession = {
  claims: Claims;
  booking: CoachSessionRow;
  coach: CoachRow;
  /** The student has had the own data blocked. */
  isBlocked: boolean;
};

/**
 * The session that a link is about; null where the token is not one of this installation, is of another kind, or its
 * session or account is gone: whoever sent it learns nothing about the cause.
 */
export async function linkedSession(db: Db, token: string, kinds: readonly LinkKind[]): Promise<LinkedSession | null> {
  const claims = claimsOf(token);
  if (claims === null || !kinds.includes(claims.kind)) return null;
  const booking = await db
    .selectFrom("coach_sessions")
    .selectAll()
    .where("id", "=", claims.bookingId)
    .executeTakeFirst();
  if (!booking || !isGenuine(token, booking.calendar_uid)) return null;
  const person = await db
    .selectFrom("users")
    .select(["is_active", "blocked_at"])
    .where("id", "=", booking.user_id)
    .executeTakeFirstOrThrow();
  if (person.is_active === 0) return null;
  const coach = await db.selectFrom("coaches").selectAll().where("id", "=", booking.coach_id).executeTakeFirstOrThrow();
  return { claims, booking, coach, isBlocked: person.blocked_at !== null };
}

export function unknownLink(): AppError {
  return new AppError("not_found", "Este enlace no sirve. Ábrelo otra vez desde el correo.", {
    title: "No encontrado",
  });
}

/** What the token says, whoever wrote it. */
function claimsOf(token: string): Claims | null {
  const [, letter, id, sequence, seconds] = TOKEN.exec(token) ?? [];
  const kind = (Object.keys(LETTERS) as LinkKind[]).find((each) => LETTERS[each] === letter);
  if (kind === undefined) return null;
  const expiresAt = new Date(Number(seconds) * 1000);
  return { kind, bookingId: Number(id), sequence: Number(sequence), expiresAt };
}

/** Compares the texts, not the bytes that they stand for: the last letter can be written in more than one way. */
function isGenuine(token: string, calendarUid: string): boolean {
  const claims = token.slice(0, -SIGNATURE_LENGTH - 1);
  const given = Buffer.from(token.slice(-SIGNATURE_LENGTH));
  return timingSafeEqual(given, Buffer.from(signature(claims, calendarUid)));
}

/** SHA-256 in base64url. */
const SIGNATURE_LENGTH = 43;

function signature(claims: string, calendarUid: string): string {
  return createHmac("sha256", derivedKey("mailed links")).update(`${claims}\n${calendarUid}`).digest("base64url");
}
