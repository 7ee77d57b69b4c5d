import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { cvAnalysisJob } from "#app/features/cv/analyze.server.ts";
import { NO_CORRECTIONS } from "#app/features/cv/corrections/no-corrections.ts";
import { findAnalysis } from "#app/features/cv/queries.server.ts";
import { readCv, replaceCvLines } from "#app/features/cv/read-cv.server.ts";
import type { CvAnalysisView } from "#app/features/cv/result.ts";
import { uploadsFolder } from "#app/features/cv/stored-cv-files.server.ts";
import type { FileRequest } from "#app/features/workshop/file/file-schemas.ts";
import { importJsonResume } from "#app/features/workshop/json-resume/import.ts";
import { openWorkshop } from "#app/features/workshop/lines/lines.server.ts";
import { startWorker, type Worker } from "#app/jobs/worker.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { stopComputing } from "#app/platform/work/compute-child.server.ts";
import { action as correctRoute } from "#app/routes/api.cv.analyses.$id.corrections.ts";
import { action as analyzeRoute } from "#app/routes/api.cv.analyze.ts";
import { action as fileRoute } from "#app/routes/api.workshop.$analysisId.file.ts";
import { action as linesRoute } from "#app/routes/api.workshop.$analysisId.lines.ts";
import { action as wordRoute } from "#app/routes/api.workshop.word.ts";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "../support/auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "../support/database.ts";
import { docx, paragraph } from "../support/documents/zip.ts";
import { callRoute } from "../support/http.ts";

const WAS = "Atención de público en caja";
const NOW = "Atendí público en caja (120 personas al día); bajaron los reclamos de 40 a 25 por mes";
const LINES = [
  "Valentina Soto Rojas",
  "valentina.soto@correo.cl | +56 9 8765 4321 | Quilpué, Chile",
  "RUT: 12.345.678-5",
  "Experiencia laboral",
  "Cajera, Supermercado Los Boldos, marzo 2022 - diciembre 2024",
  "Encargada de reportes mensuales a gerencia",
  WAS,
  "Reposición de productos en sala",
  "Educación",
  "Ingeniería Comercial, Universidad del Alerce, 2021 - 2026",
  "Habilidades",
  "Excel, Power BI, inglés intermedio",
];
const HEADINGS = ["Experiencia laboral", "Educación", "Habilidades"];
const DEEDS = LINES.slice(5, 8);
const LIST = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const WORD = docx({
  body: LINES.map((line) =>
    paragraph(line, { run: HEADINGS.includes(line) ? "<w:b/>" : "", paragraph: DEEDS.includes(line) ? LIST : "" }),
  ).join(""),
});
const TEXT = LINES.map((line) => {
  if (HEADINGS.includes(line)) return `\n${line}`;
  return DEEDS.includes(line) ? `- ${line}` : line;
}).join("\n");

let database: TestDatabase;
let user: User;
let cookie: string;
let worker: Worker;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  keepFiles("1");
  user = await makeUser(database.db);
  cookie = await sessionCookieFor(database.db, user);
  worker = startWorker(database.db, cvAnalysisJob);
});
afterEach(async () => {
  await worker.stop(10_000);
  setSettings(undefined);
  await database.dispose();
});
afterAll(() => stopComputing());

const keepFiles = (KEEP_CV_FILES: "0" | "1") =>
  setSettings(readSettings({ DATA_DIR: database.folder, CV_ANALYSES_PER_HOUR: "0", KEEP_CV_FILES }));

async function analysed(file: Blob, name: string): Promise<number> {
  const form = new FormData();
  form.append("cv", file, name);
  const response = await callRoute(analyzeRoute, { method: "POST", body: form, cookie });
  expect(response.status, response.status === 200 ? "" : await response.clone().text()).toBe(200);
  const { id } = (await response.json()) as { id: number };
  return id;
}

/** An analysis of the file, with the line in use. */
async function worked(file: Blob, name: string): Promise<number> {
  const id = await analysed(file, name);
  const workshop = await openWorkshop(database.db, user.id, id);
  const card = typeof workshop === "string" ? undefined : workshop.cards.find((one) => one.was === WAS);
  if (card === undefined) throw new Error(`no card: ${JSON.stringify(workshop).slice(0, 1500)}`);
  const json = { line: card.line, was: WAS, state: "used", fields: {}, text: NOW };
  const saved = await callRoute(linesRoute, { json, cookie, params: { analysisId: String(id) } });
  expect(saved.status).toBe(200);
  return id;
}

const SAME: FileRequest = { versionId: null, as: "same", format: "docx", withoutPersonal: false };
const get = (id: number, part: Partial<FileRequest> = {}, own = cookie) =>
  callRoute(fileRoute, { json: { ...SAME, ...part }, cookie: own, params: { analysisId: String(id) } });

async function linesOf(response: Response, name: string): Promise<string[]> {
  expect(response.status, response.status === 200 ? "" : await response.clone().text()).toBe(200);
  const file = path.join(database.folder, name);
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  return (await readCv(file, { fileName: name })).lines.map(({ text }) => text);
}

async function expectRefused(response: Response, reason: string): Promise<void> {
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ reason, message: expect.any(String) });
}

describe("the file of a worked CV", () => {
  test("is the uploaded Word with only the new line, while the upload is kept", async () => {
    const id = await worked(new Blob([new Uint8Array(WORD)]), "cv.docx");
    const response = await get(id);
    expect(response.headers.get("X-Unchanged-Lines")).toBe("0");
    expect(await linesOf(response, "same.docx")).toEqual(LINES.map((line) => (line === WAS ? NOW : line)));
    await expectRefused(await get(id, { format: "pdf" }), "only_docx");
    const other = await sessionCookieFor(database.db, await makeUser(database.db, { rut: "22222222-2" }));
    expect((await get(id, {}, other)).status).toBe(404);
    expect((await get(id, { versionId: 99 })).status).toBe(404);
    keepFiles("0");
    await expectRefused(await get(id), "file_gone");
  });

  test("is the Word that the student hands over again, and is kept nowhere", async () => {
    keepFiles("0");
    const id = await worked(new Blob([new Uint8Array(WORD)]), "cv.docx");
    const give = (file: Uint8Array | string, query = `analysis=${id}`, own = cookie) => {
      const body = new FormData();
      body.append("cv", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), "cv.docx");
      return callRoute(wordRoute, { url: `http://localhost/?${query}`, method: "POST", body, cookie: own });
    };
    const response = await give(WORD);
    expect(response.headers.get("X-Unchanged-Lines")).toBe("0");
    expect(await linesOf(response, "given.docx")).toEqual(LINES.map((line) => (line === WAS ? NOW : line)));
    expect(existsSync(uploadsFolder()) ? readdirSync(uploadsFolder()) : []).toEqual([]);
    await expectRefused(await give(docx({ body: paragraph("Otro documento") })), "no_line_found");
    await expectRefused(await give("Solo texto"), "not_word");
    const other = await sessionCookieFor(database.db, await makeUser(database.db, { rut: "22222222-2" }));
    expect((await give(WORD, `analysis=${id}`, other)).status).toBe(404);
    expect((await give(WORD, `analysis=${id}&version=99`)).status).toBe(404);
    expect((await give(WORD, "analysis=x")).status).toBe(400);
  });

  test("is the CV written anew with the new line, in both looks and formats, bare on demand", async () => {
    const id = await worked(new Blob([TEXT]), "cv.txt");
    await expectRefused(await get(id), "not_docx");
    for (const as of ["clara", "clasica"] as const) {
      for (const format of ["docx", "pdf"] as const) {
        const text = (await linesOf(await get(id, { as, format }), `${as}.${format}`)).join(" ");
        expect(text).toContain("Atendí público en caja");
        expect(text).toContain("de 40 a 25 por mes");
        expect(text).not.toContain(WAS);
        expect(text).toContain("Reposición de productos en sala");
      }
    }
    const bare = await get(id, { as: "clara", withoutPersonal: true });
    const text = (await linesOf(bare, "bare.docx")).join(" ");
    expect(text).not.toContain("12.345.678-5");
    expect(text).toContain("Valentina Soto Rojas");
  });

  test("is JSON Resume with the new line, which can be taken in again, bare on demand", async () => {
    const id = await worked(new Blob([TEXT]), "cv.txt");
    await expectRefused(await get(id, { format: "json" }), "only_docx");
    const response = await get(id, { as: "clara", format: "json" });
    expect(response.headers.get("Content-Type")).toBe("application/json");
    const written = await response.text();
    const { cv, ignored } = importJsonResume(Buffer.from(written));
    expect(ignored).toEqual([]);
    expect(cv).toMatchObject({ name: "Valentina Soto Rojas", contact: { email: "valentina.soto@correo.cl" } });
    expect(cv.jobs[0]?.lines.join(" ")).toContain(NOW);
    expect(written).toContain("12.345.678-5");
    expect(written).not.toContain(WAS);
    const bare = await (await get(id, { as: "clara", format: "json", withoutPersonal: true })).text();
    expect(bare).not.toContain("12.345.678-5");
    expect(bare).toContain("Valentina Soto Rojas");
    const other = await sessionCookieFor(database.db, await makeUser(database.db, { rut: "22222222-2" }));
    expect((await get(id, { as: "clara", format: "json" }, other)).status).toBe(404);
  });
});

describe("a CV that we wrote, analysed again", () => {
  /** In brackets, so that the reader takes it apart. */
  const SKILL = "Facturación (boletas, notas de crédito)";
  const said = { ...NO_CORRECTIONS, skills: { added: [SKILL], removed: [], confirmed: true } };

  async function corrected(id: number, corrections: object, correctedAt: string | null): Promise<CvAnalysisView> {
    const json = { corrections, correctedAt };
    const response = await callRoute(correctRoute, { json, cookie, params: { id: String(id) } });
    const { analysis } = (await response.json()) as { analysis: CvAnalysisView };
    expect(response.status, JSON.stringify(analysis)).toBe(200);
    return analysis;
  }

  test.each(["docx", "pdf"] as const)("as %s begins with what was meant, which can be undone", async (format) => {
    const first = await analysed(new Blob([TEXT]), "cv.txt");
    await corrected(first, said, null);
    const response = await get(first, { as: "clasica", format, withoutPersonal: true });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const file = path.join(database.folder, `written.${format}`);
    writeFileSync(file, bytes);
    const { note } = await readCv(file, { fileName: `cv.${format}` });
    expect(note).toContain("boletas");
    expect(note).not.toContain("12.345.678");

    const id = await analysed(new Blob([bytes]), `cv.${format}`);
    const view = await findAnalysis(database.db, user.id, id);
    expect(view?.corrections?.skills.added).toEqual([SKILL]);
    expect(view).toMatchObject({ correctedAt: null, canCorrect: true });
    expect(view?.details.understood?.byFile).toBe(true);
    expect(view?.details.understood?.skills.items).toContainEqual(
      expect.objectContaining({ name: SKILL, said: "added", inText: true }),
    );
    expect(view?.results.candidate.skills).toContain(SKILL);

    const undone = await corrected(id, NO_CORRECTIONS, null);
    expect(undone.details.understood).not.toHaveProperty("byFile");
    expect(undone.results.candidate.skills).not.toContain(SKILL);
  });

  test("in other words begins with what was read", async () => {
    const first = await analysed(new Blob([TEXT]), "cv.txt");
    await corrected(first, said, null);
    const written = Buffer.from(await (await get(first, { as: "clara" })).arrayBuffer());
    const edited = await replaceCvLines(written, [{ before: "Valentina Soto Rojas", after: "Valentina Soto Ríos" }]);
    expect(edited.changed).toHaveLength(1);
    const id = await analysed(new Blob([new Uint8Array(edited.bytes)]), "cv.docx");
    const view = await findAnalysis(database.db, user.id, id);
    expect(view?.results.candidate.name).toBe("Valentina Soto Ríos");
    expect(view?.corrections).toBeNull();
    expect(view?.details.understood).not.toHaveProperty("byFile");
  });
});
