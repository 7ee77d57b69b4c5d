import { networksOf } from "#app/features/auth/network-prefix.server.ts";
import { LeakyBuckets } from "#app/features/auth/throttle/leaky-bucket.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Db } from "#db/open.server.ts";
import type { TokenScope } from "./scopes.ts";
import { hashOf, isTokenText } from "./token-text.server.ts";

/** Lets programs in by their token: `Authorization: Bearer cuc_…`. */

/** A program that has shown its token. */
export type TokenHolder = { id: number; prefix: string; scope: TokenScope };

/** A use is written down once in this time, unless it comes from another network. */
const SAME_USE_MS = MINUTE_MS;
const REALM = 'Bearer realm="plataforma"';

/** Wrong tokens by network. What is right is never held up by what somebody else of its network tries. */
const failures = new LeakyBuckets({
  now: () => performance.now(),
  windowMs: 10 * MINUTE_MS,
  maxBudgets: 2,
  capacity: 10_000,
});

/** The token that a request carries; null without one. */
export function bearerOf(headers: Headers): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
}

/**
 * Looks the token up by its hash, so that no comparison tells how much of a guess is right.
 * @param address of the client
 * @throws AppError unauthenticated (none, wrong, expired, revoked), forbidden (of another scope), too_many (too many
 *   wrong ones from this network); none of them says more about a token that is not right
 */
export async function authenticateToken(
  db: Db,
  { headers, address, scope }: { headers: Headers; address: string; scope: TokenScope },
  clock: Clock = systemClock,
): Promise<TokenHolder> {
  const sent = bearerOf(headers);
  if (sent === null) throw refused("Envía el encabezado «Authorization: Bearer» con la llave de un programa.", REALM);
  const found = isTokenText(sent) ? await findActive(db, sent, isoNow(clock)) : undefined;
  if (!found) throw failedFrom(address);
  if (found.scope !== scope) {
    throw new AppError("forbidden", "Esta llave es para otra cosa. Crea una con el permiso que necesitas.", {
      title: "Sin permiso",
      reason: "insufficient_scope",
      authenticate: `${REALM}, error="insufficient_scope", scope="${scope}"`,
    });
  }
  await recordUse(db, found, { network: networksOf(address)[0]?.name ?? "", clock });
  return { id: found.id, prefix: found.prefix, scope };
}

/** The token again, inside the transaction of what it does: it may have been revoked since the request began. */
export async function checkStillActive(trx: Db, { id }: TokenHolder, clock: Clock = systemClock): Promise<void> {
  const found = await active(trx, isoNow(clock)).where("token.id", "=", id).executeTakeFirst();
  if (!found) throw invalid();
}

const active = (db: Db, now: string) =>
  db
    .selectFrom("api_tokens as token")
    .innerJoin("users as maker", "maker.id", "token.created_by")
    .select(["token.id", "prefix", "scope", "last_used_at", "last_used_network"])
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .where("maker.is_active", "=", 1);

const findActive = (db: Db, token: string, now: string) =>
  active(db, now).where("token_hash", "=", hashOf(token)).executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof findActive>>>;

async function recordUse(db: Db, token: Found, { network, clock }: { network: string; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  const isRecent = token.last_used_at !== null && now - Date.parse(token.last_used_at) < SAME_USE_MS;
  if (isRecent && token.last_used_network === network) return;
  await db
    .updateTable("api_tokens")
    .set({ last_used_at: isoNow(clock), last_used_network: network })
    .where("id", "=", token.id)
    .execute();
}

function failedFrom(address: string): AppError {
  const networks = networksOf(address).map(({ name, budget }) => ({ key: name, budget }));
  const isOver = networks.some(({ key, budget }) => failures.level(key) >= budget);
  for (const network of networks) failures.add(network);
  if (!isOver) return invalid();
  return new AppError("too_many", "Demasiadas llaves equivocadas. Espera un minuto y revisa la llave.", {
    retryAfter: 60,
  });
}

const invalid = () =>
  refused(
    "La llave no sirve: está mal escrita, venció o fue revocada. Pide otra a informática.",
    `${REALM}, error="invalid_token"`,
  );

function refused(message: string, authenticate: string): AppError {
  return new AppError("unauthenticated", message, { title: "No autenticado", authenticate });
}
