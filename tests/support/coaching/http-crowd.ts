import { Agent, request } from "node:http";
import { configureAuth } from "#app/features/auth/configure.server.ts";
import { startSession } from "#app/features/auth/session.server.ts";
import type { Db } from "#db/open.server.ts";

/**
 * Many signed-in browsers at once, as one program: sign-in is not what is tested, so the sessions are written directly.
 */

export type Browser = { user: { id: number; name: string; email: string }; cookie: string };

/** A session for each, in the database and with the secret of a server that runs on this DATA_DIR. */
export function signInAll(db: Db, dataDir: string, users: Browser["user"][]): Promise<Browser[]> {
  configureAuth({ DATA_DIR: dataDir, SESSION_SECRET: undefined, https: false });
  return db.transaction().execute(async (trx) => {
    const browsers: Browser[] = [];
    for (const user of users) {
      const opening = { userId: user.id, userAgent: "test", request: new Request("http://localhost/") };
      browsers.push({ user, cookie: (await startSession(trx, opening)).split(";")[0] ?? "" });
    }
    return browsers;
  });
}

/** One server seen by the crowd: connections are kept open and shared. */
export class CrowdedServer {
  readonly #url: string;
  readonly #agent: Agent;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** POST /api/coaching/schedule. @returns "200", or status and reason, or "connection lost" */
  book({ user, cookie }: Browser, coachId: number, scheduledDate: string): Promise<string> {
    const body = JSON.stringify({ coachId, scheduledDate, clientName: user.name, clientEmail: user.email });
    return new Promise((resolve) => {
      const sent = request(
        new URL("/api/coaching/schedule", this.#url),
        {
          method: "POST",
          agent: this.#agent,
          headers: {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(body),
            origin: this.#url,
            cookie,
          },
        },
        async (response) => {
          const chunks: Buffer[] = [];
          try {
            for await (const chunk of response) chunks.push(chunk);
          } catch {
            return resolve("connection lost");
          }
          const text = Buffer.concat(chunks).toString();
          const reason = /"reason":"(\w+)"/.exec(text)?.[1];
          resolve(response.statusCode === 200 ? "200" : `${response.statusCode} ${reason ?? text}`);
        },
      );
      sent.on("error", () => resolve("connection lost"));
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
