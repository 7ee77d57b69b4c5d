import { readFile } from "node:fs/promises";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { LIMITS } from "#app/documents/limits.ts";
import { onePage } from "../../support/documents/raw-pdf.ts";
import { rawPng } from "../../support/documents/raw-png.ts";
import { readBytes, texts } from "../../support/documents/read-bytes.ts";

const WIDTH = 1240;
const HEIGHT = 900;

const LEFT = ["CONTACTO", "ana.soto@gmail.com", "Talca, Chile", "IDIOMAS", "Inglés intermedio"];
const RIGHT = [
  "Ana Soto Contreras",
  "Ingeniera en alimentos con seis",
  "años en control de calidad.",
  "Planta Ejemplo, 2019 - 2024",
];

/** A page in two columns, the left one light on dark. */
function page(context: SKRSContext2D): void {
  context.fillStyle = "#fff";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = "#22304f";
  context.fillRect(0, 0, 470, HEIGHT);
  context.font = '26px "Liberation Sans"';
  context.fillStyle = "#fff";
  for (const [index, text] of LEFT.entries()) context.fillText(text, 50, 110 + index * 62);
  context.fillStyle = "#111";
  for (const [index, text] of RIGHT.entries()) {
    context.font = index === 0 ? 'bold 44px "Liberation Sans"' : '26px "Liberation Sans"';
    context.fillText(text, 530, 120 + index * 56);
  }
}

/** The page as JPEG, turned clockwise by quarter turns. */
function photo(quarters: number): Buffer {
  const upright = createCanvas(WIDTH, HEIGHT);
  page(upright.getContext("2d"));
  const sideways = quarters % 2 === 1;
  const canvas = createCanvas(sideways ? HEIGHT : WIDTH, sideways ? WIDTH : HEIGHT);
  const context = canvas.getContext("2d");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(upright, -WIDTH / 2, -HEIGHT / 2);
  return canvas.toBuffer("image/jpeg", 90);
}

/** Puts an EXIF segment with the orientation behind the start marker. */
function withOrientation(jpg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const size = exif.length + 2;
  return Buffer.concat([jpg.subarray(0, 2), Buffer.from([0xff, 0xe1, size >> 8, size & 255]), exif, jpg.subarray(2)]);
}

describe("pictures", () => {
  test.each([
    ["upright", photo(0)],
    ["on its side", photo(1)],
    ["on its head", photo(2)],
    ["on its other side", photo(3)],
    ["upright only by its EXIF mark", withOrientation(photo(3), 6)],
  ])("two columns, dark panel, %s", async (_name, bytes) => {
    const document = await readBytes("cv.jpg", bytes);
    expect(document.method).toBe("ocr");
    expect(texts(document)).toEqual([...LEFT, ...RIGHT]);
    expect(document.lines.find(({ text }) => text === RIGHT[0])?.role).toBe("heading");
  });

  test("CMYK pictures of print shops are read", async () => {
    const document = await readBytes("cv.jpg", await readFile("tests/fixtures/documents/cmyk.jpg"));
    expect(texts(document)).toEqual(["Rosa Díaz", "Enfermera universitaria", "rosa.diaz@example.cl"]);
  });

  test("a scanned PDF is recognised, and says so", async () => {
    const picture = photo(0);
    const stages: string[] = [];
    const pdf = onePage("q 595 0 0 432 0 400 cm /I Do Q", {
      resources: "/XObject <</I 4 0 R>>",
      others: [
        {
          dictionary:
            `/Type /XObject /Subtype /Image /Width ${WIDTH} /Height ${HEIGHT} /BitsPerComponent 8 /ColorSpace /` +
            "DeviceRGB /Filter /DCTDecode",
          stream: picture,
        },
      ],
    });
    const document = await readBytes("cv.pdf", pdf, { onStage: (stage) => stages.push(stage) });
    expect(document).toMatchObject({ method: "ocr", pages: 1, format: "pdf" });
    expect(texts(document)).toEqual([...LEFT, ...RIGHT]);
    expect(stages).toEqual(["reading", "ocr"]);
  });

  test("too many pixels are refused by the header, before decoding", async () => {
    const side = Math.ceil(Math.sqrt(LIMITS.imagePixels)) + 1;
    const picture = rawPng({ width: side, height: side, depth: 8, colour: 0 }, Buffer.alloc(10));
    await expect(readBytes("cv.png", picture)).rejects.toMatchObject({ reason: "image_too_large", status: 413 });
  });

  test("a blank picture holds no text", async () => {
    const blank = createCanvas(600, 400).toBuffer("image/png");
    await expect(readBytes("cv.png", blank)).rejects.toMatchObject({ reason: "unreadable" });
  });
});
