import path from "node:path";
import { type Db, openDatabase } from "#db/open.server.ts";
import { makeUser } from "../../support/database.ts";
import type { TestServer } from "../../support/server.ts";

/** An office with people and records, written into the database of a running server. */

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export type Office = {
  /** Id by name. */
  people: Record<"valentina" | "ignacio" | "camila", number>;
  /** A session of yesterday, one of next week. */
  sessions: { past: number; future: number };
};

export async function withDatabase<T>(server: TestServer, work: (db: Db) => Promise<T>): Promise<T> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** The crowd of a server, made once: "Persona 001" to "Persona 120". */
export const CROWD = 120;
export function addCrowd(server: TestServer): Promise<void> {
  return once(crowds, server, () => writeCrowd(server));
}
const crowds = new WeakMap<TestServer, Promise<void>>();

function writeCrowd(server: TestServer): Promise<void> {
  return withDatabase(server, (db) =>
    db.transaction().execute(async (trx) => {
      for (let index = 0; index < CROWD; index += 1) {
        await makeUser(trx, {
          name: `Persona ${String(index + 1).padStart(3, "0")}`,
          rut: `${15_000_000 + index}-${index % 10}`,
          email: `crowd${index}@a.example`,
        });
      }
    }),
  );
}

/** The tests of one worker share a server: what they all need is written once. */
export function addOffice(server: TestServer): Promise<Office> {
  return once(offices, server, () => writeOffice(server));
}
const offices = new WeakMap<TestServer, Promise<Office>>();

function once<T>(made: WeakMap<TestServer, Promise<T>>, server: TestServer, make: () => Promise<T>): Promise<T> {
  const promise = made.get(server) ?? make();
  made.set(server, promise);
  return promise;
}

function writeOffice(server: TestServer): Promise<Office> {
  return withDatabase(server, async (db) => {
    const person = (name: string, rut: string) =>
      makeUser(db, { name, rut, email: `${name.split(" ")[0]?.toLowerCase()}@ualerce.example` }).then(({ id }) => id);
    const people = {
      valentina: await person("Valentina Soto Arriagada", "18452907-6"),
      ignacio: await person("Ignacio Huenchumán Pérez", "17230418-4"),
      camila: await person("Camila Ñanculef Torres", "19775120-7"),
    };
    await addAnalyses(db, people);
    await addOpinions(db, people);
    return { people, sessions: await addSessions(db, people) };
  });
}

async function addSessions(db: Db, people: Office["people"]): Promise<Office["sessions"]> {
  const add = async (
    userId: number,
    given: { startsAt: string; name: string; phone?: string; message?: string; status?: "completed" | "cancelled" },
  ) => {
    const { id } = await db
      .insertInto("coach_sessions")
      .values({
        user_id: userId,
        coach_id: 2,
        starts_at: given.startsAt,
        ends_at: given.startsAt,
        modality: "online",
        client_name: given.name,
        client_email: `${given.name.split(" ")[0]?.toLowerCase()}@ualerce.example`,
        client_phone: given.phone ?? "",
        message: given.message ?? "",
        status: given.status ?? "scheduled",
        calendar_uid: `${userId}-${given.startsAt}@a.example`,
        created_at: later(-3),
        updated_at: later(-3),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  const future = await add(people.valentina, {
    startsAt: later(7),
    name: "Valentina Soto Arriagada",
    phone: "+56 9 8123 4567",
    message: "Quiero practicar cómo hablar de mi renta.",
  });
  await add(people.ignacio, { startsAt: later(-9), name: "Ignacio Huenchumán Pérez", status: "completed" });
  await add(people.camila, { startsAt: later(-12), name: "Camila Ñanculef Torres", status: "cancelled" });
  const past = await add(people.ignacio, { startsAt: later(-1), name: "Ignacio Huenchumán Pérez" });
  return { past, future };
}

async function addAnalyses(db: Db, people: Office["people"]): Promise<void> {
  const rows = [
    { user_id: people.valentina, file_name: "cv-valentina-soto-2026-version-final.pdf", size: 1_572_864, score: 82 },
    { user_id: people.ignacio, file_name: "curriculum.pdf", size: 512, score: 41 },
    { user_id: people.camila, file_name: "foto.png", size: 90_000, score: null },
  ];
  for (const { user_id, file_name, size, score } of rows) {
    await db
      .insertInto("cv_analyses")
      .values({
        user_id,
        file_name,
        file_type: file_name.endsWith("png") ? "image/png" : "application/pdf",
        file_size: size,
        processing_status: score === null ? "failed" : "completed",
        current_level: score === null ? null : 3.5,
        overall_score: score,
        created_at: later(-2),
      })
      .execute();
  }
}

async function addOpinions(db: Db, people: Office["people"]): Promise<void> {
  const opinions = [
    { user_id: people.valentina, hunter_id: "natalia", rating: 5, comments: "Me ayudó a ordenar mis ejemplos." },
    { user_id: people.ignacio, hunter_id: "cristian", rating: 3, comments: "" },
  ] as const;
  for (const opinion of opinions) {
    await db
      .insertInto("interview_feedback")
      .values({ ...opinion, interview_id: null, created_at: later(-1) })
      .execute();
  }
  await db
    .insertInto("review_requests")
    .values({
      user_id: people.camila,
      subject: "cv",
      subject_id: 1,
      message: "Mi práctica no aparece en el puntaje. ¿La pueden revisar?",
      answer: null,
      answered_by: null,
      created_at: later(-1),
      answered_at: null,
    })
    .execute();
}
