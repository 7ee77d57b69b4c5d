import {
  authenticateToken,
  checkStillActive,
  type TokenHolder,
} from "#app/features/access/tokens/authenticate.server.ts";
import type { TokenScope } from "#app/features/access/tokens/scopes.ts";
import type { Program } from "#app/features/users/run-with-permission.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Refusals } from "./call-description.ts";
import type { LoadContext } from "./load-context.ts";

export const TOKEN_REFUSALS = {
  401: "the token is missing, wrong, expired or revoked",
  403: { insufficient_scope: "the token is for something else" },
} as const satisfies Refusals;

type Shown = { request: Request; context: Pick<LoadContext, "clientAddress">; scope: TokenScope };

/**
 * The program whose token a request carries. A session counts for nothing here.
 * @throws AppError as authenticateToken()
 */
export async function requireToken(db: Db, { request, context, scope }: Shown): Promise<TokenHolder & Program> {
  const { headers } = request;
  const holder = await authenticateToken(db, { headers, address: context.clientAddress, scope });
  return { ...holder, checkActive: (trx) => checkStillActive(trx, holder) };
}
