import type { LoaderFunctionArgs } from "@remix-run/node";
import { AppError } from "#app/platform/errors.ts";

/**
 * Answers a page that a link of a mail opens. A token that is none gets the same 404 whatever the cause.
 * @param find null for a token that is none
 */
export async function linkPage<View extends object>(
  { params, context }: Pick<LoaderFunctionArgs, "params" | "context">,
  find: (sent: { token: string; clientAddress: string }) => Promise<View | null>,
): Promise<Response> {
  try {
    const view = await find({ token: params.token ?? "", clientAddress: context.clientAddress });
    if (view !== null) return Response.json(view);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new Response(null, { status: error.status, headers: { "Retry-After": String(error.retryAfter ?? 1) } });
  }
  throw new Response(null, { status: 404 });
}
