import { createReadStream, existsSync } from "node:fs";
import { type PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { findAnalysis } from "#app/features/cv/queries.server.ts";
import { makeReport } from "#app/features/cv/report/make-report.server.ts";
import { uploadPath } from "#app/features/cv/stored-cv-files.server.ts";
import { hunterOf } from "#app/features/interview/hunters.ts";
import { findResult, listInterviews } from "#app/features/interview/queries.server.ts";
import { reportText } from "#app/features/interview/report/report-text-file.ts";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { isSamplePerson } from "#app/features/users/sample-people.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { type OfficeSettings, officeSettings, readReportHead } from "#app/platform/institution.server.ts";
import { log } from "#app/platform/log.server.ts";
import { webStream } from "#app/platform/web-stream.server.ts";
import type { Db } from "#db/open.server.ts";
import type { EmailSource, StudyStatus, User } from "#db/schema.ts";
import { keptData } from "./kept-data.ts";
import { auditRowsOf } from "./own-audit-rows.server.ts";
import { coachNotesOf } from "./own-coach-notes.server.ts";
import { coachProfilesOf } from "./own-coach-profiles.server.ts";
import { entryCodesOf, secondFactorsOf, sessionsOf, tokensMadeBy } from "./own-factors.server.ts";
import { identitiesOf } from "./own-identities.server.ts";
import { ratingsOf } from "./own-ratings.server.ts";
import {
  activitiesOf,
  analysesOf,
  bookingsOf,
  emailChangesOf,
  interviewsOf,
  mailsOf,
  opinionsOf,
  reviewsOf,
  rosterLoadsOf,
  rosterRowsOf,
  waitsOf,
} from "./own-records.server.ts";
import { offersOf, triesOf } from "./own-tries.server.ts";
import { workshopActsOf, workshopLinesOf, workshopVersionsOf } from "./own-workshop-lines.server.ts";
import type { Retention } from "./retention.ts";
import { closeByDownload } from "./rights/own-requests.server.ts";
import { objectionRecordsOf, rightsOf } from "./rights/rights-records.server.ts";

/** Reports are generated one after the other while the file is sent; more parallel downloads would slow the screens. */
const MAX_PARALLEL = 2;
const exporting = new Set<number>();

type Context = { request: Request; signal: AbortSignal; settings: Settings; clock?: Clock };

/**
 * All data of a person as the bytes of a ZIP file that is generated while it is read: only one record, report or
 * part of a file is in memory at a time.
 * @param context `signal` aborts when the client leaves
 * @throws AppError too_many (this person has a download under way), unavailable (others have).
 */
export async function exportOwnData(
  db: Db,
  userId: number,
  { request, signal, settings, clock = systemClock }: Context,
): Promise<ReadableStream<Uint8Array>> {
  if (exporting.has(userId)) {
    throw new AppError("too_many", "Ya estás descargando tus datos. Espera a que termine.", { retryAfter: 10 });
  }
  if (exporting.size >= MAX_PARALLEL) {
    throw new AppError("unavailable", "Otras personas están descargando sus datos. Intenta en unos segundos.", {
      retryAfter: 10,
    });
  }
  exporting.add(userId);
  const release = () => exporting.delete(userId);
  try {
    const user = await findUserById(db, userId);
    if (!user) throw new AppError("unauthenticated", "Inicia sesión para continuar.", { title: "No autenticado" });
    const own = await officeSettings(db, settings);
    const entries = await entriesOf(db, user, { request, settings: own, clock });
    await recordActivity(db, { userId, action: "data_exported" });
    const zip = zipOf(entries, clock.now());
    zip.once("close", release);
    // The last byte has left: the person has the file.
    zip.once("end", () => void closeByDownload(db, userId, clock).catch(logFailure));
    signal.addEventListener("abort", () => zip.destroy(), { once: true });
    if (signal.aborted) zip.destroy();
    return webStream(zip);
  } catch (error) {
    release();
    throw error;
  }
}

const logFailure = (error: unknown) => log.error({ err: error }, "closing requests for a download failed");

/** A file in the ZIP; its content is opened only when it is about to be written. */
type Entry = { name: string; open: () => Promise<Readable> };

async function entriesOf(
  db: Db,
  user: User,
  { request, settings, clock }: { request: Request; settings: OfficeSettings<Settings>; clock: Clock },
): Promise<Entry[]> {
  const about = {
    institution: settings.INSTITUTION_NAME,
    contact: settings.SUPPORT_CONTACT,
    retention: settings,
    now: isoNow(clock),
  };
  const analyses = await db
    .selectFrom("cv_analyses")
    .select((eb) => ["id", "file_name", "upload", eb("results", "is not", null).as("hasResult")])
    .where("user_id", "=", user.id)
    .orderBy("id")
    .execute();
  const interviews = (await listInterviews(db, user.id, clock)).filter((one) => one.score !== null);
  return [
    { name: "LEEME.txt", open: async () => Readable.from([Buffer.from(readmeText(user, about))]) },
    {
      name: "datos.json",
      open: async () => Readable.from(ownDataJson(db, user, request, clock.now()), { objectMode: false }),
    },
    ...analyses
      .filter((one) => one.hasResult)
      .map(({ id }) => ({ name: `reportes/analisis-${id}.pdf`, open: () => reportOf(db, user.id, id, settings) })),
    ...interviews.map(({ id, hunterId }) => ({
      name: `entrevistas/entrevista-${id}-${hunterId}.txt`,
      open: () => interviewOf(db, user, id),
    })),
    ...analyses.flatMap(({ id, file_name: fileName, upload }) =>
      upload && existsSync(uploadPath(upload))
        ? [{ name: `originales/${id}-${safeName(fileName)}`, open: async () => createReadStream(uploadPath(upload)) }]
        : [],
    ),
  ];
}

async function reportOf(db: Db, userId: number, id: number, settings: Settings): Promise<Readable> {
  const view = await findAnalysis(db, userId, id);
  const head = await readReportHead(db, settings);
  return Readable.from(view ? [await makeReport(view, view.results.candidate, head)] : []);
}

async function interviewOf(db: Db, user: User, id: number): Promise<Readable> {
  const result = await findResult(db, user.id, id);
  if (!result) return Readable.from([]);
  const hunter = hunterOf(result.hunterId);
  const heading = { hunter, studentName: user.name, date: formatDateTime(result.endedAt) };
  return Readable.from([Buffer.from(reportText(result.report, heading))]);
}

/** Replaces characters that file systems refuse with a hyphen; letters of every language are kept. */
function safeName(fileName: string): string {
  const plain = fileName.replace(/[<>:"/\\|?*\p{Cc}]/gu, "-").replace(/[. ]+$/, "");
  return plain === "" ? "archivo" : plain;
}

function zipOf(entries: readonly Entry[], now: Date): Readable {
  const zip = new ZipFile();
  // The library creates a PassThrough, although its types say less.
  const output = zip.outputStream as PassThrough;
  let current: Readable | undefined;
  const fail = (error: Error) => {
    log.error({ err: error }, "a download of own data broke off");
    output.destroy(error);
  };
  for (const { name, open } of entries) {
    zip.addReadStreamLazy(name, { mtime: now, compress: !name.endsWith(".pdf") }, (give) => {
      if (output.destroyed) return;
      open().then((stream) => {
        current = stream;
        stream.once("error", fail);
        give(null, stream);
      }, fail);
    });
  }
  zip.once("error", fail);
  // When the reader disconnects, the current file must be closed.
  output.once("close", () => current?.destroy());
  zip.end();
  return output;
}

/**
 * Everything about one person in all tables as JSON text, piece by piece: only a few records are in memory at a time.
 * The keys are Spanish, because people read this file. Left out: hashes of the password and of session ids.
 */
async function* ownDataJson(db: Db, user: User, request: Request, now: Date): AsyncGenerator<string> {
  const sections: Record<string, AsyncIterable<object> | Iterable<object>> = {
    sesiones: await sessionsOf(db, user.id, request),
    cuentas_de_la_universidad: identitiesOf(db, user.id),
    analisis_de_cv: analysesOf(db, user.id),
    lineas_del_taller: workshopLinesOf(db, user.id),
    todo_el_cv_en_el_taller: workshopActsOf(db, user.id),
    versiones_del_taller: workshopVersionsOf(db, user.id),
    entrevistas: interviewsOf(db, user.id),
    opiniones_de_entrevistas: opinionsOf(db, user.id),
    intentos_de_practica: triesOf(db, user.id),
    ofertas_de_trabajo: offersOf(db, user.id),
    citas_de_coaching: bookingsOf(db, user.id),
    notas_de_tus_citas: coachNotesOf(db, user.id),
    como_estuvieron_tus_citas: ratingsOf(db, user.id),
    perfil_de_coach: coachProfilesOf(db, user.id),
    cambio_de_correo: emailChangesOf(db, user.id),
    codigos_enviados: entryCodesOf(db, user.id),
    segundo_factor: secondFactorsOf(db, user.id),
    listas_de_espera: waitsOf(db, user.id),
    pedidos_de_revision: reviewsOf(db, user.id),
    solicitudes_de_derechos: rightsOf(db, user.id),
    usos_a_los_que_te_opones: objectionRecordsOf(db, user.id),
    nominas_en_que_apareces: rosterRowsOf(db, user.id),
    nominas_que_cargaste: rosterLoadsOf(db, user.id),
    llaves_de_programas_que_creaste: tokensMadeBy(db, user.id),
    correos: mailsOf(db, user),
    actividades: activitiesOf(db, user.id),
    rastro: auditRowsOf(db, user.id),
  };
  const account = { ...accountOf(user), ...((await isSamplePerson(db, user.id)) && { de_muestra: true }) };
  yield `{\n"generado": ${JSON.stringify(now.toISOString())},\n"cuenta": ${JSON.stringify(account, null, 2)}`;
  for (const [name, records] of Object.entries(sections)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = "\n";
    for await (const record of records) {
      yield separator + JSON.stringify(record, null, 2);
      separator = ",\n";
    }
    yield "\n]";
  }
  yield "\n}\n";
}

const EMAIL_SOURCE: Readonly<Record<EmailSource, string>> = {
  generated: "generado a partir del RUT",
  roster: "de una nómina de la oficina",
  office: "escrito por la oficina",
  confirmed: "confirmado por ti",
};
const STUDY_STATUS: Readonly<Record<StudyStatus, string>> = { student: "estudiante", graduate: "egresado" };

function accountOf(user: User): object {
  return {
    id: user.id,
    rut: user.rut,
    tipo_de_identificador: user.identifier_kind === "rut" ? "RUT" : "pasaporte u otro",
    nombre: user.name,
    correo: user.email,
    origen_del_correo: EMAIL_SOURCE[user.email_source],
    facultad: user.faculty,
    carrera: user.career,
    campus: user.campus,
    ano_de_ingreso: user.entry_year,
    situacion: user.study_status === null ? null : STUDY_STATUS[user.study_status],
    rol: ROLE_NAMES[user.role].toLowerCase(),
    activa: user.is_active === 1,
    tratamiento_bloqueado_desde: user.blocked_at,
    contrasena: user.password_hash === null ? "la inicial" : "una propia, guardada de forma que no se puede leer",
    tiempo_de_entrevista: user.interview_time_factor,
    creada: user.created_at,
    modificada: user.updated_at,
  };
}

/** LEEME.txt of a download: UTF-8 with byte order mark and CRLF, so that Notepad on Windows shows it as written. */
export function readmeText(
  person: { name: string },
  about: { institution: string; contact: string; retention: Retention; now: string },
): string {
  const lines = [
    `TUS DATOS EN ${about.institution.toUpperCase()}`,
    "=".repeat(60),
    `De: ${person.name}`,
    `Descargados el ${formatDateTime(about.now)}`,
    "",
    "QUÉ HAY EN ESTA CARPETA",
    "- datos.json: todo lo que la plataforma guarda de ti. Es un texto que se abre",
    "  con cualquier editor y que otros programas pueden leer.",
    "- reportes/: el reporte en PDF de cada análisis de CV terminado.",
    "- entrevistas/: el resultado de cada entrevista, como texto.",
    "- originales/: los archivos de CV que se conservan. Si la carpeta no está, no",
    "  se conserva ninguno.",
    "",
    "Las horas de datos.json están en hora universal (UTC).",
    "No se incluyen tu contraseña ni las claves de tus sesiones: se guardan de",
    "forma que nadie las puede leer.",
    "",
    "QUÉ SE GUARDA, PARA QUÉ Y POR CUÁNTO TIEMPO",
    ...keptData(about.retention).flatMap((row) => [
      "",
      row.what,
      `  Para qué: ${row.purpose}`,
      `  Cuánto: ${row.howLong}`,
    ]),
    "",
    "Guarda estos archivos en un lugar seguro: contienen datos personales.",
    `Preguntas y correcciones: ${about.contact.replace(/^mailto:/, "")}`,
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
