import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/paths.server.ts";
import { readTruth } from "../cv-truth.ts";

/** The fictional CVs of the test suite: as files, as texts, and as a source of Spanish words. */

const SETS = ["dev", "holdout", "unseen", "fresh"];

const folderOf = (set: string): string => path.join(projectRoot, "tests/fixtures/cvs", set);

const documents = SETS.flatMap((set) => readTruth(folderOf(set)).map((document) => ({ ...document, set })));
const honest = documents.filter(({ expect }) => expect === "analyze");

/** Every file of the sets that is a CV. */
export const CV_FILES = honest.map(({ file, set }) => ({
  name: file,
  bytes: () => readFileSync(path.join(folderOf(set), file)),
}));

/** The texts of the honest Spanish CVs without injected instructions, longer than 550 characters. */
export const CV_TEXTS = honest.flatMap(({ text, lang, injection }) => {
  const body = text?.trim() ?? "";
  return lang === "es" && !injection && body.length > 550 ? [body] : [];
});

/** The distinct words of those CVs: lower case, letters only. */
export const SPANISH_WORDS = [
  ...new Set(CV_TEXTS.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])),
].sort();

/** A CV in three parts, so that content can be inserted into one of them. */
export const CV_PARTS = {
  head: [
    "Paula Andrea Soto Vidal",
    "Ingeniera Comercial",
    "paula.soto@example.cl +56 9 5555 0101 Santiago",
    "",
    "Experiencia laboral",
    "Analista de Compras, Comercial Los Robles, marzo 2019 - diciembre 2023",
    "- Reduje 12 % el costo de los insumos con tres contratos nuevos.",
    "- Coordiné a 4 personas en el inventario anual de la empresa.",
  ],
  education: ["", "Educación", "Ingeniería Comercial, Universidad del Valle, 2013 - 2018"],
  skills: ["", "Habilidades", "Excel, SAP, Power BI, negociación y trabajo con los proveedores"],
} as const;
