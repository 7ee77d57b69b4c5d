import { expect, test } from "vitest";
import { factsOf, jobsOf } from "./summary.ts";

test.each([
  ["surnames first behind a label", "Name: EVANGELISTA, Crisanto Magbanua (Cris)", "Crisanto Magbanua Evangelista"],
  ["surnames first on a line", "HUAIQUIL CURAMIL, Nicanor Segundo", "Nicanor Segundo Huaiquil Curamil"],
])("a name with its %s", (_, line, name) => {
  expect(factsOf(`${line}\nana@example.com\n\nExperiencia\nTopógrafo, Caminos SpA, 2003 - 2009`).name).toBe(name);
});

const home = (line: string) =>
  factsOf(`Ana Soto Riffo\n${line}\nana@example.com\n\nExperiencia\nTopógrafo, Caminos SpA, 2003 - 2009`).location;

test.each([
  ["abroad, in a country no list of towns has", "Chennai, Tamil Nadu, India", "Chennai, Tamil Nadu, India"],
  ["beside the code of a post office", "9 Spindle Row, Leedsham LS28 · 07700 900 284", "Leedsham"],
  ["after an abbreviation", "Domicilio: Priv. Jacarandas 16, Col. El Tepozán, Puebla, México", "Puebla, México"],
  ["after what is no home", "Nacionalidad chilena, casada. Calle Los Avellanos 355, Valdivia", "Valdivia"],
])("where somebody lives: %s", (_, line, place) => {
  expect(home(line)).toBe(place);
});

test("the place in a name, in whatever order, is nobody's home", () => {
  const facts = factsOf("Urdaneta Briceño, María de los Ángeles\nProvidencia, Santiago\nmda@example.com");
  expect(facts.location).toBe("Providencia, Santiago");
});

test("who studies for a trade is its student", () => {
  const facts = factsOf("Ana Soto\nana@example.com\n\nAbout me\nI am student of Veterinary Technician and like dogs.");
  expect(facts.profession).toBe("Student of Veterinary Technician");
});

test("years in words", () => {
  const facts = factsOf(`Ana Soto
ana@example.com

Experiencia
Educadora de párvulos, Jardín Infantil Poki, desde marzo de dos mil veintitrés hasta hoy
Técnica en párvulos, Sala Cuna Estrellita, de agosto de mil novecientos noventa y ocho a diciembre de dos mil`);
  expect(jobsOf(facts)).toEqual([
    "Educadora de párvulos | Jardín Infantil Poki | 2023-03..now",
    "Técnica en párvulos | Sala Cuna Estrellita | 1998-08..2000-12",
  ]);
});
