import { expect, it } from "vitest";
import { tellsResult } from "#app/features/cv/review/quotable-achievements.ts";
import { CRITERIA, describeCriterion } from "#app/features/cv/rubric/criteria.ts";

const achievement = { lines: [0], job: 0 };

it.each([
  ["Bajé la espera de 14 a 9 días", true],
  ["Reduje la merma en 12 %", true],
  // Cut before what came of it.
  ["Own the dispatch service that matches 41,000 loads a day to carriers", false],
  // How much there is, and nothing that changed.
  ["Lidero 9 enfermeros y 14 auxiliares; 24 camas, ocupación promedio de 92 %", false],
  // A temperature is no change.
  ["Descarga de camiones, racks de 5 niveles, cámara de -20", false],
  // Two numbers of different things are no change, either.
  ["Conduzco un equipo de 2 técnicas y atiendo a 24 niños", false],
])("%s: a result %s", (text, tells) => expect(tellsResult(text, achievement)).toBe(tells));

it("says of every criterion what it looks at, and nothing of one that is no more", () => {
  for (const { id } of CRITERIA) expect(describeCriterion(id)).toMatch(/^Qué se mira: \p{Ll}.*\.$/u);
  expect(describeCriterion("typography")).toBe("");
});
