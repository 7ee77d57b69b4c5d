import { expect, test } from "vitest";
import { askedOffer } from "#app/features/offers/asked-offer.ts";
import type { StoredFinding, StoredRequirement } from "#app/features/offers/stored-offer.ts";
import { finding, OFFER, requirement } from "../../support/job-offers.ts";

/** Prevents: questions about what needs none, and that say of the CV what it does not show. */

function asked(one: StoredRequirement, found: StoredFinding) {
  const findings = { analysisId: 1, correctedAt: null, byId: { [one.id]: found } };
  const reading = { requirements: [one], discriminating: [] };
  return askedOffer({
    ...{ id: 1, text: OFFER, post: "", firm: "", state: "interested", stateOn: null, note: "" },
    ...{ createdAt: "", updatedAt: "", requirements: [one], reading, answers: {}, findings },
  }).requirements;
}

const PLACE = requirement("r1", "Valdivia", { kind: "place" });

test("where one works is asked of whoever lives elsewhere", () => {
  expect(asked(PLACE, finding("cumple", ["Valdivia, Región de Los Ríos"]))).toEqual([]);
  expect(asked(PLACE, finding("no_se_sabe", ["Temuco"]))).toMatchObject([{ standing: "absent", cvSays: null }]);
});

test("what the CV only lists is asked as something that it has", () => {
  const because = "Tu CV lo nombra en una lista con las palabras del aviso; cuenta dónde lo usaste.";
  const listed = { ...finding("parecido", ["SAP, Excel"]), because };
  expect(asked(requirement("r1", "Dominio de SAP"), listed)).toMatchObject([{ standing: "shown", cvSays: null }]);
  const near = { ...listed, because: "Los dos son ERP." };
  expect(asked(requirement("r1", "Dominio de SAP"), near)).toMatchObject([{ standing: "near", cvSays: "near" }]);
});
