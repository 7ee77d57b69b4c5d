import { Refusal } from "../../refusal.ts";
import type { DraftLine } from "../draft.ts";
import { pageLines } from "../layout/lines.ts";
import { median, toRows, type Word } from "../layout/word.ts";
import type { OnStep } from "../steps.ts";
import { repairRecognised } from "../text/repair-ocr.ts";
import { evenOut } from "./enhance.ts";
import { isSideways, skewAngle } from "./measure-skew.ts";
import { type Plane, turn } from "./plane.ts";
import type { RecognisedWord, Recogniser } from "./recogniser.ts";

type Options = { page: number; firstBlock: number; onStep: OnStep };

/** Width of the paper in points: coordinates are given as if the picture were an A4 page. */
const PAPER_WIDTH = 595;
/** Mean confidence below which the page may stand on its head. */
const DOUBTFUL = 62;
/** Words less sure than this are specks and lines. */
const NOISE = 25;
const UNSURE_SIGN = 50;
/** Font size over the height of a row of print as the recogniser measures it. */
const ROW_TO_SIZE = 1.07;
/** Strokes this much wider than usual are bold print. */
const BOLD_STROKE = 1.28;

/** Recognises one page; turned pages are put upright first. */
export async function recognisePage(recogniser: Recogniser, picture: Plane, options: Options): Promise<DraftLine[]> {
  const even = evenOut(picture);
  if (isNoise(even)) throw new Refusal("unreadable");
  const upright = isSideways(even) ? turn(even, 1) : even;
  const angle = skewAngle(upright);
  const straight = angle === 0 ? upright : rotate(upright, -angle);
  options.onStep("recognise");
  let best = { plane: straight, words: await recogniser.read(straight) };
  if (confidence(best.words) < DOUBTFUL) {
    options.onStep("recognise");
    const other = turn(straight, 2);
    const words = await recogniser.read(other);
    if (confidence(words) > confidence(best.words)) best = { plane: other, words };
  }
  return pageLines(toWords(best.words, best.plane), options.page, options.firstBlock).map((line) => ({
    ...line,
    text: repairRecognised(line.text),
  }));
}

/** Changes per pixel: pages of print have about 0.01, noise 0.2 and more. */
const NOISE_CHANGES = 0.1;

/** Changes between dark and light along a row of print are few; a picture full of them holds no text and costs much. */
function isNoise({ data }: Plane): boolean {
  let changes = 0;
  for (let index = 1; index < data.length; index += 1) {
    if ((data[index] ?? 255) < 128 !== (data[index - 1] ?? 255) < 128) changes += 1;
  }
  return changes > NOISE_CHANGES * data.length;
}

/** Mean confidence, weighted by length; few words count as unsure. */
function confidence(words: readonly RecognisedWord[]): number {
  let sum = 0;
  let letters = 0;
  for (const word of words) {
    const count = word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    sum += count * word.confidence;
    letters += count;
  }
  return letters < 20 ? 0 : sum / letters;
}

function toWords(words: readonly RecognisedWord[], plane: Plane): Word[] {
  const points = PAPER_WIDTH / Math.min(plane.width, plane.height);
  const kept = words.filter((word) => isPrint(word) && !words.some((other) => swallows(other, word)));
  const usual = median(kept.map((word) => word.height));
  const strokes = kept.map((word) => strokeWidth(plane, word.box) / word.height);
  const stroke = median(strokes.filter((width) => width > 0));
  const result = kept.map((word, index) => ({
    text: word.text,
    x0: word.box.x0 * points,
    x1: word.box.x1 * points,
    baseline: word.baseline * points,
    // Small differences of measured heights are noise, not other sizes.
    size: snap(word.height, usual) * points * ROW_TO_SIZE,
    bold: (strokes[index] ?? 0) > BOLD_STROKE * stroke,
  }));
  return repairBullets(result);
}

/** Specks are read as unsure signs, or as letters much too flat for their row. */
function isPrint({ text, confidence, box, height }: RecognisedWord): boolean {
  if (!/[\p{L}\p{N}@©]/u.test(text)) return text.trim() !== "" && confidence >= UNSURE_SIGN;
  return confidence >= NOISE && box.y1 - box.y0 > 0.25 * height;
}

/** True when a small word lies mostly inside a larger one: the same print read twice. */
function swallows(large: RecognisedWord, small: RecognisedWord): boolean {
  if (large === small || large.text.length <= small.text.length) return false;
  const width = Math.min(large.box.x1, small.box.x1) - Math.max(large.box.x0, small.box.x0);
  const height = Math.min(large.box.y1, small.box.y1) - Math.max(large.box.y0, small.box.y0);
  if (width <= 0 || height <= 0) return false;
  return width * height > 0.5 * (small.box.x1 - small.box.x0) * (small.box.y1 - small.box.y0);
}

function snap(height: number, usual: number): number {
  return Math.abs(height - usual) < 0.18 * usual ? usual : height;
}

/** What bullets are taken for. */
const BULLET_LOOKALIKE = /^[eoc*+°«»©¢·.,>–—-]$/;

/** A single such sign before a capital, at the same left edge on several lines, is a bullet. */
function repairBullets(words: readonly Word[]): Word[] {
  const signs = new Set(
    toRows(words).flatMap(({ words: [first, second] }) => {
      if (!first || !second || !BULLET_LOOKALIKE.test(first.text)) return [];
      const apart = second.x0 - first.x1 > 0.2 * second.size;
      return apart && /^[\p{Lu}\p{N}]/u.test(second.text) ? [first] : [];
    }),
  );
  return words.map((word) => {
    const alike = [...signs].filter((other) => Math.abs(other.x0 - word.x0) < 0.5 * word.size).length;
    return signs.has(word) && (alike > 1 || /[^eoc]/.test(word.text)) ? { ...word, text: "•", bold: false } : word;
  });
}

/** Turned clockwise by a few degrees around its middle, same size, white corners. */
function rotate({ data, width, height }: Plane, degrees: number): Plane {
  const angle = (-degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [cx, cy] = [width / 2, height / 2];
  const result = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sx = cos * (x - cx) - sin * (y - cy) + cx;
      const sy = sin * (x - cx) + cos * (y - cy) + cy;
      result[y * width + x] = sample(data, width, height, sx, sy);
    }
  }
  return { data: result, width, height };
}

function sample(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 + 1 >= width || y0 + 1 >= height) return 255;
  const at = y0 * width + x0;
  const fx = x - x0;
  const fy = y - y0;
  const upper = (data[at] ?? 255) * (1 - fx) + (data[at + 1] ?? 255) * fx;
  const lower = (data[at + width] ?? 255) * (1 - fx) + (data[at + width + 1] ?? 255) * fx;
  return upper * (1 - fy) + lower * fy;
}

const DARK = 128;

/** Median length in pixels of the horizontal dark runs inside a box: the width of the stems. 0 where there are none. */
function strokeWidth(plane: Plane, box: { x0: number; y0: number; x1: number; y1: number }): number {
  const counts: number[] = [];
  let runs = 0;
  for (let y = Math.max(0, box.y0); y < Math.min(plane.height, box.y1); y += 1) {
    let length = 0;
    for (let x = Math.max(0, box.x0); x <= Math.min(plane.width - 1, box.x1); x += 1) {
      if ((plane.data[y * plane.width + x] ?? 255) < DARK) {
        length += 1;
      } else if (length > 0) {
        counts[length] = (counts[length] ?? 0) + 1;
        runs += 1;
        length = 0;
      }
    }
  }
  let seen = 0;
  for (let length = 1; length < counts.length; length += 1) {
    seen += counts[length] ?? 0;
    // Between the two middle lengths, so that small print does not jump by whole pixels.
    if (seen * 2 >= runs) return length - (seen - runs / 2) / (counts[length] ?? 1) + 0.5;
  }
  return 0;
}
