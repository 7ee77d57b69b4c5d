import type { Program } from "#app/features/users/run-with-permission.server.ts";
import type { Db } from "#db/open.server.ts";
import { authenticateToken, checkStillActive, type TokenHolder } from "./authenticate.server.ts";
import type { TokenScope } from "./scopes.ts";

/** Reasons for refusing a token, by status code, for the API description. */
export const TOKEN_REFUSALS = {
  401: "the token is missing, wrong, expired or revoked",
  403: { insufficient_scope: "the token is for something else" },
} as const;

type Shown = { request: Request; context: { clientAddress: string }; scope: TokenScope };

/**
 * The program whose token a request carries. A session counts for nothing here.
 * @throws AppError as authenticateToken()
 */
export async function requireToken(db: Db, { request, context, scope }: Shown): Promise<TokenHolder & Program> {
  const { headers } = request;
  const holder = await authenticateToken(db, { headers, address: context.clientAddress, scope });
  return { ...holder, checkActive: (trx) => checkStillActive(trx, holder) };
}
