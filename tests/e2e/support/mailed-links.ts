import { configureAuth } from "#app/features/auth/configure.server.ts";
import { type LinkKind, linkToken } from "#app/features/coaching/links/link-token.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import type { CoachSessionRow } from "#db/coaching-tables.ts";
import type { TestServer } from "../../support/server.ts";
import { withDatabase } from "./office.ts";

const HOUR_MS = 3_600_000;
let made = 0;

/** A session of a student with the first coach, that many hours from now. */
export async function addAppointment(
  server: TestServer,
  hours: number,
  given: Partial<CoachSessionRow> = {},
): Promise<CoachSessionRow> {
  const student = await server.addStudent();
  made += 1;
  // To the minute, and another one for each: a coach has one session at a time.
  const start = Math.floor(Date.now() / 60_000) * 60_000 + hours * HOUR_MS + made * 60_000;
  const at = (instant: number) => new Date(instant).toISOString();
  return withDatabase(server, (db) =>
    db
      .insertInto("coach_sessions")
      .values({
        user_id: student.id,
        coach_id: 1,
        starts_at: at(start),
        ends_at: at(start + HOUR_MS / 2),
        modality: "either",
        client_name: "Renata Cifuentes Vera",
        client_email: "renata@a.example",
        client_phone: "",
        message: "",
        status: "scheduled",
        calendar_uid: `mailed-${made}@a.example`,
        created_at: at(Date.now()),
        updated_at: at(Date.now()),
        ...given,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** The token that the mail of this server would have. */
export function mailedToken(server: TestServer, kind: LinkKind, booking: CoachSessionRow, expiresAt: string): string {
  configureAuth(readSettings({ DATA_DIR: server.dataDir }));
  return linkToken(kind, booking, expiresAt);
}
