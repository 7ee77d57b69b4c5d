import { expect, test } from "vitest";
import type { TextStyle } from "#app/documents/pdf/typesetter.server.ts";
import { breakLines } from "#app/features/workshop/write/pdf-lines.ts";
import { toPages } from "#app/features/workshop/write/pdf-pages.ts";
import type { Paragraph, Run } from "#app/features/workshop/write/pdf-paragraphs.server.ts";

/** Lines of ten points; a page has ten. */
const HEIGHT = 100;
const of = (lines: number, keepNext = false) => ({ lines, leading: 10, before: 0, after: 0, keepNext });
const placed = (paragraphs: Parameters<typeof toPages>[0]) =>
  toPages(paragraphs, HEIGHT).map(({ paragraph, page, from, to }) => [paragraph, page, from, to]);

test("a heading and an entry's head go with the first lines below them", () => {
  expect(placed([of(7), of(1, true), of(1, true), of(5)])).toEqual([
    [0, 0, 0, 7],
    [1, 1, 0, 1],
    [2, 1, 0, 1],
    [3, 1, 0, 5],
  ]);
});

test("two lines at least stand at a page's end and at the next one's beginning", () => {
  expect(placed([of(7), of(4)])).toEqual([
    [0, 0, 0, 7],
    [1, 0, 0, 2],
    [1, 1, 2, 4],
  ]);
  // Three lines cannot be parted.
  expect(placed([of(8), of(3)])).toEqual([
    [0, 0, 0, 8],
    [1, 1, 0, 3],
  ]);
  expect(placed([of(9), of(6)])).toEqual([
    [0, 0, 0, 9],
    [1, 1, 0, 6],
  ]);
});

test("a paragraph goes over several pages, and none of its lines is lost", () => {
  expect(placed([of(25)])).toEqual([
    [0, 0, 0, 10],
    [0, 1, 10, 20],
    [0, 2, 20, 25],
  ]);
  expect(placed([of(11)])).toEqual([
    [0, 0, 0, 9],
    [0, 1, 9, 11],
  ]);
});

test("space above is left out at the top of a page, and nothing goes below its end", () => {
  const paragraphs = [of(9), { ...of(2), before: 8 }];
  expect(toPages(paragraphs, HEIGHT).at(-1)).toMatchObject({ page: 1, y: 0 });
  const many = Array.from({ length: 60 }, (_, at) => ({ ...of((at % 7) + 1, at % 4 === 0), before: at % 5, after: 2 }));
  for (const { y, from, to } of toPages(many, HEIGHT)) expect(y + 10 * (to - from)).toBeLessThanOrEqual(HEIGHT + 0.01);
});

const STYLE = { face: "regular", size: 10, leading: 13, color: "#000000" } as const;
/** Each character is one point wide. */
const widthOf = (text: string, _style: TextStyle) => text.length;
function broken(runs: Partial<Run>[], width: number, right: string | null = null): string[] {
  const paragraph: Paragraph = {
    tag: "P",
    runs: runs.map((run) => ({ text: "", style: STYLE, ...run })),
    right: right === null ? null : { text: right, style: STYLE },
    align: "left",
    leading: 13,
    before: 0,
    after: 0,
    indent: 0,
    keepNext: false,
    rule: false,
  };
  return breakLines(paragraph, width, widthOf).map((line) => line.map(({ text }) => text).join(""));
}

test("a line ends behind a comma, or else before a small letter, where that costs no line", () => {
  expect(broken([{ text: "informes trimestrales al detalle, gestión de aguas" }], 41)).toEqual([
    "informes trimestrales al detalle,",
    "gestión de aguas",
  ]);
  expect(broken([{ text: "preparé los informes de la Seremi de Salud del Maule" }], 34)).toEqual([
    "preparé los informes de la Seremi",
    "de Salud del Maule",
  ]);
  expect(broken([{ text: "una evaluación y preparación PAES" }], 30)).toEqual(["una evaluación y", "preparación PAES"]);
});

test("names are not parted where they fit, and the sign between two goes where a line ends", () => {
  const runs = [
    { text: "Ingeniería Comercial", whole: true },
    { text: "·", joint: true },
  ];
  expect(broken([...runs, { text: "Universidad del Alerce", whole: true }], 30)).toEqual([
    "Ingeniería Comercial",
    "Universidad del Alerce",
  ]);
  expect(broken([...runs, { text: "Universidad del Alerce", whole: true }], 60)).toEqual([
    "Ingeniería Comercial · Universidad del Alerce",
  ]);
});

test("the first line leaves room for dates at the right, and a word that is too long is cut", () => {
  expect(broken([{ text: "uno dos tres cuatro" }], 40, "2020 – 2024")).toEqual(["uno dos tres", "cuatro"]);
  expect(broken([{ text: "x".repeat(25) }], 10)).toEqual(["x".repeat(10), "x".repeat(10), "x".repeat(5)]);
});
