import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { READING_BUDGETS, type ReadingBudgets } from "#app/documents/limits.ts";
import { runReader } from "#app/documents/run-reader.server.ts";
import type { ReaderKind } from "#app/documents/start-reader.server.ts";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { readUpload } from "#app/features/roster/read-upload.server.ts";
import type { Budget } from "#app/platform/child-process-limits.server.ts";
import { people, workbook } from "../../support/workbooks.ts";

const dir = await mkdtemp(path.join(tmpdir(), "reader-budgets-"));
afterAll(() => rm(dir, { recursive: true, force: true }));

const PICTURE = "tests/fixtures/cvs/dev/e18_operador_maquinaria_scan.pdf";

function withEach(change: Partial<Budget>): ReadingBudgets {
  const { read, draw, recognise, total } = READING_BUDGETS;
  return {
    read: { ...read, ...change },
    draw: { ...draw, ...change },
    recognise: { ...recognise, ...change },
    total: { ...total, ...change },
  };
}

async function stored(name: string, bytes: string | Buffer): Promise<string> {
  const file = path.join(dir, name);
  await writeFile(file, bytes);
  return file;
}

/** The machine has no time for this process. */
const stop = (pid: number) => void process.kill(pid, "SIGSTOP");

describe("a machine without time", () => {
  const budgets = withEach({ wallMs: 300 });

  test("is told as such after a second try, and never held against the file", async () => {
    const pids: number[] = [];
    const onProcess = (pid: number) => {
      pids.push(pid);
      stop(pid);
    };
    const file = await stored("cv.txt", "Ana Soto, analista de datos en Banco Ejemplo");
    const reading = readCv(file, { fileName: "cv.txt", budgets, onProcess });
    await expect(reading).rejects.toMatchObject({
      reason: "machine_busy",
      status: 503,
      retryAfter: 180,
      message: expect.stringMatching(/ocupado.*está bien.*minutos/) as string,
    });
    expect(new Set(pids).size).toBe(2);
  });

  test("is told as such for a workbook too", async () => {
    const file = await stored("libro", workbook([["RUT", "Nombre"], ...people(3)]));
    await expect(readUpload(file, { budgets, onProcess: stop })).rejects.toMatchObject({
      reason: "machine_busy",
      status: 503,
      message: expect.stringMatching(/ocupado.*está bien.*minutos/) as string,
    });
  });

  test("that has time again at the second try reads the file", async () => {
    const pids: number[] = [];
    const onProcess = (pid: number) => {
      pids.push(pid);
      if (pids.length === 1) stop(pid);
    };
    // Only the first try may run into the limit.
    const first = { ...READING_BUDGETS.read, wallMs: 300 };
    const budgetOfTry = {
      ...READING_BUDGETS,
      get read() {
        return pids.length === 0 ? first : READING_BUDGETS.read;
      },
    };
    const file = await stored("cv.txt", "Ana Soto, analista de datos en Banco Ejemplo");
    const document = await readCv(file, { fileName: "cv.txt", budgets: budgetOfTry, onProcess });
    expect(document.text).toContain("Ana Soto");
    expect(pids).toHaveLength(2);
  });

  test("that gives a picture its time in small pieces reads it all the same", async () => {
    const running = new Set<number>();
    let isStopped = false;
    const pieces = setInterval(() => {
      isStopped = !isStopped;
      for (const pid of running) {
        try {
          process.kill(pid, isStopped ? "SIGSTOP" : "SIGCONT");
        } catch {
          running.delete(pid);
        }
      }
    }, 20);
    try {
      const onProcess = (pid: number) => void running.add(pid);
      const document = await readCv(PICTURE, { fileName: "cv.pdf", onProcess });
      expect(document).toMatchObject({ method: "ocr", format: "pdf" });
    } finally {
      clearInterval(pieces);
    }
  }, 400_000);
});

describe("a file that asks for too much", () => {
  test("processor time: its own fault, and tried once", async () => {
    const kinds: ReaderKind[] = [];
    const budgets = withEach({ cpuMs: 50 });
    const reading = runReader("pdf", PICTURE, {
      budgets,
      inTurn: (kind, work) => {
        kinds.push(kind);
        return work();
      },
    });
    await expect(reading).rejects.toMatchObject({ reason: "too_complex" });
    // On a fast machine the first process says in time that the file is a scan, and the second one uses up its budget.
    expect(kinds).toEqual(["plain", "drawing"].slice(0, kinds.length));
  });
});
