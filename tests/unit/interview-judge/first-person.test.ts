import { describe, expect, it } from "vitest";
import { readFirstPerson } from "#app/features/interview/judge/first-person.ts";
import { readText } from "#app/features/interview/judge/read-text.ts";

const read = (text: string) => readFirstPerson(readText(text));

describe("marks of the first person", () => {
  it.each([
    ["Negocié con el sindicato", 1],
    ["Corregí y reescribí el informe", 2],
    ["arme una planilla y llame a todos", 2],
    ["Hice turnos y tuve a cargo la caja", 2],
    ["Terminamos antes y ahorramos la mitad", 2],
  ])("%j tells of oneself", (text, verbs) => {
    expect(read(text).verbs).toBeGreaterThanOrEqual(verbs);
  });

  it.each([
    "El café de José quedó aquí, así también el ají y el rubí",
    "Los tramos próximos y los últimos ramos son mínimos",
    "El estudio de la presión y el manejo del agua",
    "La luna gira y el sol calienta la tierra",
  ])("%j does not", (text) => {
    expect(read(text)).toEqual({ verbs: 0, past: 0, pronouns: 0 });
  });

  it("sees the pronouns of both languages", () => {
    expect(read("A mí me gusta mi oficio").pronouns).toBe(3);
    expect(read("I've run our team").pronouns).toBe(2);
  });
});
