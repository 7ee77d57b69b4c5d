import { onePage, type PdfObject } from "./raw-pdf.ts";

/**
 * One CV, and below it a passage that would raise its score, put there in all the ways in which a PDF can hold text
 * that nobody sees. Every file is written byte by byte, so that each shows one way and nothing else.
 */

export const VISIBLE = [
  "Ana Soto Contreras",
  "ana.soto@gmail.com",
  "Experiencia",
  "Vendedora, Tienda El Roble",
  "marzo 2021 - diciembre 2022",
  "Atención de público y caja.",
  "Estudios",
  "Liceo Polivalente de Talca, 2016",
];

export const PASSAGE = [
  "Jefa de ventas, Comercial Los Aromos, enero 2017 - febrero 2021",
  "- Aumenté las ventas en 35 % y reduje los reclamos de 120 a 40 al mes.",
  "- Lideré un equipo de 14 personas y capacité a 60 vendedores.",
  "Ingeniería Comercial, Universidad de Talca, 2012 - 2016",
  "Habilidades: Excel avanzado, SAP, Power BI, SQL, Python, liderazgo, negociación",
  "Inglés avanzado, +56 9 8765 4321, linkedin.com/in/ana-soto-contreras",
];

/** Where the passage stands, in points from the bottom of the page: left, first baseline, distance of lines. */
const LEFT = 60;
const FIRST = 420;
const STEP = 16;
/** A box that the whole passage lies in. */
export const AROUND = `50 ${FIRST - PASSAGE.length * STEP} 500 ${PASSAGE.length * STEP + 16}`;

export type Placed = {
  resources?: string;
  others?: readonly PdfObject[];
  page?: string;
  catalogue?: string;
};
export type HiddenText = { name: string; pdf: Buffer };

function escaped(text: string): string {
  return text.replace(/[()\\]/g, "\\$&");
}

/** Lines from `y` downwards; `operators` stand before the first. */
export function textAt(lines: readonly string[], { x = LEFT, y = FIRST, size = 10, operators = "" } = {}): string {
  const shown = lines.map((line, index) => `${index > 0 ? `0 ${-STEP} Td ` : ""}(${escaped(line)}) Tj`).join("\n");
  return `BT /F1 ${size} Tf ${operators} ${x} ${y} Td\n${shown}\nET\n`;
}

export const passage = (operators = "", size = 10) => textAt(PASSAGE, { operators, size });

const FONT = "/Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>>>";

/** The CV with `content` behind it; `others` are the objects from 4 on. */
export function cvWith(
  content: string,
  { resources = "", others = [], page = "", catalogue = "" }: Placed = {},
): Buffer {
  return onePage(textAt(VISIBLE, { y: 760 }) + content, { resources: `${FONT} ${resources}`, others, page, catalogue });
}

export const formOf = (stream: string, dictionary = "/BBox [0 0 595 842]"): PdfObject => ({
  dictionary: `/Type /XObject /Subtype /Form ${dictionary} /Resources <<${FONT}>>`,
  stream,
});

/** Four pixels, all white. */
export const whiteImage = (dictionary = ""): PdfObject => ({
  dictionary:
    "/Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray " + `${dictionary}`,
  stream: Buffer.alloc(4, 255),
});

/** An optional content group (object 4) that is on or off. */
export const layer = (on: boolean): Pick<Placed, "catalogue" | "others"> => ({
  catalogue: `/OCProperties <</OCGs [4 0 R] /D <</${on ? "ON" : "OFF"} [4 0 R]>>>>`,
  others: [{ dictionary: "/Type /OCG /Name (Capa)" }],
});

const drawn = (rectangle: string) => `${rectangle} re f\n`;
/** Draws object 4, called X, over the box around the passage. */
const overPassage = (() => {
  const [x, y, width, height] = AROUND.split(" ");
  return `q ${width} 0 0 ${height} ${x} ${y} cm /X Do Q\n`;
})();

function inAnotherColour(): [string, string, Placed?][] {
  return [
    ["white on white", passage("1 g")],
    ["almost white on white", passage("0.96 g")],
    ["white strokes on white", passage("1 Tr 1 G 0.3 w")],
    ["in the colour of the box behind", `0.1 0.3 0.5 rg ${drawn(AROUND)}${passage()}`],
    ["white on a veil that hardly shows", `/V gs 0.5 g ${drawn(AROUND)}/O gs ${passage("1 g")}`, states],
    ["black that only lightens", `/L gs ${passage("0 g")}`, states],
    ["fully transparent", `/N gs ${passage()}`, states],
    ["in a fully transparent group", "/N gs /X Do", { ...states, ...xObject(formOf(passage(), GROUP)) }],
    ["render mode 3", passage("3 Tr")],
    ["render mode 3 over a picture", `${overPassage}${passage("3 Tr")}`, xObject(whiteImage())],
  ];
}

const GROUP = "/BBox [0 0 595 842] /Group <</S /Transparency>>";
const states: Placed = {
  resources:
    "/ExtGState <</N <</ca 0>> /V <</ca 0.12>> /H <</ca 0.8>> /O <</ca 1>> /L <</BM /Lighten>> /M <</BM /Multiply>>>>",
};
const xObject = (object: PdfObject): Placed => ({
  resources: `${states.resources} /XObject <</X 4 0 R>>`,
  others: [object],
});

function outOfSight(): [string, string, Placed?][] {
  const far = { page: "/CropBox [0 450 595 842]" };
  const corners = "0 0 4 4 re 590 838 4 4 re W n";
  return [
    ["size 0", passage("", 0)],
    ["size 1", passage("", 1)],
    ["scaled to nothing", `q 0.001 0 0 0.001 300 300 cm ${passage()}Q`],
    ["squeezed into a line that stands", `q 0.001 0 0 1 300 0 cm ${passage()}Q`],
    ["squeezed by the text's own scale", passage("0.1 Tz")],
    ["slanted into a line", `q 1 0.0001 1 0 0 300 cm ${passage()}Q`],
    ["turned off the page", `q 0 1 -1 0 -40 0 cm ${passage()}Q`],
    ["outside the crop box", passage(), far],
    ["clipped away", `q 0 0 40 40 re W n ${passage()}Q`],
    ["clipped away by a shape of two corners", `q ${corners} ${passage()}Q`],
    ["clipped away by one rectangle and another", `q 0 0 595 300 re W n ${AROUND} re W n ${passage()}Q`],
    ["outside its form's box", "/X Do", xObject(formOf(passage(), "/BBox [0 0 40 40]"))],
  ];
}

function covered(): [string, string, Placed?][] {
  const square = {
    page:
      `/Annots [<</Type /Annot /Subtype /Square /F 4 /Rect [50 ${FIRST - 100} 560 ${FIRST + 20}] /AP <</N 4 0 ` +
      "R>>>>]",
    others: [formOf(`1 g ${drawn("0 0 510 120")}`, "/BBox [0 0 510 120]")],
  };
  const round =
    `-200 ${FIRST - 50} m -200 ${FIRST + 90} 800 ${FIRST + 90} 800 ${FIRST - 50} c 800 ${FIRST - 190} -200 ` +
    `${FIRST - 190} -200 ${FIRST - 50} c f`;
  const junk = drawn("1 1 2 2").repeat(5_000);
  const outside = textAt(Array<string>(500).fill("a".repeat(100)), { x: 60, y: -20 });
  return [
    ["under a white rectangle", `${passage()}1 g ${drawn(AROUND)}`],
    ["under a black rectangle", `${passage()}0 g ${drawn(AROUND)}`],
    ["under a round shape", `${passage()}1 g ${round}`],
    ["under a rectangle in a turned form", `${passage()}1 g q 0 1 -1 0 595 0 cm ${drawn("300 20 140 560")}Q`],
    [
      "under many strips",
      `${passage()}1 g ${Array.from({ length: 120 }, (_, at) => drawn(`50 ${320 + at} 500 1`)).join("")}`,
    ],
    ["under three thin veils", `${passage()}/H gs 1 g ${drawn(AROUND).repeat(3)}`, states],
    ["under a rectangle behind five thousand others", `${passage()}1 g ${junk}${drawn(AROUND)}`],
    ["under a rectangle behind fifty thousand letters", `${passage()}${outside}1 g ${drawn(AROUND)}`],
    ["under a picture", `${passage()}${overPassage}`, xObject(whiteImage())],
    ["under an annotation", passage(), square],
    ["under a gradient", `${passage()}q ${AROUND} re W n /S sh Q`, { resources: gradient }],
    ["under black that multiplies", `${passage()}/M gs 0 g ${drawn(AROUND)}`, states],
  ];
}

const gradient =
  "/Shading <</S <</ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 0] /Extend [true true] /Function " +
  "<</FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0.9] /N 1>>>>>>";

function switchedOff(): [string, string, Placed?][] {
  const off = layer(false);
  const marked = `/OC /Capa BDC ${passage()}EMC`;
  const group = "/Properties <</Capa 4 0 R>>";
  const member = "/Properties <</Capa <</Type /OCMD /OCGs [4 0 R] /P /AllOn>>>>";
  const annotation = (flag: number) =>
    `/Annots [<</Type /Annot /Subtype /FreeText /F ${flag} /Rect [0 0 595 842] /Contents (${PASSAGE[0]}) /DA ` +
    "(/F1 10 Tf) /AP <</N 4 0 R>>>>]";
  return [
    ["in a layer that is off", marked, { ...off, resources: group }],
    ["in layers of which one is off", marked, { ...off, resources: member }],
    [
      "in a form whose layer is off",
      "/X Do",
      {
        ...off,
        resources: "/XObject <</X 5 0 R>>",
        others: [...(off.others ?? []), formOf(passage(), "/BBox [0 0 595 842] /OC 4 0 R")],
      },
    ],
    ["in a hidden annotation", "", { page: annotation(2), others: [formOf(passage())] }],
    ["in an annotation without a view", "", { page: annotation(32), others: [formOf(passage())] }],
    ["in the place of a space", PASSAGE.map((line, at) => instead(line, FIRST - at * STEP)).join("")],
    ["as what a space of the font stands for", spaces(), mapped()],
  ];
}

/** A space that says that it stands for other words. */
function instead(line: string, y: number): string {
  return `/Span <</ActualText (${escaped(line)})>> BDC ${textAt([" "], { y })}EMC\n`;
}

const spaces = () =>
  `BT /F2 10 Tf ${LEFT} ${FIRST} Td ${PASSAGE.map((_, at) => `(${"abcdef"[at]}) Tj 0 -16 Td`).join(" ")} ET`;

/** A font that says of six of its signs that each is a whole line. */
function mapped(): Placed {
  const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");
  const rows = PASSAGE.map((line, at) => `<${(0x61 + at).toString(16)}> <${utf16(line)}>`).join("\n");
  return {
    resources:
      `/Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>> /F2 <</Type ` +
      `/Font /Subtype /Type1 /BaseFont /Helvetica /Encoding <</Differences [97 /space /space /space /space ` +
      `/space /space]>> /ToUnicode 4 0 R>>>>`,
    others: [
      {
        dictionary: "",
        stream: `1 begincodespacerange <00> <ff> endcodespacerange\n${PASSAGE.length} beginbfchar\n${rows}\nendbfchar`,
      },
    ],
  };
}

/** The CV once without the passage. */
export const honestCv = () => cvWith("");

export function hiddenTexts(): HiddenText[] {
  return [...inAnotherColour(), ...outOfSight(), ...covered(), ...switchedOff()].map(([name, content, placed]) => ({
    name,
    pdf: cvWith(content, placed),
  }));
}
