import { describe, expect, it } from "vitest";
import {
  careerLexicon,
  degreeLexicon,
  degreeOpenerLexicon,
  professionOf,
} from "#app/features/cv/vocabulary/degrees.ts";
import { headingKind } from "#app/features/cv/vocabulary/headings.ts";
import { monthNumber, ONGOING } from "#app/features/cv/vocabulary/months.ts";
import { occupationLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { skillInTextLexicon, skillLexicon } from "#app/features/cv/vocabulary/skills.ts";
import { languageLexicon } from "#app/features/cv/vocabulary/spoken-languages.ts";

describe("headingKind", () => {
  it.each([
    ["EXPERIENCIA LABORAL:", "experience"],
    ["Mi recorrido", "experience"],
    ["¿Dónde he trabajado?", "experience"],
    ["E D U C A C I Ó N", "education"],
    ["2. Formación académica", "education"],
    ["• Caja de herramientas", "skills"],
    ["IV) Para conversar", "contact"],
    ["Sobre mí", "summary"],
    ["Formación y cursos", "education"],
    ["Premios / Publicaciones", "awards"],
    ["Work experience", "experience"],
    ["Formação acadêmica", "education"],
  ])("%s is %s", (line, kind) => {
    expect(headingKind(line)).toBe(kind);
  });

  it.each(["Experiencia en ventas de seguros", "Ingeniería Civil", "Universidad de Chile", "", "Civil"])(
    "%s heads nothing",
    (line) => {
      expect(headingKind(line)).toBeNull();
    },
  );
});

describe("professionOf", () => {
  it.each([
    ["Ingeniería Comercial", "Ingeniero/a Comercial", "Ingeniera Comercial"],
    ["INGENIERÍA CIVIL ELÉCTRICA", "Ingeniero/a Civil Eléctrico/a", "Ingeniera Civil Eléctrica"],
    ["Ingeniería Mecánica", "Ingeniero/a Mecánico/a", "Ingeniera Mecánica"],
    ["Enfermería", "Enfermero/a", "Enfermera"],
    ["Obstetricia y Puericultura", "Matrón/a", "Matrona"],
    ["Contador Auditor", "Contador/a Auditor/a", "Contadora Auditora"],
    ["Teatro", "Actor/Actriz", "Actriz"],
    ["Derecho", "Abogado/a", "Abogada"],
    ["Técnico de Nivel Superior en Enfermería", "Técnico/a en Enfermería", "Técnica en Enfermería"],
    ["Pedagogía en Inglés", "Profesor/a de Inglés", "Profesora de Inglés"],
    ["Licenciatura en Historia", "Licenciado/a en Historia", "Licenciada en Historia"],
    ["Licenciada en Historia", "Licenciado/a en Historia", "Licenciada en Historia"],
    ["Psicóloga", "Psicólogo/a", "Psicóloga"],
    ["Ingeniera Comercial", "Ingeniero/a Comercial", "Ingeniera Comercial"],
  ])("%s gives %s", (career, neutral, feminine) => {
    expect(professionOf(career)).toMatchObject({ neutral, feminine });
  });

  it("gives no profession for unfinished studies nor for what is no career", () => {
    expect(professionOf("Derecho", false)?.neutral).toBe("Estudiante de Derecho");
    expect(professionOf("Universidad de Talca")).toBeNull();
  });
});

describe("degrees", () => {
  it("tells the level by the opener", () => {
    const level = (text: string) => degreeOpenerLexicon.matches(text)[0]?.value;
    expect(level("Técnica de Nivel Superior en Párvulos")).toBe("technical");
    expect(level("Magíster en Políticas Públicas")).toBe("postgraduate");
    expect(level("Diplomado en Logística")).toBe("course");
    expect(level("Enseñanza Media Completa")).toBe("school");
    expect(level("Licenciada en Trabajo Social")).toBe("undergraduate");
  });

  it("takes careers of several words for degrees, ordinary words not", () => {
    expect(degreeLexicon.matches("Trabajo Social, U. de Concepción")[0]?.value).toBe("undergraduate");
    expect(degreeLexicon.matches("Marketing y diseño")).toEqual([]);
    expect(careerLexicon.get("Diseño")?.profession).toBe("Diseñador/a");
  });
});

describe("occupations and skills in context", () => {
  it("finds titles of many fields", () => {
    const text =
      "TENS; Jefa de Bodega; Ing. en Informática; Maestra carpintera; Educadora de Párvulos; Data Analyst; Matrona";
    expect(occupationLexicon.matches(text).map((match) => match.value.area)).toEqual([
      "health",
      "logistics",
      "it",
      "construction",
      "education",
      "it",
      "health",
    ]);
  });

  it("takes no place or adjective for a profession", () => {
    expect(occupationLexicon.matches("Centro médico, música, Carabineros de Chile, Clínica Veterinaria")).toEqual([]);
  });

  it("keeps ordinary words for lists of skills", () => {
    for (const word of ["R", "Go", "Access", "Maya", "Genera", "Clase A", "Responsable"]) {
      expect(skillLexicon.has(word), word).toBe(true);
      expect(skillInTextLexicon.has(word), word).toBe(false);
    }
  });

  it("gives one canonical name for all wordings", () => {
    for (const wording of ["MS Excel", "microsoft excel", "EXCEL"])
      expect(skillLexicon.get(wording)?.name).toBe("Excel");
    expect(skillInTextLexicon.matches("manejo de tablas dinámicas en excel").map((match) => match.value.name)).toEqual([
      "Tablas dinámicas",
      "Excel",
    ]);
    expect(skillInTextLexicon.matches("Curaciones y toma de muestras").map((match) => match.value.area)).toEqual([
      "health",
      "health",
    ]);
  });

  it("names languages in Spanish", () => {
    expect(languageLexicon.matches("English (C1), mapudungún").map((match) => match.value.name)).toEqual([
      "Inglés",
      "Mapudungun",
    ]);
  });
});

describe("months", () => {
  it("reads names and abbreviations of three languages", () => {
    expect(["Ene.", "SETIEMBRE", "Mar", "August", "dez", "Março"].map(monthNumber)).toEqual([1, 9, 3, 8, 12, 3]);
    expect(monthNumber("Martes")).toBeNull();
    expect(ONGOING.has("a la fecha")).toBe(true);
  });
});

describe("abbreviations", () => {
  it("reads Ing. and RR.HH.", () => {
    expect(occupationLexicon.get("Ing. Comercial")?.title).toBe("ingeniero comercial");
    expect(occupationLexicon.get("Analista de RR.HH.")?.title).toBe("analista de RRHH");
    expect(professionOf("Ing. Civil Industrial")?.neutral).toBe("Ingeniero/a Civil Industrial");
  });
});
