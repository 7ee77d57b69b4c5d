import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { unknownAddress } from "#app/features/scim/refused.ts";
import { errorResponse } from "#app/http/endpoint.server.ts";

/** Unknown paths of SCIM answer 404 in its form, for every method. */
export async function loader({ context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  return errorResponse(unknownAddress(), context.requestId, "scim");
}
export const action = loader;
