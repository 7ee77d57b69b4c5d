import { createCanvas } from "@napi-rs/canvas";
import {
  AROUND,
  cvWith,
  formOf,
  layer,
  PASSAGE,
  type Placed,
  passage,
  textAt,
  VISIBLE,
  whiteImage,
} from "./hidden-text.ts";
import { onePage } from "./raw-pdf.ts";

/**
 * The same CV with the same passage where everybody sees it, beside things that could be taken for a way of hiding it.
 */

export type SeenText = { name: string; pdf: Buffer };

const fill = (rectangle: string) => `${rectangle} re f\n`;
const BESIDE = "70 0 0 90 480 700 cm /X Do Q\n";
const states =
  "/ExtGState <</M <</BM /Multiply>> /H <</ca 0.4>> /F <</ca 1>> /N <</ca 0>>>> /XObject <</X 4 0 R /Y 5 0 R>>";

const mask = {
  dictionary: "/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray",
  stream: Buffer.alloc(4, 20),
};

/** A filled row behind each line, drawn just before it: the next row touches the feet of the line above. */
function rows(): string {
  return PASSAGE.map((line, at) => {
    const y = 420 - at * 16;
    return `0.9 g ${fill(`55 ${y - 4} 480 16`)}0 g ${textAt([line], { y })}`;
  }).join("");
}

const bars = (offset: number, height: number) =>
  PASSAGE.map((_, at) => fill(`60 ${420 - at * 16 + offset} 470 ${height}`)).join("");

function painted(): [string, string, Placed?][] {
  const picture: Placed = { resources: states, others: [whiteImage()] };
  const transparent: Placed = { resources: states, others: [whiteImage("/SMask 5 0 R"), mask] };
  const highlight: Placed = {
    page:
      "/Annots [<</Type /Annot /Subtype /Highlight /F 4 /Rect [50 320 560 440] /QuadPoints [50 440 560 440 50 " +
      "320 560 320] /AP <</N 4 0 R>>>>]",
    others: [
      {
        dictionary:
          "/Type /XObject /Subtype /Form /BBox [0 0 510 120] /Group <</S /Transparency>> /Resources " +
          "<</ExtGState <</M <</BM /Multiply>>>>>>",
        stream: `/M gs 1 1 0 rg ${fill("0 0 510 120")}`,
      },
    ],
  };
  return [
    ["on white paper", passage()],
    ["white on a dark panel", `0.1 0.2 0.3 rg ${fill(AROUND)}${passage("1 g")}`],
    ["white on a dark panel on a light one", `0.9 g ${fill(AROUND)}0 g ${fill(AROUND)}${passage("1 g")}`],
    ["in a table of filled rows", rows()],
    ["underlined by rectangles", `${passage()}${bars(-2, 0.8)}`],
    ["struck through", `${passage()}${bars(3, 0.8)}`],
    ["under a highlight that multiplies", `${passage()}/M gs 1 1 0 rg ${fill(AROUND)}`, { resources: states }],
    ["under a veil", `${passage()}/H gs 1 1 0 rg ${fill(AROUND)}`, { resources: states }],
    ["under an annotation's highlight", passage(), highlight],
    ["under a fully transparent rectangle", `${passage()}/N gs 1 g ${fill(AROUND)}`, { resources: states }],
    ["inside a frame", `${passage()}1 w ${AROUND} re S`],
    ["covered and written again", `${passage()}1 g ${fill(AROUND)}0 g ${passage()}`],
    ["beside a photo", `q ${BESIDE}${passage()}`, picture],
    ["beside a photo that comes later", `${passage()}q ${BESIDE}`, picture],
    ["on a picture", `q 595 0 0 842 0 0 cm /X Do Q ${textAt(VISIBLE, { y: 760 })}${passage()}`, picture],
    ["under a picture with transparent parts", `${passage()}q 595 0 0 842 0 0 cm /X Do Q`, transparent],
    ["beside a round shape whose box reaches over it", `${passage()}0.8 g 595 842 m 595 300 l 540 842 l f`],
    ["under a thin frame that is filled", `${passage()}0 g ${AROUND} re 52 330 496 100 re f*`],
  ];
}

function inside(): [string, string, Placed?][] {
  const on = layer(true);
  return [
    ["inside a clip", `q ${AROUND} re W n ${passage()}Q`],
    ["inside a round clip", `q 0 842 m 0 0 l 595 0 l 595 842 l 400 900 200 900 0 842 c W n ${passage()}Q`],
    ["behind a clip that has ended", `q 0 0 40 40 re W n Q ${passage()}`],
    ["inside a form", "/X Do", { resources: states, others: [formOf(passage())] }],
    ["in a layer that is on", `/OC /Capa BDC ${passage()}EMC`, { ...on, resources: "/Properties <</Capa 4 0 R>>" }],
    [
      "behind a layer that is off and closed",
      `/OC /Capa BDC 1 g ${fill(AROUND)}EMC ${passage("0 g")}`,
      { ...layer(false), resources: "/Properties <</Capa 4 0 R>>" },
    ],
    [
      "under a rectangle in a layer that is off",
      `${passage()}/OC /Capa BDC 1 g ${fill(AROUND)}EMC`,
      { ...layer(false), resources: "/Properties <</Capa 4 0 R>>" },
    ],
    ["filled and added to the clip", `q ${passage("4 Tr")}Q`],
    ["drawn as strokes", passage("1 Tr 0 G 0.3 w")],
    ["narrow", passage("70 Tz")],
    ["turned", `q 0 1 -1 0 500 20 cm ${textAt(PASSAGE, { x: 20, y: 420 })}Q`],
    ["with words in another's place", PASSAGE.map((line, at) => spoken(line, 420 - at * 16)).join("")],
  ];
}

/** What a program of office writes for reading aloud: the place of words taken by the same words. */
function spoken(line: string, y: number): string {
  const same = line.replace(/[()\\]/g, "\\$&");
  return `/Span <</ActualText (${same})>> BDC ${textAt([line], { y })}EMC\n`;
}

export function seenTexts(): SeenText[] {
  return [...painted(), ...inside()].map(([name, content, placed]) => ({ name, pdf: cvWith(content, placed) }));
}

const SCALE = 3;

/** A page of a scanner: a picture of the CV, and over it the words that were recognised, without a look. */
export function scanWithWords(words: readonly string[] = [...VISIBLE, ...PASSAGE]): Buffer {
  const [width, height] = [595 * SCALE, 842 * SCALE];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#111";
  context.font = `${11 * SCALE}px "Liberation Sans"`;
  for (const [at, line] of [...VISIBLE, ...PASSAGE].entries())
    context.fillText(line, 60 * SCALE, (80 + at * 24) * SCALE);
  const layerText = words.map((line, at) => textAt([line], { y: 842 - 80 - at * 24, size: 11, operators: "3 Tr" }));
  return onePage(`q 595 0 0 842 0 0 cm /X Do Q ${layerText.join("")}`, {
    resources:
      "/Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>>> " +
      "/XObject <</X 4 0 R>>",
    others: [
      {
        dictionary:
          `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /` +
          "DeviceRGB /Filter /DCTDecode",
        stream: canvas.toBuffer("image/jpeg", 85),
      },
    ],
  });
}
