import { describe, expect, it } from "vitest";
import { verbOf, weakOpenerLexicon } from "#app/features/cv/vocabulary/verbs.ts";

describe("verbOf", () => {
  it.each([
    ["Reduje", "reducir", "past", "strong"],
    ["lideró", "liderar", "past", "strong"],
    ["lidero", "liderar", "present", "strong"],
    ["LIDERE", "liderar", "past", "strong"],
    ["organicé", "organizar", "past", "strong"],
    ["consigo", "conseguir", "present", "strong"],
    ["dirijo", "dirigir", "present", "strong"],
    ["establecí", "establecer", "past", "strong"],
    ["midió", "medir", "past", "strong"],
    ["resuelto", "resolver", "participle", "strong"],
    ["construyendo", "construir", "gerund", "strong"],
    ["apoyé", "apoyar", "past", "routine"],
    ["hacía", "hacer", "imperfect", "routine"],
    ["implementación", "implementación", "noun", "strong"],
    ["led", "lead", "past", "strong"],
    ["planning", "plan", "gerund", "strong"],
    ["managed", "manage", "past", "strong"],
    ["atiendo", "atender", "present", "routine"],
    ["mido", "medir", "present", "strong"],
    ["evalúo", "evaluar", "present", "strong"],
    ["encabezo", "encabezar", "present", "strong"],
    ["puse", "poner", "past", "strong"],
    ["suturé", "suturar", "past", "strong"],
    ["alegó", "alegar", "past", "strong"],
    ["sembré", "sembrar", "past", "strong"],
    ["desparasité", "desparasitar", "past", "strong"],
    ["reconciled", "reconcile", "past", "strong"],
  ])("%s is %s, %s, %s", (word, lemma, form, group) => {
    expect(verbOf(word)).toMatchObject({ lemma, form, group });
  });

  it("marks what is as often a noun", () => {
    expect(verbOf("diseño")?.ambiguous).toBe(true);
    expect(verbOf("informe")?.ambiguous).toBe(true);
    expect(verbOf("diseñé")?.ambiguous).toBe(false);
    expect(verbOf("municipalidad")).toBeNull();
  });

  it("knows weak openers", () => {
    expect(weakOpenerLexicon.matches("Responsables del área de ventas")[0]?.start).toBe(0);
    expect(weakOpenerLexicon.matches("Ayudaba a mi jefe")[0]?.value).toBe("ayudaba a");
    expect(weakOpenerLexicon.matches("Reduje los costos")).toEqual([]);
  });
});
