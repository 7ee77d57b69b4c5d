import { AppError } from "#app/platform/errors.ts";
import type { CallDescription } from "./call-description.ts";
import { type Endpoint, errorResponse } from "./endpoint.server.ts";

type Args = Parameters<Endpoint>[0];

/** Several calls of one address, told apart by their method. */
export type Endpoints = ((args: Args) => Promise<Response>) & {
  readonly calls: readonly Endpoint[];
  readonly descriptions: readonly CallDescription[];
};

/** One action for the calls that change the same thing: PUT, PATCH and DELETE. */
export function byMethod(...calls: readonly [Endpoint, Endpoint, ...Endpoint[]]): Endpoints {
  const { dialect } = calls[0].description;
  const answer = async (args: Args): Promise<Response> => {
    const call = calls.find(({ method }) => method === args.request.method);
    if (call) return call(args);
    const allow = calls.map(({ method }) => method).join(", ");
    const message = `Esta dirección solo acepta estos métodos: ${allow}.`;
    const refusal = new AppError("method_not_allowed", message, { title: "Método no permitido", allow });
    return errorResponse(refusal, args.context.requestId, dialect);
  };
  return Object.assign(answer, { calls, descriptions: calls.map(({ description }) => description) });
}
