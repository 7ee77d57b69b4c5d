import { deflateSync } from "node:zlib";
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { LIMITS } from "#app/documents/limits.ts";
import { drawPdf } from "../../../tests/support/documents/print-pdf.ts";
import { rawPng } from "../../../tests/support/documents/raw-png.ts";
import { Random } from "../../../tests/support/mutate.ts";
import type { Family } from "./file.ts";
import { CV_TEXTS, SPANISH_WORDS } from "./honest-cv.ts";
import { PLAIN, renderPage } from "./render-page.ts";
import { FIXED_DATE } from "./text-files.ts";

/** Pictures, and PDFs that consist only of pictures. */

/** Number of pixels, as fractions of the limit. */
const SHARES = [0.99, 0.3, 1.05, 0.1, 0.6] as const;
/** Coarser noise compresses better: finer noise does not fit into 15 MB at full size. */
const GRAIN = 3;
const QUALITIES = [60, 40, 25, 10] as const;

const shareOf = (number: number): number => SHARES[number % SHARES.length] ?? 1;
const sideOf = (share: number): number => Math.floor(Math.sqrt(LIMITS.imagePixels * share));
const cvText = (random: Random): string => random.pick(CV_TEXTS);

/** Grey noise in blocks. */
function noiseCanvas(side: number, random: Random): Canvas {
  const small = createCanvas(Math.ceil(side / GRAIN), Math.ceil(side / GRAIN));
  const context = small.getContext("2d");
  const picture = context.createImageData(small.width, small.height);
  new Uint32Array(picture.data.buffer).forEach((_, index, pixels) => {
    pixels[index] = 0xff000000 | random.below(2 ** 24);
  });
  context.putImageData(picture, 0, 0);
  const canvas = createCanvas(side, side);
  const large = canvas.getContext("2d");
  large.imageSmoothingEnabled = false;
  large.drawImage(small, 0, 0, side, side);
  return canvas;
}

/** The best quality that stays below the limit for a file. */
function jpegOf(canvas: Canvas): Buffer {
  for (const quality of QUALITIES) {
    const bytes = canvas.toBuffer("image/jpeg", quality);
    if (bytes.length < LIMITS.fileBytes) return bytes;
  }
  throw new Error("a picture does not fit into the limit");
}

/** Noise of one byte per pixel does not compress: as many pixels as bytes are allowed. */
function noisePng(share: number, random: Random): Buffer {
  const side = Math.floor(Math.sqrt(LIMITS.fileBytes * 0.98 * Math.min(1, share)));
  const bytes = Buffer.alloc(side * (side + 1));
  for (let index = 0; index < bytes.length - 3; index += 4) bytes.writeInt32LE(random.below(2 ** 31), index);
  for (let row = 0; row < side; row += 1) bytes[row * (side + 1)] = 0;
  return rawPng({ width: side, height: side, depth: 8, colour: 0 }, deflateSync(bytes, { level: 1 }));
}

/** A page full of small words, as large as is allowed. */
function denseText(share: number, random: Random): Canvas {
  const side = sideOf(share);
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, side, side);
  context.fillStyle = "#000000";
  context.font = '22px "Liberation Sans"';
  for (let y = 30; y < side; y += 30) {
    const row = Array.from({ length: Math.ceil(side / 60) }, () => random.pick(SPANISH_WORDS)).join(" ");
    context.fillText(row, 10, y);
  }
  return canvas;
}

function stripes(share: number): Canvas {
  const side = sideOf(share);
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  for (let y = 0; y < side; y += 6) context.fillRect(0, y, side, 3);
  return canvas;
}

/** A PDF with one picture per page. */
const scanOf = (pictures: readonly Buffer[]): Promise<Buffer> =>
  drawPdf(
    (pen) => {
      for (const [index, picture] of pictures.entries()) {
        if (index > 0) pen.addPage();
        // By its text the same picture is known again and stored once: twenty pages of it are no twenty times the
        // limit.
        pen.image(`data:image/jpeg;base64,${picture.toString("base64")}`, 0, 0, { fit: [595, 842] });
      }
    },
    { margin: 0, info: { CreationDate: FIXED_DATE } },
  );

/** The header claims more pixels than the file has. */
function lyingHeader(side: number): Buffer {
  const rows = deflateSync(Buffer.alloc(100_000, 0x55));
  return rawPng({ width: side, height: side, depth: 8, colour: 2 }, rows);
}

const pictures =
  (honest: boolean) =>
  (
    name: string,
    extension: string,
    make: (random: Random, share: number, number: number) => Promise<Buffer> | Buffer,
  ): Family =>
  (number, random) => {
    const seed = random.below(2 ** 31);
    return {
      name: `${name}-${number}.${extension}`,
      honest,
      bytes: () => make(new Random(seed), shareOf(number), number),
    };
  };

const strange = pictures(false);
const cv = pictures(true);

export const PICTURE_FAMILIES: Readonly<Record<string, Family>> = {
  "jpg-noise": strange("noise", "jpg", (random, share) => jpegOf(noiseCanvas(sideOf(share), random))),
  "png-noise": strange("noise", "png", (random, share) => noisePng(share, random)),
  "png-dense": strange("dense-text", "png", (random, share) => denseText(share, random).toBuffer("image/png")),
  "jpg-stripes": strange("stripes", "jpg", (_random, share) => jpegOf(stripes(share))),
  "png-header": strange("lying-header", "png", (_random, share) => lyingHeader(sideOf(share) * (share > 0.5 ? 1 : 40))),
  "jpg-cut": strange("cut", "jpg", (random, share) => {
    const whole = renderPage(cvText(random)).toBuffer("image/jpeg", 80);
    return whole.subarray(0, Math.floor(whole.length * Math.min(0.9, share)));
  }),
  "pdf-noise-scan": strange("noise-scan", "pdf", (random, share) => {
    const pages = Array.from({ length: LIMITS.ocrPages }, () => jpegOf(noiseCanvas(sideOf(share * 0.1), random)));
    return scanOf(pages);
  }),
  "pdf-big-pictures": strange("big-pictures", "pdf", (random, share) => {
    const picture = jpegOf(noiseCanvas(sideOf(Math.min(0.3, share)), random));
    return scanOf(Array.from({ length: LIMITS.pdfPages }, () => picture));
  }),
  "png-cv": cv("cv", "png", (random) => renderPage(cvText(random)).toBuffer("image/png")),
  "jpg-cv": cv("cv", "jpg", (random, _share, number) =>
    renderPage(cvText(random), { ...PLAIN, width: 1_240 + (number % 3) * 400, fontPx: 20 + (number % 3) * 6 }).toBuffer(
      "image/jpeg",
      70,
    ),
  ),
  "pdf-cv-scan": cv("cv-scan", "pdf", (random) => scanOf([renderPage(cvText(random)).toBuffer("image/jpeg", 75)])),
};
