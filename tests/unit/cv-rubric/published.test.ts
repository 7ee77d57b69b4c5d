import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CRITERIA, RUBRIC_VERSION } from "#app/features/cv/rubric/criteria.ts";
import { PUBLISHED_RUBRIC } from "#app/features/cv/rubric/published-rubric.ts";

describe("the published rubric", () => {
  const doc = readFileSync("docs/rubrica.md", "utf8");

  it("survives JSON, so that a page can receive it", () => {
    expect(JSON.parse(JSON.stringify(PUBLISHED_RUBRIC))).toEqual(PUBLISHED_RUBRIC);
  });

  it("words every criterion with whole sentences", () => {
    for (const one of PUBLISHED_RUBRIC.criteria) {
      for (const text of [one.looksAt, one.fullPoints, one.doesNotCount]) expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it("is what the document says: version, date, names, points, sentences", () => {
    expect(doc).toContain(`Versión ${RUBRIC_VERSION}, ${PUBLISHED_RUBRIC.date}`);
    for (const one of CRITERIA) expect(doc).toContain(`| ${one.name} | ${one.max} |`);
    for (const one of PUBLISHED_RUBRIC.criteria) {
      expect(doc).toContain(`### ${one.name} (${one.max} puntos)`);
      for (const text of [one.looksAt, one.fullPoints, one.doesNotCount]) expect(doc).toContain(text);
    }
    for (const sentence of [...PUBLISHED_RUBRIC.principles, ...PUBLISHED_RUBRIC.unpaid])
      expect(doc).toContain(sentence);
  });

  // What each of them is worth stands in the tables of the points-* tests.
  it.each([
    ["achievements", "Desde cuatro frases importa la proporción"],
    ["achievements", "Un empleo sin ninguna frase cuenta como media frase sin resultado"],
    ["verbs", "Participar o apoyar vale la mitad"],
    ["verbs", "casi no suma, salvo que la frase traiga una cifra"],
    ["skills", "Nombra al menos cinco"],
    ["skills", "con la mayoría en uso ya tienes casi todos los puntos"],
    ["clarity", "Desde unas 50 palabras y tres frases"],
    ["spelling", "Una tilde omitida pesa menos que una letra cambiada"],
    ["spelling", "quitan a lo más tres de cada diez puntos"],
    ["achievements", "Lo mismo dicho dos veces cuenta una vez"],
    ["clarity", "basta con unas seis palabras de contenido, y una cifra vale por dos"],
    ["clarity", "de hasta unas 26 palabras"],
    ["spelling", "Un décimo de los puntos es por escribir parejo"],
    ["education", "El estudio mejor contado vale seis de cada diez puntos"],
    ["education", "Un curso por sí solo vale la mitad"],
    ["consistency", "quita más de un tercio"],
  ])("tells people the threshold that the tables of points test: %s, %s", (id, sentence) => {
    const one = PUBLISHED_RUBRIC.criteria.find((criterion) => criterion.id === id);
    expect(`${one?.fullPoints} ${one?.doesNotCount}`).toContain(sentence);
  });
});
