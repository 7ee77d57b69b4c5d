import { createCanvas } from "@napi-rs/canvas";
import { Document, ImageRun, Packer, Paragraph } from "docx";
import { beforeAll, describe, expect, test } from "vitest";
import type { ReadDocument } from "#app/documents/document.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { readTruth } from "../../../scripts/bench/cv-truth.ts";
import { type Judge, type Verdict, verdictOnDocument } from "../../../scripts/bench/fairness/compare.ts";
import { isSwappable } from "../../../scripts/bench/fairness/swaps.ts";
import { drawPdf } from "../../support/documents/print-pdf.ts";
import { readBytes, texts } from "../../support/documents/read-bytes.ts";

/** A CV with its owner's picture is told the same as without, read from real files. */

const CVS = readTruth("tests/fixtures/cvs/dev").filter(isSwappable).slice(0, 6);
const SIDE = 90;
let judge: Judge;
beforeAll(async () => {
  judge = { spell: await loadSpellChecker(), today: monthIndex(2026, 11), model: null };
});

/** A face of two colours: what it shows is nobody's. */
function picture(): Buffer {
  const canvas = createCanvas(SIDE, SIDE);
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#345";
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = "#c97";
  pen.fillRect(30, 20, 30, 40);
  return canvas.toBuffer("image/png");
}

async function pdf(text: string, photo: Buffer | null): Promise<Buffer> {
  return drawPdf((pen) => {
    pen.fontSize(10);
    if (photo !== null) pen.image(photo, 480, 40, { width: SIDE });
    const lines = text.split("\n");
    for (const [at, line] of lines.entries()) {
      if (at > 0 && at % 50 === 0) pen.addPage();
      pen.text(line.replace(/[^\u0020-\u00ff–—•€]/g, " "), 50, 50 + (at % 50) * 14, { lineBreak: false });
    }
  });
}

function docx(text: string, photo: Buffer | null): Promise<Buffer> {
  const transformation = { width: SIDE, height: SIDE };
  const image = photo === null ? [] : [new ImageRun({ type: "png", data: photo, transformation })];
  const children = [new Paragraph({ children: image }), ...text.split("\n").map((line) => new Paragraph(line))];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

describe.each([
  ["pdf", pdf],
  ["docx", docx],
] as const)("as %s", (format, write) => {
  test.each(CVS.map((cv) => [cv.id, cv.text] as const))("%s is told the same with a picture", async (_, text) => {
    const read: [ReadDocument, Verdict][] = [];
    for (const photo of [null, picture()]) {
      const document = await readBytes(`cv.${format}`, await write(text, photo));
      read.push([document, await verdictOnDocument(document, judge)]);
    }
    const [[bare, without] = [], [pictured, withPhoto] = []] = read;
    expect(bare === undefined ? [] : texts(bare)).not.toEqual([]);
    expect(pictured === undefined ? [] : texts(pictured)).toEqual(bare === undefined ? null : texts(bare));
    expect(withPhoto).toEqual(without);
  });
});
