// Prevents: a printed report whose figures differ from the screen's, are cut, or cover each other.
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import type { TermReport } from "#app/features/admin/panel-api-schemas.server.ts";
import { renderTermReport } from "#app/features/admin/report/pdf/render-term-report.server.ts";
import { logo } from "../../support/logos.ts";
import { expectedTexts, metadataOf, overlapsOf, type Page, pagesOf } from "../../support/report-pdf.ts";
import { busyReport, emptyReport, group } from "./sample-report.ts";

const HEAD = { institution: "Universidad del Alerce", accent: null, logo: null };
const FACULTY = "Facultad de Ciencias Económicas, Administrativas y de Negocios Internacionales";
const LONG_NAME = "Pontificia Universidad Metropolitana de Ciencias de la Educación y del Territorio";
const FACULTIES = [
  group(FACULTY, 315, 260),
  group("Ingeniería", 275, 240),
  group("Salud", 200, 210),
  group("Educación", 130, 85),
  group(null, 10, null),
];
const CAREERS = Array.from({ length: 40 }, (_, index) =>
  group(
    `${index % 3 === 0 ? "Ingeniería Civil en Computación con mención en Ciencia de Datos" : "Obstetricia"} ${index}`,
    400 - 10 * index,
    200,
  ),
);

const render = (report: TermReport, given: Partial<Parameters<typeof renderTermReport>[0]> = {}) =>
  renderTermReport({ report, by: "faculty", people: "Todas las personas", head: HEAD, ...given });

/** What a page says between head and foot. */
const wholeText = (pages: readonly Page[]) => pages.map(({ text }) => text).join(" ");

describe("the report as PDF", () => {
  it.each([
    ["of five faculties", busyReport(FACULTIES), 3],
    ["of forty careers", busyReport(CAREERS), 6],
    ["of a year", busyReport(FACULTIES, 53), 4],
    ["of a period without use", emptyReport(), 1],
  ])("%s says every figure once, and nothing covers anything", async (_name, report, pageCount) => {
    const pages = await pagesOf(await render(report, { people: `Carrera: ${FACULTY} · Sede: Viña del Mar` }));
    const text = wholeText(pages);
    for (const expected of expectedTexts(report)) expect(text).toContain(expected);
    expect(text).not.toMatch(/…|undefined|NaN|null/);
    expect(pages.flatMap(overlapsOf)).toEqual([]);
    expect(pages).toHaveLength(pageCount);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Página ${index + 1} de ${pageCount}`);
      expect(page.text).toContain("Universidad del Alerce");
      expect(page.text).toContain("Del 01-08-2026 al 24-11-2026");
      expect(page.text).toContain("Hecho el 24-11-2026, 14:10");
      expect(page.annotations).toBe(0);
      for (const { x, y, width } of page.words) {
        expect(x).toBeGreaterThanOrEqual(47);
        expect(x + width).toBeLessThanOrEqual(548.5);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(820);
      }
    }
  });

  it("keeps what fits on a page on one page, and repeats a head where it does not", async () => {
    const pages = await pagesOf(await render(busyReport(FACULTIES)));
    const weekPages = pages.filter(({ text }) => /\d\d-\d\d-2026 \d+ (\d+|menos de 5) \d+/.test(text));
    expect(weekPages).toHaveLength(1);
    for (const { week } of busyReport([]).weeks)
      expect(weekPages[0]?.text).toContain(week.split("-").reverse().join("-"));
    const long = await pagesOf(await render(busyReport(CAREERS), { by: "career" }));
    const withRows = long.filter(({ text }) => /Obstetricia \d+ \d+ \(200\)/.test(text));
    expect(withRows.length).toBeGreaterThan(1);
    for (const { text } of withRows) expect(text).toContain("Carrera Análisis de CV Entrevistas Citas agendadas");
  });

  it("is tagged and says its title and language", async () => {
    const pdf = await render(busyReport(FACULTIES));
    const { info, isTagged } = await metadataOf(pdf);
    expect(isTagged).toBe(true);
    expect(info).toMatchObject({
      Title: "Informe del período: del 01-08-2026 al 24-11-2026",
      Author: "Universidad del Alerce",
      Language: "es-CL",
    });
    const pages = await pagesOf(pdf);
    const roles = pages.map((page) => page.roles).join();
    for (const role of ["H1", "H2", "Table", "TR", "TH", "TD", "Figure"]) expect(roles).toContain(`"${role}"`);
    expect(roles).toContain("Puntaje medio del primer análisis 58, del último 71: +13 puntos.");
  });

  it("says what the figures show", async () => {
    const text = wholeText(await pagesOf(await render(busyReport(FACULTIES))));
    for (const finding of [
      "Más personas con CV en 3 de 4 facultades",
      "Menos en Salud.",
      "Más análisis de CV en la semana del 28-09-2026",
      "Lo más común: un puntaje de 70 a 79",
      "El puntaje sube de 58 a 71 del primer análisis al último",
      "Más sesiones completadas que antes",
    ])
      expect(text).toContain(finding);
  });

  it("writes a long name on several lines, with a logo beside it, and is the same file again", async () => {
    const head = {
      institution: LONG_NAME,
      accent: "#7a1f3d",
      logo: logo({ width: 64, height: 40 }).toString("base64"),
    };
    const pdf = await render(busyReport(FACULTIES), { head });
    const pages = await pagesOf(pdf);
    for (const { text } of pages) expect(text).toContain(LONG_NAME);
    expect(pages.flatMap(overlapsOf)).toEqual([]);
    expect((await render(busyReport(FACULTIES), { head })).equals(pdf)).toBe(true);
    expect(pdf.toString("latin1")).toContain("/Subtype /Image");
  });

  it("tells its filled bars from its outlined ones in grey", async () => {
    const found = spawnSync("pdftoppm", ["-v"]);
    if (found.error) return;
    const pdf = await render(busyReport(FACULTIES));
    const { stdout } = spawnSync("pdftoppm", ["-gray", "-r", "72", "-f", "1", "-l", "1"], { input: pdf });
    const header = /^P5\s+(\d+)\s+\d+\s+255\s/.exec(stdout.subarray(0, 40).toString("latin1"));
    const width = Number(header?.[1]);
    const pixels = stdout.subarray(header?.[0].length);
    // A column through all bars: a filled one is dark for its whole height, an outlined one is light inside.
    const column = Array.from({ length: Math.floor(pixels.length / width) }, (_, y) => pixels[y * width + 230] ?? 255);
    const runs = column
      .slice(320, 520)
      .map((grey) => (grey < 120 ? "#" : grey > 200 ? "." : "-"))
      .join("");
    expect(runs).toMatch(/#{9,12}[.-]+/);
    expect(runs.match(/#{9,12}/g)).toHaveLength(4);
  });
});
