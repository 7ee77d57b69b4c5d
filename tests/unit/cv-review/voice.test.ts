import { describe, expect, it } from "vitest";
import {
  insideSentence,
  properName,
  quoted,
  roleText,
  sentence,
  yearsText,
} from "#app/features/cv/review/sentence-style.ts";

describe("fragments inside sentences", () => {
  it.each([
    ["Ingeniera Civil Industrial", "ingeniera civil industrial"],
    ["JEFE DE BODEGA", "jefe de bodega"],
    ["Diseñadora UX/UI", "diseñadora UX/UI"],
    ["Enfermera – UPC", "enfermera"],
    ["Data Analyst | Retail", "data analyst"],
    ["Contador General (titulada)", "contador general"],
    ["TENS", "TENS"],
    ["Ingeniera Comercial | Control de gestión y análisis de datos", "ingeniera comercial"],
    ["Ingeniera Comercial / Control de gestión", "ingeniera comercial"],
    ["Abogado/a", "abogado"],
    ["Título de Matrona", "matrona"],
    ["Matrona con", "matrona"],
    ["Práctica Profesional II", "práctica profesional II"],
    ["Estudio Camanchaca Arquitectos", "estudio Camanchaca Arquitectos"],
    ["OBRA RUTA K-025", "obra ruta K-025"],
    ["Enfermera 🎉", "enfermera"],
    ["Vendedora)", "vendedora"],
  ])("%s: %s", (text, inside) => {
    expect(insideSentence(text)).toBe(inside);
  });

  it.each([
    ["Derecho", "en el área de derecho"],
    ["Marketing", "en el área de marketing"],
    ["Trabajo Social", "en el área de trabajo social"],
    ["Enfermera", "como enfermera"],
    ["Guía turística", "como guía turística"],
    ["Ingeniería Comercial", "en el área de ingeniería comercial"],
  ])("%s: %s", (text, role) => {
    expect(roleText(text)).toBe(role);
  });

  it("quotes without loose ends", () => {
    expect(quoted("Reduje la merma; ")).toBe("«Reduje la merma»");
    expect(quoted("Premio «Raíz» 2024.")).toBe("«Premio “Raíz” 2024»");
    expect(quoted("Comercial Sur S.A.")).toBe("«Comercial Sur S.A.»");
  });

  it.each([
    ["SEGURIDAD VIGÍAS DEL VALLE", "Seguridad Vigías del Valle"],
    ["HOTEL SUR S.A.", "Hotel Sur S.A."],
    ["CLÍNICA UC DE LOS ANDES", "Clínica UC de los Andes"],
    ["Ayudante, ad honorem)", "Ayudante, ad honorem"],
    ["Diario Austral", "Diario Austral"],
  ])("names a place: %s", (text, name) => {
    expect(properName(text)).toBe(name);
  });

  it("closes a sentence once", () => {
    expect(sentence("tu cargo es en Sur S.A..")).toBe("Tu cargo es en Sur S.A.");
    expect(sentence("  hola ,  mundo ")).toBe("Hola, mundo.");
  });

  it("counts years", () => {
    expect([1, 4.2, 7, 0.7].map(yearsText)).toEqual(["1 año", "4,2 años", "7 años", "8 meses"]);
  });
});
