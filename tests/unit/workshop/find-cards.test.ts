import { beforeAll, expect, test } from "vitest";
import { findFacts, score } from "#app/features/cv/facts-and-score.ts";
import { reviewProfile } from "#app/features/cv/review/review-material.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { findCards } from "#app/features/workshop/lines/find-cards.ts";
import { documentFromText } from "../../support/document-from-text.ts";

const TODAY = 2026 * 12 + 10;
const BEST = "Reduje la merma de 12 a 4 cajas por semana al ordenar la bodega por fecha";
const CV = documentFromText(`Valentina Soto Rojas
valentina.soto@correo.cl | +56 9 8765 4321 | Quilpué, Chile

Experiencia laboral
Cajera, Supermercado Los Boldos, marzo 2022 - diciembre 2024
- ${BEST}
- Atención de público en caja
- Reposición de productos en sala
- Registro de facturas y guías de despacho en la

Educación
Ingeniería Comercial, Universidad del Alerce, 2021 - 2026
`);

let spell: SpellChecker;
beforeAll(async () => {
  spell = await loadSpellChecker();
});

function cardsWith(improvements: string[]) {
  const facts = findFacts(CV, TODAY);
  return findCards(reviewProfile(CV, facts, score(CV, facts, spell, TODAY), TODAY), improvements);
}

test("the line that an improvement talks about comes first, with that improvement", () => {
  const advice = "Abre «Reposición de productos…» con un verbo tuyo.";
  const cards = cardsWith([advice]);
  expect(cards[0]).toMatchObject({
    was: "Reposición de productos en sala",
    advice,
    missing: ["did", "howMuch", "result"],
  });
  expect(cards.find(({ was }) => was === "Atención de público en caja")).toMatchObject({ advice: null });
});

test("what there is nothing to ask about, an interview's subject and a piece of a sentence are no cards", () => {
  const texts = cardsWith([`Prepara cómo explicar en una entrevista «${BEST}»: de dónde sale la cifra.`]).map(
    ({ was }) => was,
  );
  expect(texts).toContain("Atención de público en caja");
  expect(texts).not.toContain(BEST);
  expect(texts.filter((text) => text.startsWith("Registro"))).toEqual([]);
  // Named for another reason it is one, whatever it says already.
  expect(cardsWith([`Revisa cómo escribes «${BEST}».`])[0]).toMatchObject({ was: BEST, missing: [] });
});
