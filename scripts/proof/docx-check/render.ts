import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Pages of Word files as LibreOffice draws them, compared before and after a change of lines. */

const run = promisify(execFile);
const DPI = 72;
/** Pixels around a changed line that its letters may reach into. */
const MARGIN = 3;
const RENDER_MS = 600_000;

export async function canRender(): Promise<boolean> {
  const found = await Promise.all(
    ["soffice", "pdftoppm", "pdftotext"].map((name) => run("which", [name]).catch(() => undefined)),
  );
  return found.every((program) => program !== undefined);
}

/** Writes NAME.pdf for each file into `folder`, all with one start of LibreOffice and a profile of its own. */
export async function renderAll(files: readonly { name: string; bytes: Buffer }[], folder: string): Promise<void> {
  const sources = path.join(folder, "docx");
  await mkdir(sources);
  for (const { name, bytes } of files) await writeFile(path.join(sources, `${name}.docx`), bytes);
  const profile = `-env:UserInstallation=file://${path.join(folder, "profile")}`;
  const names = files.map(({ name }) => path.join(sources, `${name}.docx`));
  await run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...names], {
    timeout: RENDER_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
}

export type PagesCompared = {
  said: string;
  /** Pages that differ where no changed line stands. */
  elsewhere: number;
};

/** @returns undefined where a file could not be drawn */
export async function comparePages(folder: string, name: string): Promise<PagesCompared | undefined> {
  const [before, after] = [await drawn(folder, `${name}-before`), await drawn(folder, `${name}-after`)];
  if (!before || !after) return undefined;
  if (before.pages.length !== after.pages.length) {
    return { said: `${before.pages.length} pages became ${after.pages.length}`, elsewhere: after.pages.length };
  }
  const different = before.pages.flatMap((page, index) => {
    const other = after.pages[index];
    const bands = [...changedLines(before.lines[index], after.lines[index])];
    return other && differsElsewhere(page, other, bands) ? [index + 1] : [];
  });
  const said =
    different.length === 0 ? "drawn the same elsewhere" : `differs elsewhere on page ${different.join(", ")}`;
  return { said, elsewhere: different.length };
}

type Line = { text: string; top: number; bottom: number };
type Picture = { width: number; height: number; pixels: Buffer };

async function drawn(folder: string, name: string): Promise<{ pages: Picture[]; lines: Line[][] } | undefined> {
  const pdf = path.join(folder, `${name}.pdf`);
  if (!existsSync(pdf)) return undefined;
  const { stdout } = await run("pdftotext", ["-bbox-layout", pdf, "-"], { maxBuffer: 64 * 1024 * 1024 });
  const lines = stdout.split("<page ").slice(1).map(linesOf);
  await run("pdftoppm", ["-r", String(DPI), "-gray", pdf, path.join(folder, name)]);
  const pages: Picture[] = [];
  const digits = String(lines.length).length;
  for (let page = 1; page <= lines.length; page += 1) {
    pages.push(pictureOf(await readFile(path.join(folder, `${name}-${String(page).padStart(digits, "0")}.pgm`))));
  }
  return { pages, lines };
}

function linesOf(page: string): Line[] {
  return [...page.matchAll(/<line [^>]*yMin="([\d.]+)"[^>]*yMax="([\d.]+)">(.*?)<\/line>/gs)].map(
    ([, top, bottom, words = ""]) => ({
      top: Number(top),
      bottom: Number(bottom),
      text: [...words.matchAll(/<word [^>]*>(.*?)<\/word>/gs)].map(([, word]) => word).join(" "),
    }),
  );
}

/** A PGM of eight bits, as pdftoppm writes it. */
function pictureOf(bytes: Buffer): Picture {
  const [head = "", width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString("latin1", 0, 64)) ?? [];
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(head.length) };
}

function changedLines(before: readonly Line[] = [], after: readonly Line[] = []): Line[] {
  const old = new Set(before.map(({ text }) => text));
  const now = new Set(after.map(({ text }) => text));
  return [...before.filter(({ text }) => !now.has(text)), ...after.filter(({ text }) => !old.has(text))];
}

function differsElsewhere(one: Picture, other: Picture, lines: readonly Line[]): boolean {
  if (one.width !== other.width || one.height !== other.height) return true;
  for (let row = 0; row < one.height; row += 1) {
    if (lines.some(({ top, bottom }) => row >= top - MARGIN && row <= bottom + MARGIN)) continue;
    const [from, to] = [row * one.width, (row + 1) * one.width];
    if (!one.pixels.subarray(from, to).equals(other.pixels.subarray(from, to))) return true;
  }
  return false;
}
