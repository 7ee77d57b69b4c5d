import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readmeText } from "#app/features/privacy/export.server.ts";
import { keptData } from "#app/features/privacy/kept-data.ts";
import { readSettings, SettingsError } from "#app/platform/env.server.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "careers-kept-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const read = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...env });

/** How long the row that speaks of something is said to be kept. */
const periodOf = (word: RegExp, env: Record<string, string> = {}) =>
  keptData(read(env)).find((row) => word.test(row.what))?.howLong;

test("what people read follows the settings", () => {
  expect(periodOf(/texto leído/)).toBe("1 año");
  expect(periodOf(/texto leído/, { RETENTION_DAYS_CV_TEXT: "90" })).toBe("90 días");
  expect(periodOf(/respuestas de entrevistas/, { RETENTION_DAYS_ANSWERS: "730" })).toBe("2 años");
  expect(periodOf(/Registro/, { RETENTION_DAYS_ACTIVITIES: "0" })).toBe("Hasta que borres tus datos");
  expect(periodOf(/archivo de tu CV/)).toBe("Se borra al terminar el análisis");
  expect(periodOf(/archivo de tu CV/, { KEEP_CV_FILES: "1" })).toBe("1 año");
});

test("the explanation in a download says the same, in lines that Notepad shows", () => {
  const text = readmeText(
    { name: "Ñusta" },
    { institution: "Universidad", contact: "mailto:a@b.cl", retention: read(), now: "2026-11-20T12:00:00.000Z" },
  );
  expect(text.startsWith("\uFEFFTUS DATOS EN UNIVERSIDAD\r\n")).toBe(true);
  for (const row of keptData(read())) expect(text).toContain(`${row.what}\r\n  Para qué: ${row.purpose}\r\n`);
  expect(text).toContain("correcciones: a@b.cl\r\n");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test.each([
  ["RETENTION_DAYS_CV_TEXT", "29"],
  ["RETENTION_DAYS_ANSWERS", "-1"],
  ["RETENTION_DAYS_ACTIVITIES", "4000"],
  ["RETENTION_DAYS_ACTIVITIES", "un año"],
  ["RETENTION_DAYS_ACTIVITIES", "365.5"],
  ["BACKUP_KEEP_DAYS", "0"],
  ["KEEP_CV_FILES", "sí"],
])("%s=%s stops the start with one line that names it", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(SettingsError);
  try {
    read({ [name]: value });
  } catch (error) {
    expect((error as SettingsError).lines).toEqual([expect.stringMatching(new RegExp(`^${name}: se esperaba `))]);
  }
});
