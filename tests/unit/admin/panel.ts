import { vi } from "vitest";
import { ensureCoaches } from "#app/features/coaching/coaches.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../../support/database.ts";
import { callRoute } from "../../support/http.ts";

/** A Thursday, 9:00 in Chile. */
export const NOW = "2026-11-26T12:00:00.000Z";

type Route = Parameters<typeof callRoute>[0];
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, compared with what each test expects.
type Answer = { status: number; body: any };

/** The panel as a signed-in admin's browser reaches it: through the routes' functions. */
export type Panel = {
  database: TestDatabase;
  db: Db;
  admin: User;
  cookie: string;
  get(route: Route, query?: string, cookie?: string): Promise<Answer>;
  act(
    route: Route,
    call: { id?: number | string; date?: string; method?: string; json?: unknown; absenceId?: number; cookie?: string },
  ): Promise<Answer>;
  /** Details of the newest activity of the admin. */
  lastActivity(): Promise<{ action: string; details: unknown }>;
  dispose(): Promise<void>;
};

/** @param env settings, by their names */
export async function openPanel(env: Record<string, string> = {}): Promise<Panel> {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  const database = makeTestDatabase();
  configureTestAuth(database);
  const settings = readSettings({ DATA_DIR: database.folder, ...env });
  setSettings(settings);
  const { db } = database;
  await ensureCoaches(db, settings);
  const admin = await makeUser(db, {
    rut: "5555555-5",
    name: "Zoila Admin",
    email: "oficina@a.example",
    role: "admin",
  });
  const cookie = await sessionCookieFor(db, admin);
  const answer = async (response: Response): Promise<Answer> => ({
    status: response.status,
    body: await response.json(),
  });
  return {
    database,
    db,
    admin,
    cookie,
    get: async (route, query = "", given = cookie) =>
      answer(await callRoute(route, { url: `http://localhost/api/admin/list?${query}`, cookie: given })),
    act: async (route, { id, date, absenceId, method = "POST", json, cookie: given = cookie }) =>
      answer(
        await callRoute(route, {
          method,
          cookie: given,
          ...(json !== undefined && { json }),
          params: {
            ...(id !== undefined && { id: String(id) }),
            ...(date && { date }),
            ...(absenceId && { absenceId: String(absenceId) }),
          },
        }),
      ),
    lastActivity: async () => {
      const { action, details } = await db
        .selectFrom("activities")
        .selectAll()
        .where("user_id", "=", admin.id)
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow();
      return { action, details: JSON.parse(details) };
    },
    dispose: async () => {
      vi.useRealTimers();
      setSettings(undefined);
      await database.dispose();
    },
  };
}

/** All rows of a list, page by page. */
export async function walk(panel: Panel, route: Route, key: string, query: string): Promise<{ id: number }[]> {
  const rows: { id: number }[] = [];
  let cursor: string | null = null;
  do {
    const { status, body }: Answer = await panel.get(route, `${query}${cursor ? `&cursor=${cursor}` : ""}`);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    rows.push(...body[key]);
    cursor = body.next;
  } while (cursor);
  return rows;
}
