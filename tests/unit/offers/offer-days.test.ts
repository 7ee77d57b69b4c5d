import { expect, test } from "vitest";
import { inDays, nextDated, stateDayWords } from "#app/routes/job-match.offers/offer-days.ts";

/** Half past ten at night of the 26th in Santiago, where it is the 27th in UTC. */
const NOW = Date.parse("2026-11-27T01:30:00.000Z");
const at = (state: "interview" | "applied" | "closed" | "interested", stateOn: string | null) => ({
  ...{ state, stateOn, createdAt: "2026-11-25T12:00:00.000Z" },
});

test.each([
  ["2026-11-26", "hoy"],
  ["2026-11-27", "mañana"],
  ["2026-11-28", "en dos días"],
  ["2026-12-10", "en 14 días"],
])("%s is %s", (day, words) => expect(inDays(day, NOW)).toBe(words));

test.each([
  [at("interview", "2026-12-01"), "entrevista el martes 1 de diciembre"],
  [at("applied", "2026-11-25"), "postulaste ayer"],
  [at("applied", "2026-11-14"), "postulaste el sábado 14 de noviembre"],
  [at("closed", "2026-11-26"), "se cierra hoy"],
  [at("interested", null), "guardada ayer"],
])("%j: %s", (offer, words) => expect(stateDayWords(offer, NOW)).toBe(words));

test("the next one has the nearest day that has not passed, and is not closed", () => {
  const offers = [at("interview", "2026-12-24"), at("applied", "2026-11-25"), at("closed", "2026-11-27")];
  expect(nextDated([...offers, at("interested", "2026-12-01")], NOW)).toMatchObject({ stateOn: "2026-12-01" });
  expect(nextDated(offers, NOW)).toMatchObject({ stateOn: "2026-12-24" });
  expect(nextDated(offers.slice(1), NOW)).toBeNull();
});
