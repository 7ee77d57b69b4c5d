import { describe, expect, it } from "vitest";
import { maySpeakToMachine } from "#app/features/interview/language-model/orders.ts";
import { withoutNames } from "#app/features/privacy/disputed-answers.server.ts";

const clean = (text: string, name = "MARÍA JOSÉ DE LA FUENTE ÑANCO") => withoutNames(text, name);

describe("a text without what names its author", () => {
  it.each([
    ["Soy María José de la Fuente y estudio Enfermería.", "Soy [nombre] de la [nombre] y estudio Enfermería."],
    ["me llamo maria jose ñanco", "me llamo [nombre]"],
    [
      "MARIA fue quien lo hizo: la jefa me dijo «María, gracias».",
      "[nombre] fue quien lo hizo: la jefa me dijo «[nombre], gracias».",
    ],
    ["Mi correo es m.fuente+cv@alumnos.u.cl, escríbanme.", "Mi correo es [nombre], escríbanme."],
    ["escríbeme a mjfuente arroba gmail punto com por favor", "escríbeme a [nombre] por favor"],
    ["Mi RUT es 18.765.042-K o 18765042-k, da lo mismo.", "Mi RUT es [nombre] o [nombre], da lo mismo."],
    ["Llámenme al +56 9 8765 4321 o al 987654321 o (2) 2345-6789.", "Llámenme al [nombre] o al [nombre] o [nombre]."],
  ])("%s", (text, expected) => {
    expect(clean(text)).toBe(expected);
  });

  it.each([
    "Entre 2019-2020 bajé las pérdidas de 12.500.000 a 3.200.000 pesos, un 74 %.",
    "Atendí 20 pacientes por turno en 2021 y 2022, de 8:00 a 20:00.",
    "De la bodega y las calles de Osorno lo aprendí todo, el mariachi incluido.",
  ])("keeps what names nobody: %s", (text) => {
    expect(clean(text)).toBe(text);
  });

  it("takes a name of two letters for one only where it begins with a capital", () => {
    expect(withoutNames("Lo hizo Li, y li no es nada.", "Ana Li")).toBe("Lo hizo [nombre], y li no es nada.");
  });

  it("is nothing that keeps an answer from a model", () => {
    expect(maySpeakToMachine(clean("Soy María José Ñanco, de Talca, y trabajé dos años en una farmacia."))).toBe(false);
  });
});
