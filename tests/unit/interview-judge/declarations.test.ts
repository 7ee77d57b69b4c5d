import { describe, expect, it } from "vitest";
import { readDeclarations } from "#app/features/interview/judge/declarations.ts";
import { readText } from "#app/features/interview/judge/read-text.ts";

const acts = (question: string, answer: string) => readDeclarations(readText(answer), readText(question), "");

describe("what an answer declares", () => {
  it.each([
    ["¿Cómo resolviste un conflicto con tu jefe?", "Mi pretensión es de ochocientos mil líquidos."],
    ["¿Cuánto te gustaría ganar?", "Me veo en cinco años liderando una planta."],
    ["Cuéntame de un error que cometiste.", "Manejo Excel avanzado y SAP."],
    ["¿Qué criterio usa usted para invertir?", "Me considero alegre y responsable."],
    ["¿Cómo organizas tu semana?", "Me gusta el fútbol."],
  ])("%j is not answered by %j", (question, answer) => {
    expect(acts(question, answer)).toMatchObject({ strayShare: 1, strayFirst: true, fitting: false });
  });

  it.each([
    ["¿Cuánto te gustaría ganar?", "Mi pretensión es de ochocientos mil líquidos."],
    ["¿Dónde te ves en el futuro?", "Me veo en cinco años liderando una planta."],
    ["¿Qué herramientas manejas?", "Manejo Excel avanzado y SAP."],
    ["¿Qué te distingue de los demás?", "Me considero alegre y responsable."],
    ["¿Qué haces en tu tiempo libre?", "Me gusta el fútbol."],
  ])("%j is answered by %j", (question, answer) => {
    expect(acts(question, answer)).toMatchObject({ strayShare: 0, fitting: true });
  });

  it("leaves stories of work alone", () => {
    const story = "Renegocié el arriendo con la dueña, bajamos un quinto y abrimos otro local en Talca.";
    expect(acts("¿Qué hizo usted en la crisis?", story)).toMatchObject({ strayShare: 0, fitting: false, unmet: false });
  });

  it("misses the amount, the tool or the language that was asked", () => {
    expect(acts("¿Cuál es tu pretensión de renta?", "Organicé un torneo de robótica con colegios rurales.").unmet).toBe(
      true,
    );
    expect(acts("¿Cuál es tu pretensión de renta?", "Lo que marque el mercado para el cargo.").unmet).toBe(false);
    expect(acts("¿Qué nivel de inglés tienes?", "Organicé torneos para la cuadra.").unmet).toBe(true);
  });
});
