import { describe, expect, test } from "vitest";
import {
  contactText,
  headingsText,
  lengthOf,
  orderText,
  personalText,
} from "#app/routes/workshop.$analysisId/acts-texts.ts";

const pages = (clara: [number, number], clasica: [number, number]) =>
  [
    { template: "clara", usual: clara[0], compact: clara[1] },
    { template: "clasica", usual: clasica[0], compact: clasica[1] },
  ] as const;

describe("what was found, in words", () => {
  test("is nothing where nothing was", () => {
    expect(orderText([])).toBeNull();
    expect(headingsText({ uneven: [], changed: [] })).toBeNull();
    expect(contactText([])).toBeNull();
    expect(personalText([])).toBeNull();
    expect(lengthOf([])).toBeNull();
    expect(lengthOf([...pages([1, 1], [1, 1])])).toBeNull();
    // Two pages that stay two are no fault.
    expect(lengthOf([...pages([2, 2], [2, 2])])).toBeNull();
  });

  test("names each list, heading and place", () => {
    expect(orderText([{ of: "employment", oldestFirst: true }])).toBe("Tus trabajos van del más antiguo al más nuevo.");
    expect(
      orderText([
        { of: "internship", oldestFirst: true },
        { of: "studies", oldestFirst: false },
      ]),
    ).toBe("Tus prácticas van de la más antigua a la más nueva. Tus estudios no van por fecha.");
    const changed = [
      { from: "REFERENCIAS", to: "Referencias" },
      { from: "PREMIOS", to: "Premios" },
    ];
    expect(headingsText({ uneven: ["EDUCACIÓN", "Idiomas:"], changed })).toBe(
      "Tus títulos no van de un solo modo: «EDUCACIÓN» y «Idiomas:». Puede quedar «Referencias» en vez de " +
        "«REFERENCIAS», y 1 título más; en Clásica todos van en mayúsculas.",
    );
    expect(contactText(["email"])).toBe("Tu correo no está en la cabecera. La plantilla lo pone bajo tu nombre.");
    expect(contactText(["email", "phone"])).toBe(
      "Tu correo y tu teléfono no están en la cabecera. La plantilla los pone bajo tu nombre.",
    );
    expect(personalText(["Soltera"])).toBe("Trae «Soltera»: nadie lo necesita para evaluarte.");
    expect(personalText(["a", "b", "c", "d", "e"])).toContain("«d» y 1 más: nadie los necesita");
  });

  test("says of the length what is measured, and offers only what saves a page", () => {
    expect(lengthOf([...pages([3, 2], [3, 2])])).toEqual({
      text: "Escrito de nuevo, tu CV tiene 3 páginas en PDF; más junto, 2 páginas.",
      canSave: true,
    });
    expect(lengthOf([...pages([2, 2], [2, 1])])?.text).toContain(
      "más junto, 2 páginas en Clara y 1 página en Clásica.",
    );
    expect(lengthOf([...pages([3, 3], [3, 3])])).toMatchObject({ canSave: false });
  });
});
