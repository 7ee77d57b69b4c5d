import { describe, expect, it } from "vitest";
import { fillersIn } from "#app/features/interview/delivery/fillers.ts";

const found = (text: string) => fillersIn(text).map(({ filler }) => filler);

describe("a filler", () => {
  it.each([
    ["O sea, yo hice el informe, o sea, todo el informe.", ["o sea", "o sea"]],
    ["estuve del otro lado o sea conozco la bodega", ["o sea"]],
    ["Ahí conocí a una terapeuta y como que hice clic.", ["como que"]],
    ["los niños llegaban y como que no les daban ganas de hablar", ["como que"]],
    ["Eh, partí, eeeh, en la bodega, ehh, como ayudante.", ["eh", "eh", "eh"]],
    ["Mmm, déjame pensar.", ["mmm"]],
    ["Este, yo partí ahí. Y después, este... cambié de área.", ["este", "este"]],
    ["Fue, tipo, dos semanas.", ["tipo"]],
    ["Ordené, digamos, la mitad.", ["digamos"]],
    ["Era difícil, ¿cachái? Y éramos pocos, cachai.", ["cachái", "cachái"]],
    ["Sí po, claro po, eso hicimos. No po.", ["po", "po", "po"]],
    ["Ya, entonces hablé con el jefe.", ["ya"]],
  ])("is found: %s", (text, fillers) => {
    expect(found(text)).toEqual(fillers);
  });

  it.each([
    "Puede ser ya sea en la bodega o sea en la tienda.",
    "Trabajo con quien sea, o sea quien sea.",
    "Este proyecto y este otro, el de la bodega, los hice yo.",
    "De los dos me quedé con este, el segundo.",
    "Entre este, ese y aquel elegí el primero.",
    "Reviso el tipo de cambio; es un tipo de contrato, tipo plazo fijo.",
    "Ese tipo, el que reclamaba, se calmó.",
    "Usted hace como que leyó y yo hago como que contesté.",
    "Hicimos como que no escuchábamos.",
    "Es tan claro como que dos y dos son cuatro.",
    "Me habló como que fuera su hija, como que no tuviera experiencia.",
    "Así como que nadie avisó.",
    "Me sentí como si nada.",
    "Yo sé que tú cachai de esto. Pregunté si cachai.",
    "Fui PO de un equipo y viajé al río Po.",
    "Ya terminé la carrera y ya trabajo. Ya que estaba, seguí.",
    "Digamos que las circunstancias no eran las propicias.",
    "El deseo sea el que sea. Un eco seaweed, el mehari.",
    "¿Eh?",
    "",
  ])("is not, where it means something: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  it("is found in the longest answer at once", () => {
    const long = "o sea, como que, este, ya, eh, ¿cachái? ".repeat(250).slice(0, 10_000);
    expect(found(long).length).toBeGreaterThan(1000);
    for (const hostile of [" ".repeat(10_000), ". ".repeat(5000), "sea ".repeat(2500), "e".repeat(10_000)])
      expect(found(hostile)).toEqual([]);
  });
});
