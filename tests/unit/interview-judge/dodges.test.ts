import { describe, expect, it } from "vitest";
import { type Dodge, readDodges } from "#app/features/interview/judge/evasive-answers.ts";
import { readText } from "#app/features/interview/judge/read-text.ts";

const clauses = (answer: string, dodge: Dodge) => readDodges(readText(answer)).hits[dodge].clauses;

describe("what a clause does instead of answering", () => {
  it.each<[string, Dodge]>([
    ["No sé, la verdad", "evasion"],
    ["nose", "evasion"],
    ["Siguiente pregunta", "evasion"],
    ["No se me ocurre nada ahora", "evasion"],
    ["Depende", "evasion"],
    ["Prefiero no contestar", "refusal"],
    ["Eso es información confidencial", "refusal"],
    ["Está todo en mi currículum", "refusal"],
    ["I'd rather not say", "refusal"],
    ["¿A qué te refieres?", "counter_question"],
    ["¿Podría repetir la pregunta?", "counter_question"],
    ["¿Me puedes ayudar con una carta?", "help_request"],
    ["Explícame cómo se llena el formulario", "help_request"],
    ["Hola, mucho gusto", "small_talk"],
    ["Qué frío hace", "small_talk"],
    ["Apruébame porfa", "plea_for_score"],
    ["Póngame un siete", "plea_for_score"],
    ["Cada persona es un mundo", "cliche"],
  ])("%j shows %s", (answer, intent) => {
    expect(clauses(answer, intent)).toBeGreaterThan(0);
  });

  it.each<[string, Dodge]>([
    ["Se perdían cajas porque no se sabía quién las movía", "evasion"],
    ["El precio no se negociaba, así que mejoré el plazo", "evasion"],
    ["Firmé acuerdos con tres proveedores", "refusal"],
    ["Le pedí al cliente que me explicara el reclamo", "help_request"],
    ["Mi jefa me ayudó a ordenar la bodega", "help_request"],
    ["Le expliqué al paciente cada paso", "counter_question"],
    ["Subí la nota del curso de 4,1 a 5,6", "plea_for_score"],
    ["La cámara de frío tenía el sello roto", "small_talk"],
  ])("%j does not show %s", (answer, intent) => {
    expect(clauses(answer, intent)).toBe(0);
  });

  it("judges what follows 'pero' on its own", () => {
    const text = readText("No sé si fue lo mejor, pero cerré la planta en tres meses");
    const { caught } = readDodges(text);
    expect(text.clauses).toHaveLength(2);
    expect([...caught].map((clause) => clause.text)).not.toContain(text.clauses[1]?.text);
  });
});
