import { describe, expect, test } from "vitest";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { studiesOf, TODAY } from "./summary.ts";

/** Names, towns and schools that no list has, where a known one would be found. */

const factsOf = (text: string) => extractFacts(documentFromText(text), TODAY);
const MAIL = "ana.soto@example.cl | +56 9 5555 1234";

describe("a name is found whatever it looks like", () => {
  test.each([
    ["KHADIJA EL HAJJ CHEHADÉ", "Khadija el Hajj Chehadé"],
    ["Văn Đức Trần", "Văn Đức Trần"],
    ["ỌLÁWÁLÉ, ADÉBÙKỌ́LÁ", "Adébùkọ́lá Ọláwálé"],
    ["DATOS María Jesús Pérez de la Fuente González", "María Jesús Pérez de la Fuente González"],
    ["María Jesús\nPérez de la Fuente González", "María Jesús Pérez de la Fuente González"],
  ])("%s", (written, name) => {
    expect(factsOf(`${written}\n${MAIL}\nExperiencia\nCajera, Tienda Sur, 2019 - 2021`).name).toBe(name);
  });

  test("a program that is called like its user stays a skill, and a name is none", () => {
    const { skills } = factsOf(`Rayén Huenchunao\n${MAIL}\nHabilidades\nRayen\nExcel`);
    expect(skills.map((skill) => skill.name)).toEqual(["Rayen", "Excel"]);
    const message = factsOf("Hola, soy Rayén Huenchunao, sé cocinar y tomar la presión. Llámame al 9 5555 1234.");
    expect(message.skills.map((skill) => skill.name)).not.toContain("Rayén");
  });
});

describe("a town is found where a known one would be", () => {
  test.each([
    [`Ana Soto\nSoldadora calificada | Quintralpe\n${MAIL}`, "Quintralpe"],
    [`Ana Soto\nCalle Los Tilos 120, Quintralpe\n${MAIL}`, "Quintralpe"],
    [`Ana Soto\nEnfermera\n⌂ Alto Lonquihue\n${MAIL}`, "Alto Lonquihue"],
    [`Ana Soto\nQuintralpe, sector Los Cerros\n${MAIL}`, "Quintralpe, sector Los Cerros"],
    [`Ana Soto\nEnfermera\nIbadan, Nigeria\n${MAIL}`, "Ibadan, Nigeria"],
    [`Ana María Soto Rojas\nQuintralpe\n${MAIL}`, "Quintralpe"],
  ])("%j", (text, place) => {
    expect(factsOf(text).location).toBe(place);
  });

  test("a number of here is understood for who lives abroad", () => {
    expect(factsOf("Ana Soto\nJacmel, Haití\nana@example.cl\n9 5555 1234").phone).toBe("+56955551234");
  });
});

describe("a place of study is found beside its degree", () => {
  test.each([
    ["Trabajo Social, UQLP, 2019", "UQLP"],
    ["Trabajo Social, Quintralco, 2019", "Quintralco"],
    ["Trabajo Social, Đại học Hải Vân, 2019", "Đại học Hải Vân"],
    ["Licenciatura en Actuación, Lycée Toussaint de Jérémie, 2013-2017", "Lycée Toussaint de Jérémie"],
  ])("%s", (line, place) => {
    const { studies } = factsOf(`Ana Soto\n${MAIL}\nEstudios\n${line}`);
    expect(studies.map((study) => study.institution)).toEqual([place]);
  });

  test.each([
    [
      "2014 - 2016 Quintralco Contador General (titulada)",
      "technical: Contador General (titulada) | Quintralco | 2016",
    ],
    [
      "1994 - 1997 Lycée Toussaint Técnico en Electricidad",
      "technical: Técnico en Electricidad | Lycée Toussaint | 1997",
    ],
    ["2022 OTEC Cálculo Claro Curso de costos", "course: Curso de costos | OTEC Cálculo Claro | 2022"],
    ["2011 Liceo Técnico Profesional Roble", "school: Enseñanza media | Liceo Técnico Profesional Roble | 2011"],
  ])("before it in a row without cells: %s", (line, study) => {
    expect(studiesOf(factsOf(`Ana Soto\n${MAIL}\nEstudios\n${line}`))).toEqual([study]);
  });

  test.each(["Duoc UC", "Instituto Cordillera Ñuble", "Quintralco"])("%s that gave a mark employed nobody", (place) => {
    const { jobs } = factsOf(`
Ana Soto
${MAIL}
Prácticas
Práctica profesional, Academia Las Camelias
1er semestre 2025
Banca
Preparador Físico, ${place}, 2022 - 2025. Promedio 6,4.`);
    expect(jobs.map((job) => job.employer)).toEqual(["Academia Las Camelias"]);
  });

  test("a firm beside a title is none", () => {
    const { studies, jobs } = factsOf(
      `Ana Soto\n${MAIL}\nExperiencia\nIngeniera comercial, Codelco Ltda., 2019 - 2021\nAnalista, Banco Sur, ` +
        "2017 - 2018",
    );
    expect(studies).toEqual([]);
    expect(jobs).toHaveLength(2);
  });
});
