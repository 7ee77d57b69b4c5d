import type Database from "better-sqlite3";
import { HUNTER_IDS } from "#app/features/interview/hunters.ts";
import type { OpenDatabase } from "#db/open.server.ts";

/**
 * The data of a university after some years, for measuring: the same rows in every run, with texts of realistic length.
 */

export type Sizes = { users: number; analyses: number; activities: number; bookings: number; feedback: number };

export const UNIVERSITY: Sizes = {
  users: 50_000,
  analyses: 100_000,
  activities: 500_000,
  bookings: 20_000,
  feedback: 20_000,
};

const FIRST = (
  "Camila Valentina Martina Sofía Isidora Antonia Catalina Fernanda Javiera Constanza José Benjamín Vicente Martín " +
  "Matías Joaquín Sebastián Diego Nicolás Tomás Ángela Óscar Íñigo Úrsula Ignacio Francisca Paz Li"
).split(" ");
const LAST = (
  "González Muñoz Rojas Díaz Pérez Soto Contreras Silva Martínez Sepúlveda Morales Rodríguez López Fuentes Hernández " +
  "Torres Araya Flores Espinoza Valenzuela Castillo Tapia Reyes Gutiérrez Castro Pizarro Álvarez Vásquez Ñanco Ibáñez"
).split(" ");
const ACTIONS = ["login", "login", "login", "cv_analysis", "interview_started", "interview_completed", "user_created"];
const STATUSES = ["scheduled", "completed", "completed", "cancelled", "no_show"];
const DAY = 24 * 3600 * 1000;
const END = Date.parse("2026-11-20T12:00:00Z");
const YEARS = 2 * 365 * DAY;

/** A sentence repeated to about the length of the data of one CV analysis. */
const longText = (bytes: number) =>
  "Responsable de la gestión de proyectos con equipos de distintas áreas. "
    .repeat(Math.ceil(bytes / 72))
    .slice(0, bytes);

/** Fills a migrated database; its triggers maintain indexes and counters. */
export function fill({ raw }: OpenDatabase, sizes: Sizes): void {
  // Only while filling, because these rows need not be durable.
  raw.pragma("synchronous = OFF");
  const first = Number(raw.prepare("SELECT coalesce(max(id), 0) + 1 FROM users").pluck().get());
  const userOf = (index: number) => first + ((index * 7919) % sizes.users);
  addUsers(raw, sizes.users);
  addAnalyses(raw, sizes.analyses, userOf);
  addActivities(raw, sizes.activities, userOf);
  addBookings(raw, sizes.bookings, userOf);
  addFeedback(raw, sizes.feedback, userOf);
  raw.pragma("wal_checkpoint(TRUNCATE)");
  raw.pragma("synchronous = FULL");
}

/** Runs the insert once for each index, in transactions of some thousands. */
function each(raw: Database.Database, count: number, sql: string, row: (index: number) => unknown[]): void {
  const insert = raw.prepare(sql);
  const batch = raw.transaction((from: number, to: number) => {
    for (let index = from; index < to; index += 1) insert.run(...row(index));
  });
  for (let from = 0; from < count; from += 5000) batch(from, Math.min(count, from + 5000));
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const when = (index: number, count: number) => new Date(END - YEARS + (YEARS * index) / count).toISOString();

function addUsers(raw: Database.Database, count: number): void {
  const sql = `INSERT INTO users (rut, name, email, role, is_active, password_hash, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
  each(raw, count, sql, (index) => {
    const rut = `${8_000_000 + index * 317}-${at("0123456789K".split(""), index * 3)}`;
    const name = `${at(FIRST, index)} ${at(FIRST, index * 5 + 3)} ${at(LAST, index * 11)} ${at(LAST, index * 17 + 5)}`;
    const created = when(index, count);
    const role = index % 2500 === 0 ? "admin" : "user";
    return [
      rut,
      name,
      `${rut.toLowerCase()}@universidad.example`,
      role,
      index % 40 === 0 ? 0 : 1,
      null,
      created,
      created,
    ];
  });
}

function addAnalyses(raw: Database.Database, count: number, userOf: (index: number) => number): void {
  const results = JSON.stringify({ summary: longText(6000) });
  const details = JSON.stringify({ criteria: longText(7000) });
  const text = longText(7000);
  const sql = `INSERT INTO cv_analyses (user_id, file_name, file_type, file_size, processing_status, current_level,
    overall_score, engine, rubric_version, results, details, text_read, created_at, finished_at)
    VALUES (?, ?, 'application/pdf', ?, ?, ?, ?, 'reglas', '1.0.0', ?, ?, ?, ?, ?)`;
  each(raw, count, sql, (index) => {
    const failed = index % 20 === 0;
    const created = when(index, count);
    return [
      userOf(index),
      `CV ${at(LAST, index)} ${index}.pdf`,
      100_000 + index,
      failed ? "failed" : "completed",
      failed ? null : (index % 200) / 10,
      failed ? null : (index * 37) % 101,
      failed ? null : results,
      failed ? null : details,
      text,
      created,
      created,
    ];
  });
}

function addActivities(raw: Database.Database, count: number, userOf: (index: number) => number): void {
  const sql = "INSERT INTO activities (user_id, action, details, created_at) VALUES (?, ?, ?, ?)";
  each(raw, count, sql, (index) => [
    userOf(index),
    at(ACTIONS, index),
    JSON.stringify({ method: "rut", analysisId: index, engine: "reglas", milliseconds: 1200 + (index % 900) }),
    when(index, count),
  ]);
}

function addBookings(raw: Database.Database, count: number, userOf: (index: number) => number): void {
  const coach = raw.prepare(`INSERT INTO coaches (name, email, specialty, title, image, description, availability,
    modality, meeting_place, meeting_link, created_at, updated_at)
    VALUES (?, 'coach@a.example', 'Carrera', 'Coach', '/art/mark.svg', '', '[]', 'both', '', '', '', '')`);
  for (let index = 0; index < 20; index += 1) coach.run(`Coach ${at(LAST, index)}`);
  const coaches = raw.prepare("SELECT id FROM coaches ORDER BY id").pluck().all() as number[];
  const sql = `INSERT INTO coach_sessions (user_id, coach_id, starts_at, ends_at, modality, client_name, client_email,
    client_phone, message, status, calendar_uid, created_at, updated_at)
    VALUES (?, ?, ?, ?, 'online', ?, ?, '+56 9 1234 5678', ?, ?, ?, ?, ?)`;
  each(raw, count, sql, (index) => {
    const start = END - YEARS + index * 50 * 60_000;
    const iso = new Date(start).toISOString();
    const status = start > END - 30 * DAY ? "scheduled" : at(STATUSES.slice(1), index);
    return [
      userOf(index),
      at(coaches, index),
      iso,
      new Date(start + 30 * 60_000).toISOString(),
      `${at(FIRST, index)} ${at(LAST, index)}`,
      `persona${index}@universidad.example`,
      longText(200),
      status,
      `bench-${index}@universidad.example`,
      iso,
      iso,
    ];
  });
}

function addFeedback(raw: Database.Database, count: number, userOf: (index: number) => number): void {
  const sql = `INSERT INTO interview_feedback (user_id, interview_id, hunter_id, rating, comments, created_at)
    VALUES (?, NULL, ?, ?, ?, ?)`;
  each(raw, count, sql, (index) => [
    userOf(index),
    at(HUNTER_IDS, index),
    1 + (index % 5),
    index % 3 === 0 ? "" : longText(160),
    when(index, count),
  ]);
}
