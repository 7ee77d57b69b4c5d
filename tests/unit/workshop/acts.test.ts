import { describe, expect, test } from "vitest";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { NO_ACTS } from "#app/features/workshop/acts/act-schemas.ts";
import { applyActs } from "#app/features/workshop/acts/apply-acts.ts";
import { findActs } from "#app/features/workshop/acts/find-acts.ts";
import { newestFirst, wayOf } from "#app/features/workshop/acts/order-by-date.ts";
import { cvDocumentOf } from "#app/features/workshop/from-cv/cv-document-of.ts";
import { PERSONAL_KINDS, remarksOf } from "#app/features/workshop/from-cv/personal-data.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { cvFromText, SAMPLE, TODAY } from "../../support/documents/written-cvs.ts";

const UPSIDE_DOWN = `Valentina Soto Rojas
Quilpué, Chile
RUT: 12.345.678-5
Soltera

EXPERIENCIA LABORAL
Cajera, Supermercado Los Boldos, marzo 2018 - diciembre 2019
- Atendí caja
Vendedora, Comercial Andes, enero 2020 - diciembre 2021
- Vendí calzado
Analista de inventario, Bodegas del Sur, marzo 2022 - actualidad
- Ordené la bodega

Educación
Ingeniería Comercial, Universidad del Alerce, 2014 - 2018

REFERENCIAS
Paula Herrera, jefa de sala, Supermercado Los Boldos

CONTACTO
valentina.soto@correo.cl
+56 9 8765 4321
`;

function found(text: string) {
  const written = documentFromText(text);
  const open = withPlaces(written);
  const facts = findFacts(open.document, TODAY);
  const source = { document: open.document, read: facts, corrections: null, today: TODAY };
  const bare = cvDocumentOf(source, { remarks: remarksOf(written, open), without: PERSONAL_KINDS });
  return findActs({ document: open.document, facts }, bare);
}

const entry = (from: string | null, to: string | null) => ({ from, to });

describe("the order of dated entries", () => {
  test("is wrong only where an older one surely stands above a newer one", () => {
    const [old, middle, now] = [entry("2018-03", "2019-12"), entry("2020", "2021"), entry("2022-03", "present")];
    expect(wayOf([now, middle, old])).toBeNull();
    expect(wayOf([old, middle, now])).toBe("oldest_first");
    expect(wayOf([now, old, middle])).toBe("mixed");
    expect(wayOf([old])).toBeNull();
    expect(wayOf([entry(null, null), now, old])).toBeNull();
    // Which of the two ended first, the years do not say.
    expect(wayOf([entry("2019", "2021"), entry("2020-01", "2021-06")])).toBeNull();
    expect(wayOf([entry("2020-01", "2021-06"), entry("2019", "2021")])).toBeNull();
    // An employer above the posts that a person has had there.
    expect(wayOf([entry("2014-04", "present"), entry("2021-07", "present"), entry("2017-10", "2021-06")])).toBeNull();
    expect(wayOf([entry("2022-01", "present"), entry("2020-01", "present")])).toBeNull();
  });

  test("is then from the newest to the oldest, with what has no dates behind, in its own order", () => {
    const all = [
      { ...entry(null, null), name: "first without" },
      { ...entry("2018-03", "2019-12"), name: "old" },
      { ...entry(null, null), name: "second without" },
      { ...entry("2022-03", "present"), name: "now" },
      { ...entry(null, "2020"), name: "one year" },
    ];
    const names = newestFirst(all).map(({ name }) => name);
    expect(names).toEqual(["now", "one year", "old", "first without", "second without"]);
    expect(wayOf(newestFirst(all))).toBeNull();
    const within = [entry("2014-04", "present"), entry("2021-07", "present"), entry("2012-01", "2013-12")];
    expect(newestFirst(within)).toEqual(within);
    const rising = [entry("2012-01", "2013-12"), entry("2020-01", "present"), entry("2022-01", "present")];
    expect(newestFirst(rising)).toEqual(rising.toReversed());
  });
});

describe("what can be done with a CV", () => {
  test("is what stands in it: order, headings, contact data below, personal data", () => {
    expect(found(UPSIDE_DOWN)).toEqual({
      order: [{ of: "employment", oldestFirst: true }],
      headings: { uneven: ["EXPERIENCIA LABORAL", "Educación"], changed: [{ from: "REFERENCIAS", to: "Referencias" }] },
      contactAway: ["email", "phone"],
      personal: expect.arrayContaining([expect.stringContaining("12.345.678-5"), "Soltera"]),
    });
  });

  test("is nothing where the CV has all of it", () => {
    const good = `Valentina Soto Rojas
valentina.soto@correo.cl | +56 9 8765 4321 | Quilpué, Chile

Experiencia laboral
Analista de inventario, Bodegas del Sur, marzo 2022 - actualidad
- Ordené la bodega
Cajera, Supermercado Los Boldos, marzo 2018 - diciembre 2019
- Atendí caja

Educación
Ingeniería Comercial, Universidad del Alerce, 2014 - 2018

Referencias
Paula Herrera, jefa de sala, Supermercado Los Boldos
`;
    expect(found(good)).toEqual({
      order: [],
      headings: { uneven: [], changed: [] },
      contactAway: [],
      personal: [],
    });
  });

  test("does not call a column beside the name a place below it", () => {
    const document = documentFromText(UPSIDE_DOWN);
    const facts = findFacts(document, TODAY);
    const bare = { cv: SAMPLE, leftOut: [] };
    const at = document.lines.findIndex(({ text }) => text.includes("@"));
    const moved = (x: number, y: number) => ({
      ...document,
      lines: document.lines.map((line, index) => (index === at ? { ...line, x, y } : { ...line, x: 50 })),
    });
    const nameAt = document.lines[0]?.y ?? 0;
    expect(findActs({ document: moved(400, nameAt + 5), facts }, bare).contactAway).not.toContain("email");
    expect(findActs({ document: moved(400, 700), facts }, bare).contactAway).toContain("email");
    expect(findActs({ document: moved(50, nameAt + 5), facts }, bare).contactAway).toContain("email");
  });
});

describe("what is chosen", () => {
  const { cv } = cvFromText(UPSIDE_DOWN);
  const posts = (one: typeof cv) => one.jobs.map(({ post }) => post);

  test("changes nothing where nothing is", () => {
    expect(applyActs(cv, NO_ACTS)).toEqual(cv);
  });

  test("puts the newest first and keeps all that the entries say", () => {
    const ordered = applyActs(cv, { ...NO_ACTS, order: true });
    expect(posts(cv)).toEqual(["Cajera", "Vendedora", "Analista de inventario"]);
    expect(posts(ordered)).toEqual(["Analista de inventario", "Vendedora", "Cajera"]);
    expect({ ...ordered, jobs: [...ordered.jobs].reverse() }).toEqual(cv);
    expect(applyActs(ordered, { ...NO_ACTS, order: true })).toEqual(ordered);
  });

  test("writes known headings as the template does, with their accents, and leaves others alone", () => {
    const sections = ["REFERENCIAS", "Publicaciones", "PROYECTOS EN SQL", "INFORMACION ADICIONAL"].map((heading) => ({
      heading,
      lines: ["una línea"],
    }));
    const styled = applyActs({ ...cv, sections }, { ...NO_ACTS, headings: true });
    expect(styled.sections.map(({ heading }) => heading)).toEqual([
      "Referencias",
      "Publicaciones",
      "PROYECTOS EN SQL",
      "Información adicional",
    ]);
    expect({ ...styled, sections }).toEqual({ ...cv, sections });
  });
});
