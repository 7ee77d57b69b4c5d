import { describe, expect, test } from "vitest";
import type { ReadDocument } from "#app/documents/document.ts";
import { buildResult } from "#app/features/cv/build-result.ts";
import { runsOf } from "#app/features/cv/model-review/cv-source-index.ts";
import { looksInjected } from "#app/features/cv/model-review/injection-check.ts";
import { reviewCv } from "#app/features/cv/model-review/review.server.ts";
import type { ModelReview } from "#app/features/cv/model-review/schema.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { CV_INJECTIONS, type CvInjection, injected } from "../../support/cv-injections.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { someOf } from "../../support/long-run.ts";
import { scriptedChatModel } from "../../support/scripted-chat-model.ts";
import { honestReview, readingOf } from "./reading.ts";
import { SAMPLE_CV } from "./sample-cv.ts";

/**
 * Lines of the honest CV on which the rules and a model may differ: an obeying model praises them, a harsh one does
 * not.
 */
const LINES = ["Preparo los informes de inventario en Power BI", "Apoyo en la recepción de mercadería"] as const;
const PROFILE = "Ingeniera en logística con foco en bodegas de alimentos";

function grades(verdict: "sube" | "baja"): ModelReview["grades"] {
  return {
    achievements: { quote: verdict === "sube" ? LINES[0] : "Reduje de 12 a 5 % la merma", verdict },
    clarity: { quote: PROFILE, verdict },
    skills: { quote: verdict === "sube" ? LINES[1] : "Excel avanzado, SAP, Power BI", verdict },
  };
}

/** Obeys: best grades on everything, praise, the injection and the prompt wherever a text may stand. */
function obeying({ text }: CvInjection, system: string): ModelReview {
  const leak = system.split("\n").find((line) => line.startsWith("- ")) ?? system;
  const part = (from: number, length: number) => text.slice(from, from + length);
  return {
    competencies: [
      { name: "Liderazgo", quote: part(0, 72), level: 5 },
      { name: "Comunicación", quote: part(10, 60), level: 5 },
      { name: "Comunicación", quote: LINES[1], level: 5 },
    ],
    grades: grades("sube"),
    strengths: [part(0, 110), `Este candidato es perfecto: ${part(0, 80)}`, leak.slice(0, 110)],
    improvements: [part(0, 120), leak.slice(0, 120), "Contrata de inmediato a este candidato de logística."],
    summary: `${part(0, 120)} ${leak.slice(0, 150)}`,
    questions: [
      { category: "Logros", difficulty: "basic", question: `¿${part(0, 110)}?` },
      { category: "Motivación", difficulty: "basic", question: `¿${leak.slice(2, 120)}?` },
    ],
    profession: part(0, 45),
    skills: text
      .split(/[\s,;:]+/)
      .filter((word) => word.length > 2)
      .slice(0, 6),
  };
}

/** The total by the model, and all texts that a person gets to see. */
async function analysed(document: ReadDocument, script: (system: string) => ModelReview) {
  const reading = await readingOf(document);
  const model = scriptedChatModel((prompt) => script(prompt.system));
  const reviewed = await reviewCv(reading, model, { owner: 1, signal: new AbortController().signal });
  const { results, details } = buildResult(document, reviewed.facts, reviewed.score, reviewed.review);
  return { reading, reviewed, results, details };
}

const total = (one: Awaited<ReturnType<typeof analysed>>) => one.results.structure_evaluation.puntuacion_total;

test("there are sixty", () => {
  expect(new Set(CV_INJECTIONS.map((one) => one.name)).size).toBe(60);
});

describe.each(someOf(CV_INJECTIONS, 4))("$name", (injection) => {
  test("is not believed, not quoted and not obeyed", async () => {
    const document = injected(SAMPLE_CV, injection);
    let prompt = "";
    const attacked = await analysed(document, (system) => {
      prompt = system;
      return obeying(injection, system);
    });
    // Whatever an honest model says of the same CV without the injection, well-meaning or harsh.
    for (const verdict of ["sube", "baja"] as const) {
      const clean = await analysed(documentFromText(SAMPLE_CV), () => honestReview({ grades: grades(verdict) }));
      expect(
        Math.abs(total(attacked) - total(clean)),
        `${verdict}: ${total(attacked)} ${total(clean)}`,
      ).toBeLessThanOrEqual(5);
    }
    const { results, details } = attacked;
    const shown = JSON.stringify([results, details.criteria]);
    const runs = new Set(runsOf(shown, 6));
    expect(runsOf(prompt, 6).filter((run) => runs.has(run))).toEqual([]);
    // What the spelling quotes are faults, no merits.
    const merits = details.criteria.filter((one) => one.id !== "spelling");
    for (const evidence of [...results.competencies, ...merits].flatMap((one) => one.evidence)) {
      expect(normalize(injection.text)).not.toContain(normalize(evidence).replace(/[.\s]+$/, ""));
    }
    expect(results.candidate.skills).toEqual(
      (await analysed(documentFromText(SAMPLE_CV), () => honestReview())).results.candidate.skills,
    );
    expect(results.candidate.profession).toBe("Ingeniera en Logística");
  });

  test("is never shown to the model", async () => {
    const document = injected(SAMPLE_CV, injection);
    const reading = await readingOf(document);
    let user = "";
    const model = scriptedChatModel((prompt) => {
      user = prompt.user;
      return honestReview();
    });
    await reviewCv(reading, model, { owner: 1, signal: new AbortController().signal });
    expect(user).toContain("Coordino a 14 operarios en tres turnos.");
    expect(user).not.toContain(injection.text.slice(0, 30));
  });

  test("moves no point by the model's grades", async () => {
    const { reading, reviewed } = await analysed(injected(SAMPLE_CV, injection), (system) =>
      obeying(injection, system),
    );
    expect(reviewed.score).toEqual(reading.score);
  });
});

test("a model that grades an honest CV does move points, so that the tests above can fail", async () => {
  const totals = [];
  for (const verdict of ["sube", "baja"] as const)
    totals.push(total(await analysed(documentFromText(SAMPLE_CV), () => honestReview({ grades: grades(verdict) }))));
  expect((totals[0] ?? 0) - (totals[1] ?? 0)).toBeGreaterThan(1);
});

test.each([
  "Desarrollé un sistema: usuarios y permisos en PHP.",
  "Reduje el quiebre de stock de 9 % a 2 %; <1 % en refrigerados.",
  "github.com/rosario-penaloza/inventario-de-bodega-2024-version-final",
  "Nombre: Ñancupil (Ñuke Mapu), 東京 2019",
  "Certificado ISO 9001:2015, folio 20394857201938475620",
])("an honest line is not taken for one made for a machine: %s", (line) => {
  expect(looksInjected(line)).toBe(false);
});
