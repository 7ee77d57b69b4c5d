import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * An OpenAI-compatible server whose words a test decides, on a real socket: what a real model would say about a CV or
 * an answer changes with its weights, and no test could say what comes of it on the screen.
 */

export type Said = {
  /** The object that a call with a schema is answered with; a promise of it takes its time. */
  write(user: string, schemaKeys: string[]): unknown;
  /** The probability of yes. */
  yes(user: string): number;
};

export type CampusServer = { url: string; close(): Promise<void> };

type Body = {
  messages: { role: string; content: string }[];
  logprobs?: boolean;
  response_format?: { json_schema: { schema: { properties: Record<string, unknown> } } };
};

export async function startCampusServer(said: Said, name = "guion-8b"): Promise<CampusServer> {
  const server = createServer(async (request, response) => {
    response.setHeader("Content-Type", "application/json");
    if (request.url === "/v1/models") return void response.end(JSON.stringify({ data: [{ id: name }] }));
    response.end(JSON.stringify({ choices: [await choice(said, JSON.parse(await bodyOf(request)) as Body)] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => closed(server) };
}

async function choice({ write, yes }: Said, { messages, logprobs, response_format: format }: Body) {
  const user = messages.at(-1)?.content ?? "";
  if (logprobs) {
    const p = yes(user);
    const top = { top_logprobs: [likely("Sí", p), likely("No", 1 - p)] };
    return { message: { content: "Sí" }, finish_reason: "length", logprobs: { content: [top] } };
  }
  const keys = Object.keys(format?.json_schema.schema.properties ?? {});
  return { message: { content: JSON.stringify(await write(user, keys)) }, finish_reason: "stop" };
}

const likely = (token: string, p: number) => ({ token, logprob: Math.log(p) });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
