import { describe, expect, it } from "vitest";
import { chatterLexicon, clicheLexicon, isEmptyTalk, personalDataIn } from "#app/features/cv/vocabulary/cliches.ts";

describe("empty phrases", () => {
  it("finds them in either gender", () => {
    expect(clicheLexicon.matches("Soy proactiva, con muchas ganas de aprender").map((match) => match.value)).toEqual([
      "proactivo",
      "muchas ganas de aprender",
    ]);
  });

  it.each([
    "Hola, mi nombre es Ana y busco trabajo",
    "Persona responsable y puntual",
    "Siempre doy el 110% de esfuerzo",
    "Profesional con amplia trayectoria y visión estratégica",
    "I am a hard worker",
    "A veces salía a comprar",
  ])("hears empty talk in: %s", (text) => {
    expect(isEmptyTalk(text)).toBe(true);
  });

  it.each([
    "Excel con tablas dinámicas",
    "Asesoré a 40 emprendedores de la comuna",
    "Premio a la excelencia académica",
    "Productos de valor agregado para exportación",
    "Reduje la espera 20% con el 100% del equipo capacitado",
    "Dynamic pricing model for 40 hotels",
  ])("leaves work alone: %s", (text) => {
    expect([...clicheLexicon.matches(text), ...chatterLexicon.matches(text)].map((match) => match.text)).toEqual([]);
    expect(isEmptyTalk(text)).toBe(false);
  });
});

describe("personal data", () => {
  it.each([
    ["Estado Civil: casada", "marital_status"],
    ["Cargas: 2", "children"],
    ["Hija: 1", "children"],
    ["RUT: 12.345.678-5", "national_id"],
    ["R.U.T. 12.345.678-5", "national_id"],
    ["Soltera, sin hijos", "marital_status"],
    ["Hijos: 2", "children"],
    ["Religión: católica", "religion"],
    ["Pretensiones de renta: conversable", "pension"],
    ["Fecha de nacimiento: 3 de mayo de 1998", "birth"],
  ])("finds it in %s", (line, kind) => {
    expect(personalDataIn(line)[0]?.kind).toBe(kind);
  });

  it.each([
    "Pontificia Universidad Católica de Chile",
    "Profesor de Religión en Escuela Evangélica Betel",
    "Nightly run down from 5 h to 48 min",
    "AFP Modelo, ejecutiva de cuentas",
    "Prevención en salud y manejo de peso corporal",
    "Área de salud mental, 40 pacientes",
    "Cargas de camiones: 30 al día",
    "Cargo: jefa de bodega",
  ])("leaves %s alone", (line) => {
    expect(personalDataIn(line)).toEqual([]);
  });

  it("gives the label, never the value", () => {
    expect(personalDataIn("RUT: 12.345.678-5").map((one) => one.text)).toEqual(["RUT"]);
  });
});
