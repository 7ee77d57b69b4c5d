import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { zlibRepeated } from "./documents/deflate-bomb.ts";
import { hostileOffice, noise, program } from "./documents/hostile-office.ts";
import { hostilePdfs } from "./documents/hostile-pdf.ts";
import { rawPng } from "./documents/raw-png.ts";

/** "any": the file may be read, as long as nothing breaks. */
export type HostileFile = { name: string; file: string; expect: "refuse" | "any" };

/** What a careful reader may also read: harmless once its limits hold. */
const MAY_BE_READ = new Set([
  "many-paragraphs.docx",
  "inflates-to-300-mb.docx",
  "inflated-styles.docx",
  "three-million-operators.pdf",
  "huge-page.pdf",
  "unicode-map.pdf",
  "long-line.txt",
  "noise.png",
  "deep-tables.docx",
]);

/** Writes one file of every known attack into `dir` (made if missing); the same bytes every time. */
export async function hostileFiles(dir: string): Promise<HostileFile[]> {
  await mkdir(dir, { recursive: true });
  const contents: Record<string, Buffer> = { ...(await hostilePdfs()), ...hostileOffice(), ...images(), ...texts() };
  const files: HostileFile[] = [];
  for (const [name, bytes] of Object.entries(contents)) {
    const file = path.join(dir, name);
    await writeFile(file, bytes);
    files.push({ name, file, expect: MAY_BE_READ.has(name) ? "any" : "refuse" });
  }
  return files;
}

function images(): Record<string, Buffer> {
  const photo = createCanvas(600, 800);
  const context = photo.getContext("2d");
  for (let line = 0; line < 40; line += 1) context.fillRect(40, line * 20, 500 - line * 5, 9);
  const jpg = photo.toBuffer("image/jpeg");
  return {
    "25000-squared.png": rawPng(
      { width: 25_000, height: 25_000, depth: 8, colour: 0 },
      zlibRepeated("\0", 25_000 * 25_001),
    ),
    "40000-squared.png": rawPng(
      { width: 40_000, height: 40_000, depth: 1, colour: 0 },
      zlibRepeated("\0", 40_000 * 5_001),
    ),
    "inflates-beyond-its-size.png": rawPng(
      { width: 100, height: 100, depth: 8, colour: 0 },
      zlibRepeated("\0", 400_000_000),
    ),
    "garbage.png": rawPng({ width: 800, height: 600, depth: 8, colour: 2 }, noise(20_000)),
    "noise.png": noisePicture(),
    "truncated.jpg": jpg.subarray(0, 300),
    "lying-size.jpg": lyingSize(jpg),
    "vector.png": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  };
}

function noisePicture(): Buffer {
  const [width, height] = [1_700, 2_300];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const picture = context.createImageData(width, height);
  const bytes = noise(width * height);
  for (let index = 0; index < bytes.length; index += 1) picture.data.fill(bytes[index] ?? 0, index * 4, index * 4 + 3);
  for (let index = 3; index < picture.data.length; index += 4) picture.data[index] = 255;
  context.putImageData(picture, 0, 0);
  return canvas.toBuffer("image/png");
}

/** A JPEG whose header claims 65,500 x 65,500 pixels. */
function lyingSize(jpg: Buffer): Buffer {
  const copy = Buffer.from(jpg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(65_500, frame + 5);
  copy.writeUInt16BE(65_500, frame + 7);
  return copy;
}

function texts(): Record<string, Buffer> {
  return {
    "empty.pdf": Buffer.alloc(0),
    "blank.txt": Buffer.from(" \r\n\t \n".repeat(100_000)),
    "zeros.txt": Buffer.alloc(10_000),
    "long-line.txt": Buffer.alloc(14 * 1024 * 1024, "a"),
    "program.pdf": program(),
    "program.txt": program(),
    "program.jpg": program(),
  };
}
