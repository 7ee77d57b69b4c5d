import { createReadStream, existsSync } from "node:fs";
import { type PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { recordActivity } from "#app/features/activity/record.server.ts";
import { findAnalysis } from "#app/features/cv/queries.server.ts";
import { makeReport } from "#app/features/cv/report/make-report.server.ts";
import { uploadPath } from "#app/features/cv/uploads.server.ts";
import { findResult, listInterviews } from "#app/features/interview/queries.server.ts";
import { reportText } from "#app/features/interview/report-text.ts";
import { findUserById } from "#app/features/users/queries.server.ts";
import { type Clock, isoNow, systemClock } from "#app/platform/clock.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { formatDateTime } from "#app/platform/format.ts";
import { log } from "#app/platform/log.server.ts";
import { webStream } from "#app/platform/web-stream.server.ts";
import type { Db } from "#db/open.server.ts";
import type { User } from "#db/schema.ts";
import { ownDataJson } from "./own-data.server.ts";
import { readmeText } from "./readme-text.ts";

/** Reports are drawn while the file is sent, one after the other; more downloads at once would slow the screens. */
const MAX_PARALLEL = 2;
const exporting = new Set<number>();

type Context = { request: Request; signal: AbortSignal; settings: Settings; clock?: Clock };

/**
 * All data of a person as a ZIP that is made while it is read: one record, report or piece of a file in memory at a time.
 * @param context `signal` aborts when the client leaves
 * @returns the bytes
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
    const entries = await entriesOf(db, user, { request, settings, clock });
    await recordActivity(db, { userId, action: "data_exported" });
    const zip = zipOf(entries, clock.now());
    zip.once("close", release);
    signal.addEventListener("abort", () => zip.destroy(), { once: true });
    if (signal.aborted) zip.destroy();
    return webStream(zip);
  } catch (error) {
    release();
    throw error;
  }
}

/** A file of the ZIP; its content is asked for when its turn comes. */
type Entry = { name: string; open: () => Promise<Readable> };

async function entriesOf(
  db: Db,
  user: User,
  { request, settings, clock }: { request: Request; settings: Settings; clock: Clock },
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

async function reportOf(db: Db, userId: number, id: number, { INSTITUTION_NAME }: Settings): Promise<Readable> {
  const view = await findAnalysis(db, userId, id);
  return Readable.from(view ? [await makeReport(view, view.results.candidate, INSTITUTION_NAME)] : []);
}

async function interviewOf(db: Db, user: User, id: number): Promise<Readable> {
  const result = await findResult(db, user.id, id);
  if (!result) return Readable.from([]);
  const heading = { studentName: user.name, date: formatDateTime(result.endedAt) };
  return Readable.from([Buffer.from(reportText(result.report, heading))]);
}

/** What no file system accepts in a name becomes a hyphen; letters of every language stay. */
function safeName(fileName: string): string {
  const plain = fileName.replace(/[<>:"/\\|?*\p{Cc}]/gu, "-").replace(/[. ]+$/, "");
  return plain === "" ? "archivo" : plain;
}

function zipOf(entries: readonly Entry[], now: Date): Readable {
  const zip = new ZipFile();
  // What the library makes it of; its types say less.
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
  // A reader that leaves must not leave a file open.
  output.once("close", () => current?.destroy());
  zip.end();
  return output;
}
