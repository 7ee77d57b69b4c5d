// Prevents a call that docs/api.md does not describe, or describes as it was before somebody changed it.
import { expect, test } from "vitest";
import { apiDocument, callsOf, type RouteModule, routesByName } from "#app/http/openapi/document.server.ts";
import { apiMarkdown } from "../../scripts/docs/api-markdown.ts";
import { UPLOADS } from "../../scripts/upload-limits.ts";

const modules = routesByName(
  import.meta.glob<RouteModule>(["/app/routes/api.*.ts", "/app/routes/scim.*.ts"], { eager: true }),
);
/** The answers to unknown paths. */
const NO_CALLS = ["api.$", "scim.v2.$"];

test("every route of the API describes each of its calls", () => {
  const silent = Object.entries(modules).filter(([name, module]) => {
    const exported = [...new Set([module.loader, module.action])].filter((each) => each !== undefined);
    return !NO_CALLS.includes(name) && (exported.length === 0 || callsOf(module).length < exported.length);
  });
  expect(silent.map(([name]) => name)).toEqual([]);
  expect(Object.keys(modules).length).toBeGreaterThan(50);
});

/** Else the server cuts the file off at the size of a form, whatever the route takes. */
test("the server lets through what each route says that it takes", () => {
  const taken = Object.entries(modules).flatMap(([name, module]) =>
    callsOf(module).flatMap(({ upload }) =>
      upload ? [[`/${name.replaceAll(".", "/").replaceAll("_/", "/")}`, upload.maxBytes] as const] : [],
    ),
  );
  expect(taken.length).toBeGreaterThan(5);
  const short = taken.filter(([path, bytes]) => (UPLOADS.get(path)?.bytes ?? 0) <= bytes);
  expect(short).toEqual([]);
});

test("every description says something, in sentences", () => {
  const calls = Object.values(modules).flatMap(callsOf);
  expect(calls.filter(({ summary }) => !/^[A-Z].{8,}\.$/.test(summary)).map(({ summary }) => summary)).toEqual([]);
  const summaries = calls.map(({ summary }) => summary);
  expect(new Set(summaries).size).toBe(summaries.length);
});

test("docs/api.md is what `npm run docs:api` writes", async () => {
  await expect(apiMarkdown(apiDocument(modules))).toMatchFileSnapshot("../../docs/api.md");
});
