import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readCv } from "#app/features/cv/read-cv.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type HostileFile, hostileFiles } from "../support/hostile-files.ts";
import { someOf } from "../support/long-run.ts";

/**
 * Only a hang takes this long. The reader itself is limited by processor time (`READING_BUDGETS`); on a busy machine
 * its 19 seconds take several times as long on the clock.
 */
const LIMIT_MS = 240_000;

const dir = await mkdtemp(path.join(tmpdir(), "hostile-"));
const files = await hostileFiles(path.join(dir, "files"));
const scratch = await mkdtemp(path.join(dir, "scratch-"));

beforeAll(() => {
  // The child works in the folder for temporary files and gets it as its own.
  vi.stubEnv("TMPDIR", scratch);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(dir, { recursive: true, force: true });
});

/** Readers that were given a file and still live. */
let readers: number[] = [];
const onProcess = (pid: number) => void readers.push(pid);
beforeEach(() => {
  readers = [];
});

function alive(): number[] {
  return readers.filter((pid) => existsSync(`/proc/${pid}`));
}

async function outcomeOf({ file, name }: HostileFile): Promise<AppError | "read"> {
  try {
    await readCv(file, { fileName: name, onProcess });
    return "read";
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe("hostile files", () => {
  test("the list holds every known attack", () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
  });

  test.each(someOf(files, 2).map((file) => [file.name, file] as const))(
    "%s",
    async (_name, hostile) => {
      const outcome = await outcomeOf(hostile);
      if (hostile.expect === "refuse") expect(outcome).toBeInstanceOf(AppError);
      if (outcome instanceof AppError) {
        expect(outcome.reason).toBeTruthy();
        expect(outcome.message.length).toBeGreaterThanOrEqual(12);
        expect([413, 415, 422]).toContain(outcome.status);
      }
      expect(alive()).toEqual([]);
      expect(await readdir(scratch)).toEqual([]);
    },
    LIMIT_MS,
  );

  test("an aborted reading leaves no child behind", async () => {
    const hostile = files.find(({ name }) => name === "three-million-operators.pdf");
    if (!hostile) throw new Error("missing");
    const controller = new AbortController();
    const reading = readCv(hostile.file, {
      fileName: hostile.name,
      signal: controller.signal,
      onProcess: (pid) => {
        onProcess(pid);
        setImmediate(() => controller.abort(new Error("cancelado")));
      },
    });
    await expect(reading).rejects.toThrow("cancelado");
    expect(readers).not.toEqual([]);
    expect(alive()).toEqual([]);
  });
});
