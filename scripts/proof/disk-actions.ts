import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { ApiClient } from "../../tests/support/api-client.ts";
import type { Account } from "../../tests/support/server.ts";

/** User actions that store data, each with a check that the acknowledged data was really stored. */

export type Action = {
  kind: string;
  /** Checks that the result of the action is stored. */
  isThere(db: Db): Promise<boolean>;
};

/** An unsuccessful response. */
export type Refusal = { kind: string; status: number; retryAfter: string | null; isSpanish: boolean };

export type Tried = Action | Refusal;

const refusalSchema = z.object({ error: z.string(), message: z.string().regex(/servidor|Espera|[áéíóúñ]/) });

async function refused(kind: string, answer: Response): Promise<Refusal> {
  const body: unknown = await answer.json().catch(() => null);
  const isSpanish = refusalSchema.safeParse(body).success;
  return { kind, status: answer.status, retryAfter: answer.headers.get("retry-after"), isSpanish };
}

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const startedSchema = z.object({ interviewId: z.number(), questions: z.array(z.object({ id: z.string() })).min(1) });

/** Starts an interview and answers its first question. */
export async function answer(client: ApiClient): Promise<Tried> {
  const opened = await client.fetch("/api/interview/start", json({ hunterId: "natalia" }));
  if (!opened.ok) return refused("respuesta", opened);
  const { interviewId, questions } = startedSchema.parse(await opened.json());
  const said =
    `${randomUUID()} En mi último trabajo negocié tres contratos con mi equipo. ` +
    `${"Bajamos los costos. ".repeat(400)}`;
  const body = { hunterId: "natalia", interviewId, questionId: questions[0]?.id, userResponse: said.trim() };
  const sent = await client.fetch("/api/interview/analyze-response", json(body));
  if (!sent.ok) return refused("respuesta", sent);
  const find = (db: Db) =>
    db.selectFrom("interview_messages").select("content").where("interview_id", "=", interviewId).execute();
  return { kind: "respuesta", isThere: async (db) => (await find(db)).some(({ content }) => content === said.trim()) };
}

export async function book(client: ApiClient, coachId: number, scheduledDate: string): Promise<Tried> {
  const message = `${randomUUID()} ${"Quiero preparar una entrevista. ".repeat(50)}`.trim();
  const body = { coachId, scheduledDate, clientName: "Ana Soto", clientEmail: "ana@universidad.example", message };
  const sent = await client.fetch("/api/coaching/schedule", json(body));
  if (!sent.ok) return refused("cita", sent);
  const find = (db: Db) =>
    db.selectFrom("coach_sessions").select("id").where("message", "=", message).executeTakeFirst();
  return { kind: "cita", isThere: async (db) => (await find(db)) !== undefined };
}

const CV = `Paula Andrea Soto Vidal
Ingeniera Comercial
paula.soto@example.cl +56 9 5555 0101 Santiago

Experiencia
Analista de Compras, Comercial Los Robles, marzo 2019 - diciembre 2023
- Reduje 12 % el costo de insumos con tres contratos nuevos.

Educación
Ingeniería Comercial, Universidad del Valle, 2013 - 2018`;
const analysedSchema = z.object({ id: z.number() });

export async function upload(client: ApiClient): Promise<Tried> {
  const form = new FormData();
  form.set("cv", new Blob([CV]), "cv.txt");
  const sent = await client.fetch("/api/cv/analyze", { method: "POST", body: form });
  if (!sent.ok) return refused("CV", sent);
  const { id } = analysedSchema.parse(await sent.json());
  const find = (db: Db) =>
    db.selectFrom("cv_analyses").select("processing_status").where("id", "=", id).executeTakeFirst();
  return { kind: "CV", isThere: async (db) => (await find(db))?.processing_status === "completed" };
}

export async function signIn(base: string, account: Account): Promise<Tried> {
  const client = new ApiClient(base);
  const sent = await client.fetch("/api/auth/login", json(account));
  if (!sent.ok) return refused("ingreso", sent);
  const cookie = sent.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const isLive = async () => (await fetch(`${base}/api/auth/me`, { headers: { cookie } })).status === 200;
  return { kind: "ingreso", isThere: isLive };
}
