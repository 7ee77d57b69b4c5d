import type { ApiDocument, Operation, Parameter, Response } from "#app/http/openapi/document.server.ts";
import type { JsonSchema } from "#app/http/openapi/json-schema.server.ts";
import { inlineType, remarkOf, shapeText, wrapped } from "./shape-text.ts";

/** Renders the API description as the text of docs/api.md. */

const WIDTH = 120;
const START = `# Calls

Written by \`npm run docs:api\` from what the routes say of themselves (\`app/routes/api.*\`, \`scim.*\`). The same as
an OpenAPI 3.1 document, for admins: \`GET /api/admin/openapi.json\`.`;

const PROGRAMS_ONLY = "programs";

type Call = { method: string; path: string; operation: Operation };
type Area = { name: string; description: string | undefined; calls: Call[] };

/** @returns the whole text of the file */
export function apiMarkdown(document: ApiDocument): string {
  const areas = areasOf(document);
  const sections = [
    START,
    paragraphs(document.info.description),
    ...areas.map(({ name, calls }) => `## ${name}\n\n${overview(calls)}`),
    `## Refusals that many calls share\n\n${sharedRefusals(document)}`,
    ...areas.flatMap(({ name, description, calls }) => [
      `# ${name}`,
      description === undefined ? "" : paragraphs(description),
      ...calls.map(callText),
    ]),
    "# Shapes",
    ...Object.entries(document.components.schemas).map(([name, schema]) => namedShape(name, schema)),
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}\n`;
}

function areasOf({ tags, paths }: ApiDocument): Area[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method: method.toUpperCase(), path, operation })),
  );
  return tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

const titleOf = ({ method, path }: Call) => `${method} ${path}`;

/** The anchor of a heading, as GitHub and most other programs compute it. */
const anchorOf = (call: Call) =>
  titleOf(call)
    .toLowerCase()
    .replace(/[^a-z0-9 _-]/g, "")
    .replaceAll(" ", "-");

function overview(calls: readonly Call[]): string {
  const rows = calls.map((call) => [
    `[\`${titleOf(call)}\`](#${anchorOf(call)})`,
    whoMayCall(call.operation),
    call.operation.summary,
  ]);
  return table(["call", "who", "what it does"], rows);
}

function whoMayCall({ security: [first] }: Operation): string {
  if (!first) return "anyone";
  if (!first.session) return PROGRAMS_ONLY;
  return first.session.includes("admin") ? "admin" : "user";
}

/** Shared refusals, each with the status under which the calls refer to it. */
function sharedRefusals({ paths, components }: ApiDocument): string {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const statusOf = new Map(
    operations.flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, response]) =>
        "$ref" in response ? [[response.$ref.split("/").at(-1) ?? "", status] as const] : [],
      ),
    ),
  );
  const rows = Object.entries(components.responses).map(([name, { description }]) => [
    statusOf.get(name) ?? "",
    description,
  ]);
  return table(
    ["status", "when"],
    rows.sort(([one = ""], [other = ""]) => one.localeCompare(other)),
  );
}

function callText(call: Call): string {
  const { summary, description, parameters = [], requestBody, responses } = call.operation;
  const parts = [
    `## \`${titleOf(call)}\``,
    paragraphs(`${summary} For: ${whoMayCall(call.operation)}.`),
    description === undefined ? "" : paragraphs(description),
    parameters.length > 0 ? parameterTable(parameters) : "",
    requestBody ? contentText("Takes", requestBody.content) : "",
    ...Object.entries(responses).flatMap(([status, response]) => answerText(status, response)),
    refusalTable(responses),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function parameterTable(parameters: readonly Parameter[]): string {
  const rows = parameters.map((parameter) => {
    const place = parameter.in === "path" ? "in the path" : parameter.required ? "needed" : "";
    const remark = [place, remarkOf(parameter.schema)].filter((part) => part !== "").join("; ");
    return [`\`${parameter.name}\``, inlineType(parameter.schema), remark];
  });
  return table(["parameter", "value", ""], rows);
}

function answerText(status: string, response: Response | { $ref: string }): string[] {
  if ("$ref" in response || Number(status) >= 400) return [];
  if (!response.content) return [`${status}: ${response.description}.`];
  return [contentText(`Answers ${status},`, response.content)];
}

function contentText(verb: string, content: NonNullable<Response["content"]>): string {
  const types = Object.keys(content).map((type) => `\`${type}\``);
  const [first] = Object.values(content);
  const start = `${verb} ${types.join(" or ")}`;
  return !first || first.schema.type === "string" ? `${start}.` : `${start}:\n\n${code(shapeText(first.schema))}`;
}

/** The call's own refusals, then the statuses of the shared refusals. */
function refusalTable(responses: Operation["responses"]): string {
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const own = refusals.flatMap(([status, response]) => ("$ref" in response ? [] : [[status, response.description]]));
  const shared = refusals.filter(([, response]) => "$ref" in response).map(([status]) => status);
  const parts = [
    own.length > 0 ? table(["status", "refused when"], own) : "",
    shared.length > 0 ? `As many calls: ${shared.join(", ")}.` : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function namedShape(name: string, { description, ...schema }: JsonSchema): string {
  const said = description === undefined ? "" : `${paragraphs(description)}\n\n`;
  return `## ${name}\n\n${said}${code(shapeText(schema))}`;
}

function code(lines: readonly string[]): string {
  return ["```ts", ...lines, "```"].join("\n");
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line)].join("\n");
}

/** Wraps Markdown text in lines of a convenient width. */
function paragraphs(text: string): string {
  const lines = text.split("\n").flatMap((line) => wrapped(line, WIDTH));
  return lines.join("\n");
}
