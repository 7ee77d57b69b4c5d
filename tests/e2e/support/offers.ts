import type { Page } from "@playwright/test";
import { addReadCv, finding, keepOffer, requirement } from "../../support/job-offers.ts";
import type { TestServer } from "../../support/server.ts";
import { inDatabase } from "./interview.ts";
import { enter } from "./test.ts";

/** A compared job offer in the browser. */

export const REQUIREMENTS = [
  requirement("r1", "Título de Ingeniería Comercial", { kind: "study" }),
  requirement("r2", "Dominio de SAP"),
  requirement("r3", "Manejo de Oracle Hyperion"),
  requirement("r4", "Licencia de conducir clase B", { kind: "licence" }),
  requirement("r5", "Inglés intermedio", { kind: "language", level: "nice" }),
  requirement("r6", "distribución de alimentos", { kind: "skill", isAsked: true }),
];
export const SAP = "Reduje 18% las diferencias de inventario al cruzar SAP con los conteos de 3 bodegas.";
export const FINDINGS = {
  r1: finding("cumple", ["Ingeniería Comercial, Universidad del Alerce, 2018 - 2023"]),
  r2: finding("cumple", [SAP]),
  r3: finding("falta"),
  r4: finding("no_se_sabe"),
  r5: finding("cumple", ["Español nativo, inglés intermedio (B2)"]),
  r6: finding("falta"),
};

/** A student with an analysed CV and an offer that was compared with it. */
export async function withOffer(page: Page, server: TestServer, others: { post?: string }[] = []): Promise<number> {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  return inDatabase(server, async (db) => {
    const analysisId = await addReadCv({ db }, student.id);
    for (const row of others) await keepOffer({ db }, student.id, {}, row);
    return keepOffer({ db }, student.id, { requirements: REQUIREMENTS, findings: FINDINGS, analysisId });
  });
}
