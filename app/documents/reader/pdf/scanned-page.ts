import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { LIMITS } from "../../limits.ts";
import { Refusal } from "../../refusal.ts";
import type { Draft, DraftLine } from "../draft.ts";
import { toPlane } from "../image/decode.ts";
import type { Plane } from "../image/plane.ts";
import { recognisePage } from "../image/recognise-page.ts";
import { Recogniser } from "../image/recogniser.ts";
import type { OnStep } from "../steps.ts";
import { openPdf } from "./open.ts";

const DPI = 220;
const MAX_PIXELS = 8_000_000;

/**
 * Text of a PDF without text: its first pages are drawn and recognised, as many as the limits allow.
 */
export async function recogniseScan(bytes: Uint8Array, onStep: OnStep): Promise<Draft> {
  onStep("draw");
  const document = await openPdf(bytes, { images: true });
  const recogniser = await Recogniser.start();
  const lines: DraftLine[] = [];
  const count = Math.min(document.numPages, LIMITS.ocrPages);
  let read = 0;
  while (read < count && !isEnough(read, lines)) {
    const page = read + 1;
    onStep("draw");
    const plane = await drawPage(await document.getPage(page));
    const firstBlock = (lines.at(-1)?.block ?? -1) + 1;
    lines.push(...(await recognisePage(recogniser, plane, { page, firstBlock, onStep })));
    read = page;
  }
  await recogniser.stop();
  const pages = document.numPages;
  await document.loadingTask.destroy();
  return { method: "ocr", pages, lines, hidden: [], links: [], truncated: pages > read };
}

function isEnough(pages: number, lines: readonly DraftLine[]): boolean {
  const { user, system } = process.cpuUsage();
  if (pages > 0 && (user + system) / 1000 > LIMITS.ocrEnoughMs) return true;
  return pages === LIMITS.ocrEmptyPages && lines.length === 0;
}

async function drawPage(page: PDFPageProxy): Promise<Plane> {
  const paper = page.getViewport({ scale: 1 });
  const area = paper.width * paper.height;
  if (!(area > 0)) throw new Refusal("corrupt");
  const viewport = page.getViewport({ scale: Math.min(DPI / 72, Math.sqrt(MAX_PIXELS / area)) });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const canvas: Canvas = createCanvas(width, height);
  try {
    // The library's types know only the browser's canvas; in Node it draws on this one.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: "#ffffff" }).promise;
  } catch (error) {
    throw new Refusal("corrupt", error);
  }
  page.cleanup();
  return toPlane(canvas.getContext("2d").getImageData(0, 0, width, height).data, width, height);
}
