import { describe, expect, it } from "vitest";
import { readPrivateLife } from "#app/features/interview/judge/private-life.ts";
import { readText } from "#app/features/interview/judge/read-text.ts";

const read = (question: string, answer: string) => readPrivateLife(readText(answer), readText(question));

describe("private life in an answer", () => {
  it.each([
    "Mi gato duerme sobre la cama de mi hermana.",
    "El domingo hicimos un asado con mis primos.",
    "Mi abuela cocina cazuela y vemos la teleserie.",
  ])("%j speaks of nothing else", (answer) => {
    const reading = read("¿Qué proyecto dirigiste?", answer);
    expect(reading.only).toBe(true);
    expect(reading.lead).toBeGreaterThan(0);
  });

  it("weighs the work that comes with it", () => {
    const reading = read(
      "¿Por qué dejaste tu cargo?",
      "Mi hijo enfermó y pedí a mi jefa un turno en la sucursal de Maipú.",
    );
    expect(reading.kin).toBe(1);
    expect(reading.only).toBe(false);
  });

  it("does not count what the question brought up", () => {
    expect(read("¿Cómo separó usted la familia y los hijos del negocio?", "Los hijos, a la oficina.").words).toBe(0);
  });
});
