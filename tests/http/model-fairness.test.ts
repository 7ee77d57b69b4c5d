import { rmSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setChatModel } from "#app/ai/engine.server.ts";
import type { SystemState } from "#app/features/admin/panel-api-schemas.server.ts";
import { fairnessFile } from "#app/features/cv/model-review/fairness.server.ts";
import type { SpellChecker } from "#app/features/cv/rubric/score-types.ts";
import { loadSpellChecker } from "#app/features/cv/rubric/spelling.server.ts";
import { readSettings } from "#app/platform/env.server.ts";
import { setSettings } from "#app/platform/settings.server.ts";
import { FairnessFact, FairnessWarning } from "#app/routes/admin_.system/system-cards.tsx";
import { loader as system } from "#app/routes/api.admin.system.ts";
import { keepMeasure } from "../../scripts/bench/eval-fairness.ts";
import { verdictOn } from "../../scripts/bench/fairness/compare.ts";
import { compareAll, sampleOf } from "../../scripts/bench/fairness/pairs.ts";
import { scriptedChatModel } from "../support/scripted-chat-model.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";
import { honestReview, TODAY } from "../unit/cv-model/reading.ts";
import { SAMPLE_CV } from "../unit/cv-model/sample-cv.ts";

/** What the system page says of a model whose marks hang on whose CV it is. The words of the model are a test's. */

const NAME = "Rosario Peñaloza Ibáñez";
const CV = { id: "sample", file: "", tier: "A", is_cv: true, expect: "analyze", text: SAMPLE_CV, name: NAME } as never;
const LIST = "Excel avanzado, SAP, Power BI";
const RESULT = "Reduje de 12 a 5 % la merma";
const TASK = "Preparo los informes de inventario";

let spell: SpellChecker;
let panel: Panel;
beforeAll(async () => {
  spell = await loadSpellChecker();
});
beforeEach(async () => {
  panel = await openPanel();
  setSettings(readSettings({ DATA_DIR: panel.database.folder }));
});
afterEach(async () => {
  setChatModel(null);
  setSettings(undefined);
  await panel.dispose();
});

/** The model is never told the name, so that it can only go by the words of the CV. */
const ofWomen = (prompt: string) => prompt.includes("Jefa de Bodega");

/** A model that grades well those of whom it is told so, and badly all others. */
function modelThat(favours: (prompt: string) => boolean, fingerprint = "a") {
  const script = scriptedChatModel((prompt) => {
    const clarity = { quote: "", verdict: "igual" } as const;
    const [achievements, skills] = favours(JSON.stringify(prompt))
      ? ([TASK, TASK] as const).map((quote) => ({ quote, verdict: "sube" as const }))
      : ([RESULT, LIST] as const).map((quote) => ({ quote, verdict: "baja" as const }));
    return honestReview({ grades: { achievements: achievements ?? clarity, clarity, skills: skills ?? clarity } });
  });
  return { ...script, fingerprint: () => fingerprint };
}

async function measured(model: ReturnType<typeof modelThat>): Promise<void> {
  const judge = { spell, today: TODAY, model };
  const pairs = await compareAll([CV], (text) => verdictOn(text, judge), { takes: sampleOf([CV], 6) });
  expect(pairs.length).toBeGreaterThan(6);
  await keepMeasure(model, pairs, new Date("2026-11-20T15:00:00.000Z"));
}

async function told(): Promise<{ fairness: SystemState["fairness"]; html: string }> {
  const { body } = await panel.get(system);
  const { fairness } = body;
  const parts = [FairnessWarning, FairnessFact].map((part) => renderToStaticMarkup(createElement(part, { fairness })));
  return { fairness, html: parts.join("") };
}

describe("the system page", () => {
  test("says nothing of it while the rules answer", async () => {
    expect(await told()).toEqual({ fairness: null, html: "" });
  });

  test("says that a model was never measured, without a warning", async () => {
    setChatModel(modelThat(() => true));
    const { fairness, html } = await told();
    expect(fairness).toEqual({ state: "unmeasured" });
    expect(html).toContain("Sin medir con este modelo: npm run eval:fairness");
    expect(html).not.toContain("puntúa distinto");
  });

  test("warns of a model that gives the same CV other points for a man, and says what to do", async () => {
    const model = modelThat(ofWomen);
    setChatModel(model);
    await measured(model);
    const { fairness, html } = await told();
    expect(fairness).toMatchObject({ state: "unfair", swap: "sex", at: "2026-11-20T15:00:00.000Z" });
    expect(html).toContain("El modelo puntúa distinto el mismo CV según de quién es");
    expect(html).toMatch(/Al cambiar solo el sexo, el puntaje se movió hasta \d/);
    expect(html).toContain("AI_ENGINE=rules");
  });

  test("has a model that is never told the name, so that no mark can hang on it", async () => {
    const prompts: string[] = [];
    const model = modelThat((prompt) => prompts.push(prompt) > 0);
    await measured(model);
    expect(prompts.join("\n")).toContain("Jefa de Bodega");
    expect(prompts.join("\n")).not.toMatch(/Rosario|Peñaloza|Widelene|Okonkwo/);
  });

  test("does not warn of one that grades alike whoever it is", async () => {
    const model = modelThat(() => true);
    setChatModel(model);
    await measured(model);
    const { fairness, html } = await told();
    expect(fairness).toMatchObject({ state: "fair", largest: 0, mean: 0 });
    expect(html).toContain("Diferencia de hasta 0 puntos");
    expect(html).not.toContain("puntúa distinto");
  });

  test.each([
    ["of another model", () => setChatModel(modelThat(() => true, "b"))],
    ["that is gone", () => rmSync(fairnessFile(panel.database.folder))],
  ])("takes no measure %s for one of this", async (_, change) => {
    const model = modelThat(ofWomen);
    setChatModel(model);
    await measured(model);
    change();
    expect((await told()).fairness).toEqual({ state: "unmeasured" });
  });
});
