import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, describe, expect, it } from "vitest";
import { renderReport } from "#app/features/cv/report/render-report.server.ts";
import type { CvAnalysisView } from "#app/features/cv/result.ts";
import { corrected, jobAsRead } from "../cv-corrections/corrected-cv.ts";
import { sampleView } from "./sample-view.ts";

const folder = mkdtempSync(path.join(tmpdir(), "report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HEAD = { institution: "Universidad del Alerce", accent: null, logo: null };
const render = (view: CvAnalysisView) => renderReport(view, view.results.candidate, HEAD);

async function open(pdf: Buffer) {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}

/** Text of each page, words joined by single spaces. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await open(pdf);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " "),
    );
  }
  return pages;
}

const textOf = async (pdf: Buffer) => (await pagesOf(pdf)).join(" ");
const sentence =
  "Lideré la implantación de un sistema de inventarios en 14 bodegas, con 22 personas, y bajé el quiebre de " +
  "stock de 9 % a 2 %. ";

describe("the report of an analysis", () => {
  it("tells what the person corrected, and which skills the CV does not say", async () => {
    const { understood } = corrected({
      name: "Rosario Soto",
      location: null,
      jobs: [{ ...jobAsRead(0), title: "Jefa de turno" }],
      skills: { added: ["Excel"], removed: [], confirmed: false },
    });
    const view = sampleView();
    view.details.understood = understood;
    const text = await textOf(await render(view));
    expect(text).toContain(
      "Corregido por la persona en lo que leímos: el nombre, la ciudad, un trabajo y las habilidades.",
    );
    expect(text).toContain("Habilidades que agregó la persona y que no están en su CV: Excel.");
    expect(await textOf(await render(sampleView()))).not.toContain("Corregido por la persona");
  });

  it("says who, how many points, and everything that was found", async () => {
    const text = await textOf(await render(sampleView()));
    for (const expected of [
      "Universidad del Alerce",
      "2 de noviembre de 2026",
      "Perfil Profesional",
      "Begoña Ñancupil Peñailillo",
      "78",
      "Sólido",
      "begona@correo.example",
      "82 %",
      "«Presenté resultados mensuales a gerencia»",
      "Fortalezas",
      "Áreas de Mejora",
      "Sugerencias para LinkedIn",
      "¿Qué mejora has liderado y cómo la mediste?",
      "Intermedia · Logros",
      "12,5 de 20",
      "«Reduje el inventario en 18 %»",
      "Análisis básico por reglas, pauta v1.0.",
      "leímos las primeras páginas",
    ]) {
      expect(text).toContain(expected);
    }
  });

  it("is a tagged PDF in Spanish with its fonts inside", async () => {
    const pdf = await render(sampleView());
    const document = await open(pdf);
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: "Reporte de análisis de CV: Begoña Ñancupil Peñailillo",
      Author: "Universidad del Alerce",
      Language: "es-CL",
    });
    const marks: unknown = await document.getMarkInfo();
    expect(new Map(marks as Map<string, boolean>).get("Marked")).toBe(true);
    const roles = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ["H1", "H2", "Figure", "LBody"]) expect(roles).toContain(`"${role}"`);
    expect(roles).toContain("Puntaje 78 de 100: Sólido");
    const file = path.join(folder, "fonts.pdf");
    writeFileSync(file, pdf);
    const fonts = spawnSync("pdffonts", [file], { encoding: "utf8" });
    if (fonts.error) return;
    const rows = fonts.stdout.trim().split("\n").slice(2);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/HankenGrotesk.* yes +yes +yes /);
  });

  it("is the same file for the same analysis", async () => {
    expect((await render(sampleView())).equals(await render(sampleView()))).toBe(true);
  });

  it("numbers its pages and repeats whose report it is", async () => {
    const pages = await pagesOf(await render(sampleView()));
    for (const [index, text] of pages.entries()) expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
    expect(pages.length).toBeGreaterThan(1);
    for (const text of pages.slice(1)) expect(text).toContain("Universidad del Alerce · Begoña Ñancupil Peñailillo");
  });

  it("uses the edited profile and says that it was edited", async () => {
    const view = sampleView();
    const edited = { ...view.results.candidate, name: "Begoña Ñancupil", skills: ["Tableau"] };
    const text = await textOf(await renderReport(view, edited, HEAD));
    expect(text).toContain("Tableau");
    expect(text).not.toContain("Peñailillo");
    expect(text).toContain("editados por la persona");
    expect(await textOf(await render(view))).not.toContain("editados por la persona");
  });

  it("says what the CV does not give instead of leaving it out", async () => {
    const nothing = { name: "", profession: "", location: "", experience: "", education: "", skills: [] };
    const view = sampleView(
      {},
      {
        candidate: nothing,
        competencies: [],
        interview_questions: [],
        recommendations: { strengths: [], improvement_areas: [] },
        summary: "",
      },
    );
    const text = await textOf(await render(view));
    expect(text).toContain("Tu CV no indica tu nombre");
    expect(text.match(/No indicado/g)?.length).toBeGreaterThanOrEqual(5);
    expect(text).not.toContain("undefined");
    expect(text).not.toContain("Fortalezas");
  });

  it("loses nothing of long texts and draws nothing off the page", async () => {
    const view = sampleView(
      {},
      {
        summary: `${sentence.repeat(14)} FINRESUMEN`,
        recommendations: {
          strengths: Array.from({ length: 8 }, (_, index) => `${sentence.repeat(3)} FUERTE${index}`),
          improvement_areas: Array.from({ length: 12 }, (_, index) => `${sentence.repeat(4)} MEJORA${index}`),
        },
      },
    );
    view.results.candidate.skills = Array.from({ length: 40 }, (_, index) => `Habilidad-${index}`);
    view.results.candidate.linkedin = `linkedin.com/in/${"x".repeat(150)}`;
    view.details.criteria = view.details.criteria.map((one, index) => ({
      ...one,
      finding: `${sentence.repeat(index === 1 ? 45 : 3)} HALLAZGO${index}`,
    }));
    const pdf = await render(view);
    const text = await textOf(pdf);
    for (const mark of [
      "FINRESUMEN",
      "FUERTE0",
      "FUERTE7",
      "MEJORA11",
      "Habilidad-39",
      "HALLAZGO0",
      "HALLAZGO1",
      "HALLAZGO2",
    ])
      expect(text).toContain(mark);
    const document = await open(pdf);
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      for (const item of items) {
        if (!("str" in item) || item.str.trim() === "") continue;
        const [, , , , x, y] = item.transform as number[];
        expect(x).toBeGreaterThanOrEqual(40);
        expect((x ?? 0) + item.width).toBeLessThanOrEqual(556);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(820);
      }
    }
  });

  it("writes letters of other Latin alphabets and drops what no font has", async () => {
    const view = sampleView();
    view.results.candidate.name = "Łukasz Šimunović Ṉewen 😀";
    // Two fonts share a word here: a reader may give the pieces apart.
    const text = (await textOf(await render(view))).replaceAll(" ", "");
    expect(text).toContain("ŁukaszŠimunovićNewen");
    expect(text).not.toContain("😀");
  });
});
