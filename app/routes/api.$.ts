import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { errorResponse } from "#app/http/endpoint.server.ts";
import { AppError } from "#app/platform/errors.ts";

/** Unknown API paths answer 404 as JSON, for every method. */
export async function loader({ context }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> {
  return errorResponse(
    new AppError("not_found", "Esa dirección de la API no existe.", { title: "No encontrado" }),
    context.requestId,
  );
}
export const action = loader;
