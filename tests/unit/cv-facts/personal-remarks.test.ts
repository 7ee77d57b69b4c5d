import { describe, expect, test } from "vitest";
import { withoutPersonalRemarks } from "#app/features/cv/facts/personal-remarks.ts";
import { documentFromText } from "../../support/document-from-text.ts";

const left = (text: string) => withoutPersonalRemarks(documentFromText(text)).text;

describe("what a CV says of the person and not of the work", () => {
  test.each([
    "Nacionalidad: haitiana",
    "Nacionalidad  Chilena",
    "Fecha de nacimiento: 3 de marzo de 1961",
    "Fecha de nac.: 12/05/1999",
    "Edad: 61 años",
    "34 años de edad",
    "Sexo: femenino",
    "Persona en situación de discapacidad visual",
    "Discapacidad: auditiva, con credencial del Registro Nacional de la Discapacidad",
    "[Foto]",
    "Fecha de nacimiento\n12/05/1999",
  ])("«%s» is taken out before anything is read", (remark) => {
    expect(left(`Ana Soto\n${remark}\nEnfermera`)).toBe("Ana Soto\nEnfermera");
  });

  test("in a row of cells the others stay", () => {
    expect(left("Chillán | Nacionalidad: peruana | +56 9 5555 1234")).toBe("Chillán | +56 9 5555 1234");
    expect(left("Fecha de nacimiento  3 de mayo de 1990  Comuna  Maipú")).toBe("Comuna  Maipú");
  });

  test.each([
    "Atención a personas en situación de discapacidad en tres comunas",
    "Diplomado en discapacidad e inclusión, 2021",
    "10 años",
    "Fotografía de productos",
    "Gerenta de Clientes | Servicios financieros |",
    "Sexóloga clínica",
  ])("«%s» is work and stays", (line) => {
    expect(left(`Ana Soto\n${line}`)).toBe(`Ana Soto\n${line}`);
  });

  test("a document without any is the same object, and the space above a remark goes to the next line", () => {
    const plain = documentFromText("Ana Soto\nEnfermera");
    expect(withoutPersonalRemarks(plain)).toBe(plain);
    const { lines } = withoutPersonalRemarks(documentFromText("Ana Soto\n\nEdad: 30 años\nEnfermera"));
    expect(lines.map((line) => line.gapBefore)).toEqual([0, 1]);
  });
});
