import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Random } from "../../../tests/support/mutate.ts";
import type { WrittenFile } from "./corpus.ts";
import { CV_TEXTS } from "./honest-cv.ts";
import { photograph } from "./photograph.ts";
import { type PageLook, renderPage } from "./render-page.ts";

/** Photographs of honest CVs as a careful person takes them: legible, but neither straight nor evenly lit. */

const FONTS = ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "Liberation Sans Narrow"] as const;
const PAPERS = ["#ffffff", "#fbfaf6", "#f4f1ea"] as const;
/** Maximum length that fits on one sheet in a readable size. */
const MAX_TEXT_LENGTH = 2_100;

const between = (random: Random, least: number, most: number): number =>
  least + ((most - least) * random.below(1_000)) / 1_000;

function lookOf(random: Random): PageLook {
  const width = Math.round(between(random, 1_500, 2_300));
  return {
    width,
    fontPx: Math.round(width / between(random, 62, 70)),
    font: random.pick(FONTS),
    paper: random.pick(PAPERS),
    ink: "#1d1d1d",
    align: random.pick(["left", "center"]),
  };
}

function photo(number: number, seed: number): Promise<Buffer> {
  const random = new Random(seed * 7_919 + number * 104_729 + 1);
  const texts = CV_TEXTS.filter((text) => text.length < MAX_TEXT_LENGTH);
  const text = texts[(seed * 31 + number * 3) % texts.length] ?? "";
  return photograph(renderPage(text, lookOf(random)), {
    rotate: between(random, -2, 2),
    tilt: between(random, 0, 0.05),
    noise: 2 + random.below(8),
    shadow: between(random, 0, 0.3),
    quality: 55 + random.below(35),
    seed: number + 1,
  });
}

/** Writes this many photographs to the folder, which is created if missing. */
export async function writePhotos(count: number, seed: number, folder: string): Promise<WrittenFile[]> {
  await mkdir(folder, { recursive: true });
  const files: WrittenFile[] = [];
  for (let number = 0; number < count; number += 1) {
    const bytes = await photo(number, seed);
    const name = `foto-${String(number).padStart(2, "0")}.jpg`;
    const file = path.join(folder, name);
    await writeFile(file, bytes);
    files.push({ name, family: "photos", honest: true, path: file, bytes: bytes.length });
  }
  return files;
}
