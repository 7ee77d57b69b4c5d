import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { DateTime } from "luxon";
import type { OpenDatabase } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { ApiClient } from "./api-client.ts";
import { makeUser } from "./database.ts";
import type { TestServer } from "./server.ts";

/** Words that nobody else has, one for each place where something about a person is kept. */
export const CANARIES = {
  rut: "17654329-K",
  name: "Ximena Zañartu Quiltruco",
  email: "Ximena.Quiltruco@canario.example",
  agent: "NavegadorCanario",
  file: "currículum Ñandú.txt",
  employer: "Zurcidorama",
  skill: "trenzograbado",
  answer: "guirnaldofonía",
  comment: "opinábase",
  phone: "+56 9 8123 4567",
  message: "quisiérase orientarme",
  bookingEmail: "otra.ximena@canario.example",
  review: "revísese el perfilómetro",
  right: "enmiéndese mi apellidario",
} as const;

/** The initial password of the RUT above. */
export const PASSWORD = "1765";

const CV = `${CANARIES.name}
Ingeniera en informática
${CANARIES.email} · ${CANARIES.phone} · Valdivia

Experiencia laboral
Desarrolladora, ${CANARIES.employer} Limitada
Enero 2022 - actualidad
- Automaticé 14 reportes mensuales; el cierre pasó de 9 a 4 días.
- Reduje 18% los errores de facturación con pruebas automáticas.
Desarrolladora junior, Cooperativa Ribera Norte
Marzo 2019 - diciembre 2021
- Mantuve el sitio de ventas con 3.000 visitas por día.

Educación
Ingeniería en Informática, Universidad del Alerce, 2014 - 2018

Habilidades
Python, SQL, Git, ${CANARIES.skill}`;

/** A person with something in every table, made through the running server as a browser would. */
export async function makeCanaryPerson(
  server: TestServer,
  database: OpenDatabase,
): Promise<{ user: User; client: ApiClient }> {
  const { rut, name, email } = CANARIES;
  const user = await makeUser(database.db, { rut, name, email });
  const client = await new ApiClient(server.url).signIn({ rut, password: PASSWORD });
  await uploadCv(client);
  await interview(client);
  await book(client);
  await send(client, "/api/account/review-requests", {
    subject: "cv",
    subjectId: (
      await database.db.selectFrom("cv_analyses").select("id").where("user_id", "=", user.id).executeTakeFirstOrThrow()
    ).id,
    message: CANARIES.review,
  });
  await send(client, "/api/account/rights", { kind: "rectification", subject: "account", message: CANARIES.right });
  await nameInAdminsActivity(database, user);
  await database.db
    .updateTable("sessions")
    .set({ user_agent: CANARIES.agent })
    .where("user_id", "=", user.id)
    .execute();
  return { user, client };
}

async function uploadCv(client: ApiClient): Promise<void> {
  const form = new FormData();
  form.append("cv", new Blob([CV]), CANARIES.file);
  const response = await client.fetch("/api/cv/analyze", { method: "POST", body: form });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

async function interview(client: ApiClient): Promise<void> {
  const started = await send(client, "/api/interview/start", { hunterId: "natalia", fromCvAnalysis: true });
  const { interviewId, questions } = started as { interviewId: number; questions: { id: string }[] };
  await send(client, "/api/interview/analyze-response", {
    hunterId: "natalia",
    interviewId,
    questionId: questions[0]?.id,
    userResponse:
      `En mi último trabajo de Python organicé una ${CANARIES.answer} ` + "con 12 personas y bajamos 20% los plazos.",
    currentSuggestions: 0,
  });
  await send(client, "/api/interview/finish", { interviewId, reason: "time" });
  await send(client, "/api/interview-feedback", {
    hunterId: "natalia",
    rating: 4,
    feedback: CANARIES.comment,
    interviewDuration: 3,
    interviewId,
  });
}

/** The first Friday at 15:00 that is offered: coach 1 is there, unless it is a holiday. */
async function book(client: ApiClient): Promise<void> {
  const friday = DateTime.now().setZone("America/Santiago").plus({ days: 2 }).startOf("day");
  for (let week = 0; week < 6; week += 1) {
    const start = friday.plus({ days: ((5 - friday.weekday + 7) % 7) + 7 * week }).set({ hour: 15 });
    const response = await post(client, "/api/coaching/schedule", {
      coachId: 1,
      scheduledDate: start.toUTC().toISO(),
      clientName: CANARIES.name,
      clientEmail: CANARIES.bookingEmail,
      clientPhone: CANARIES.phone,
      message: CANARIES.message,
    });
    if (response.ok) return;
  }
  throw new Error("no slot was offered");
}

async function nameInAdminsActivity({ db }: OpenDatabase, user: User): Promise<void> {
  const admin = await db.selectFrom("users").select("id").where("role", "=", "admin").executeTakeFirstOrThrow();
  await db
    .insertInto("activities")
    .values({
      user_id: admin.id,
      action: "user_activated",
      details: JSON.stringify({ targetUserId: user.id, rut: user.rut, nested: { name: user.name }, kept: 7 }),
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** @throws Error for an answer that is no success; @returns its body */
export async function send(client: ApiClient, url: string, body: unknown): Promise<unknown> {
  const response = await post(client, url, body);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

export function post(client: ApiClient, url: string, body: unknown): Promise<Response> {
  return client.fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Where any canary stands in these bytes, in any of the ways that files, mails and JSON write it. */
export function canariesIn(bytes: Buffer): string[] {
  const text = bytes.toString("latin1").toLowerCase();
  return Object.entries(CANARIES).flatMap(([name, canary]) =>
    spellings(canary).some((spelling) => text.includes(spelling)) ? [name] : [],
  );
}

/** Nothing for a file that is gone meanwhile: the mailer writes beside and renames. */
function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return Buffer.alloc(0);
    throw error;
  }
}

/** Files under a folder that hold a canary: "app.sqlite: rut, name". */
export function canariesUnder(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return files.flatMap((file) => {
    const found = canariesIn(contentOf(file));
    return found.length > 0 ? [`${path.relative(folder, file)}: ${found.join(", ")}`] : [];
  });
}

/** Lower-case, byte by byte: as it is, without accents, as a RUT without its hyphen, and as mails encode it. */
function spellings(canary: string): string[] {
  const forms = [canary, canary.toLowerCase(), canary.toUpperCase(), canary.normalize("NFD")];
  const plain = canary.normalize("NFD").replace(/\p{M}/gu, "");
  const bytes = (text: string) => Buffer.from(text).toString("latin1").toLowerCase();
  return [
    ...[...forms, plain, plain.replace(/[-+ ]/g, "")].map(bytes),
    ...forms.map((form) => JSON.stringify(form).slice(1, -1)).map(bytes),
    ...forms.flatMap(insideBase64),
    ...forms.map(quotedPrintable),
    ...forms.map((form) => encodeURIComponent(form).toLowerCase()),
  ].filter((spelling) => spelling.length >= 5);
}

/** What is the same whichever of the three ways the text lies in the stream. */
function insideBase64(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]).toString("base64");
    return encoded
      .slice(shift === 0 ? 0 : 4, -4)
      .slice(0, 40)
      .toLowerCase();
  });
}

function quotedPrintable(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => (byte > 126 || byte === 61 ? `=${byte.toString(16).padStart(2, "0")}` : String.fromCharCode(byte)))
    .join("");
}
