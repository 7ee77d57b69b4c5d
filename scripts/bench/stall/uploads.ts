import { z } from "zod";
import { ApiClient } from "../../../tests/support/api-client.ts";
import type { TestServer } from "../../../tests/support/server.ts";
import type { WrittenFile } from "./corpus.ts";

/** Simulated users who upload one file after the other. */

/** "result": analysed; "refused": with an explanation; "busy": asked to come later; "broken": anything else. */
type Outcome = "result" | "refused" | "busy" | "broken";
export type Upload = {
  file: WrittenFile;
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  /** HTTP status; 0 when there was no response. */
  status: number;
  outcome: Outcome;
  /** Score, explanation, or the problem of the response. */
  told: string;
};

/** Far above the limit, so that a run ends even when a response never comes. */
const GIVE_UP_MS = 280_000;
const MIN_SENTENCE = 12;
const SPANISH = /(?:^|\s)(?:el|la|los|las|un|una|tu|de|en|no|se|ya|este|hay)\s/iu;

const resultSchema = z.object({ id: z.number(), results: z.object({}), details: z.object({}) });
const scoreSchema = z.object({
  results: z.object({ structure_evaluation: z.object({ puntuacion_total: z.number() }) }),
});
const refusalSchema = z.object({ message: z.string().min(MIN_SENTENCE).regex(SPANISH) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The outcome of a response. A 503 or 429 without Retry-After is broken, because the client does not know when to
 * retry.
 */
export function outcomeOf(status: number, retryAfter: string | null, body: string): Pick<Upload, "outcome" | "told"> {
  const json = parsed(body);
  if (status === 200) {
    if (!resultSchema.safeParse(json).success) return { outcome: "broken", told: `no result: ${body.slice(0, 200)}` };
    return { outcome: "result", told: String(scoreSchema.parse(json).results.structure_evaluation.puntuacion_total) };
  }
  const refusal = refusalSchema.safeParse(json);
  if (!refusal.success) return { outcome: "broken", told: `no Spanish sentence: ${body.slice(0, 200)}` };
  const told = refusal.data.message;
  if (status === 503 || status === 429) return { outcome: retryAfter === null ? "broken" : "busy", told };
  return { outcome: status >= 400 && status < 500 ? "refused" : "broken", told };
}

async function upload(client: ApiClient, file: WrittenFile): Promise<Upload> {
  const from = Date.now();
  const answer = await Promise.race([
    client
      .analyze(file.path, file.name)
      .then(async (response) => ({ response, body: await response.text() }))
      .catch((error: unknown) => String(error)),
    new Promise<string>((resolve) => setTimeout(resolve, GIVE_UP_MS, "no answer").unref()),
  ]);
  const when = { file, from, to: Date.now() };
  if (typeof answer === "string") return { ...when, status: 0, outcome: "broken", told: answer };
  const { response, body } = answer;
  const { status, headers } = response;
  return { ...when, status, ...outcomeOf(status, headers.get("retry-after"), body) };
}

/**
 * Shares the files among simulated users: each uploads the next file when the last one is answered, under several
 * accounts in turn.
 * @param onUpload called for each response
 */
export async function uploadAll(
  server: TestServer,
  files: readonly WrittenFile[],
  { users, accounts, onUpload }: { users: number; accounts: number; onUpload: (upload: Upload) => void },
): Promise<Upload[]> {
  const waiting = [...files];
  const done: Upload[] = [];
  const user = async (clients: readonly ApiClient[]) => {
    for (let turn = 0; ; turn += 1) {
      const file = waiting.shift();
      const client = clients[turn % clients.length];
      if (!file || !client) return;
      const one = await upload(client, file);
      done.push(one);
      onUpload(one);
    }
  };
  const people: ApiClient[][] = [];
  for (let count = 0; count < users; count += 1) {
    const clients: ApiClient[] = [];
    while (clients.length < accounts) {
      clients.push(await new ApiClient(server.url).signIn(await server.addStudent()));
    }
    people.push(clients);
  }
  await Promise.all(people.map(user));
  return done;
}
