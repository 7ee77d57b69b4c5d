import { describe, expect, test } from "vitest";
import { postOf } from "#app/features/offers/reading/post.ts";

const wordsOf = (text: string) => {
  const found = postOf(text);
  return found === null ? null : text.normalize("NFC").slice(found.start, found.end);
};

const rest = "\n\nRequisitos:\n- Excel intermedio\n- Un año de experiencia\n\nEnviar CV a rrhh@correo.example";

describe("the post's name", () => {
  test.each([
    [`Cargo: Analista de Remuneraciones${rest}`, "Analista de Remuneraciones"],
    [`Buscamos un/a enfermero/a para nuestra clínica de Temuco.${rest}`, "enfermero/a"],
    [`SE NECESITA SOLDADOR${rest}`, "SOLDADOR"],
    [`Contador Auditor\nEmpresa Frutas del Maipo\nTalca, hace 2 días${rest}`, "Contador Auditor"],
    [`Software Engineer\nBlue Harbour | Santiago\n\nWe build tools for ports.${rest}`, "Software Engineer"],
  ])("%j", (text, name) => expect(wordsOf(text)).toBe(name));

  test.each(["", "\n\n", "Hoy llueve en Valdivia y el río viene crecido.", "12345 67890"])("none in %j", (text) => {
    expect(postOf(text)).toBeNull();
  });

  test("long texts find their end", () => {
    for (const shape of ["vendedor ", "a/", "(a)", "busca un ", "-", "analista de analista "]) {
      postOf(shape.repeat(20_000 / shape.length));
    }
    expect(wordsOf(`Cargo: Analista de Remuneraciones${rest}${"\nmás texto".repeat(1_800)}`)).toBe(
      "Analista de Remuneraciones",
    );
  });
});
