import { z } from "zod";
import { endpoint } from "#app/http/endpoint.server.ts";
import { type ApiDocument, apiDocument, type RouteModule, routesByName } from "#app/http/openapi/document.server.ts";

/** All other API routes: this module cannot import itself. */
const others = import.meta.glob<RouteModule>(["./api.*.ts", "./scim.*.ts", "!./api.admin.openapi*.ts"], {
  eager: true,
});

let made: ApiDocument | undefined;

export const loader = endpoint({
  method: "GET",
  access: "system",
  summary: "Describes all calls, as an OpenAPI 3.1 document.",
  answer: { json: z.object({ openapi: z.literal("3.1.0") }).catchall(z.unknown()) },
  async handle() {
    made ??= apiDocument(routesByName({ ...others, "./api.admin.openapi[.]json.ts": { loader } }));
    return made;
  },
});
export const action = loader;
