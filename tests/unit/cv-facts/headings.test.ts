import { describe, expect, test } from "vitest";
import { columnTitles, headingHint } from "#app/features/cv/vocabulary/heading-kind-hints.ts";
import { factsOf, jobsOf, skillsOf, studiesOf } from "./summary.ts";

describe("words of headings that no list knows whole", () => {
  test.each([
    ["Banca de estudios", "education"],
    ["Equipaje técnico", "skills"],
    ["Desempeño docente", "experience"],
    ["Paquetería e idiomas", "skills"],
    ["Temporadas y contratos", "experience"],
    ["Lo que he publicado", "publications"],
    ["Things I have built", "projects"],
    ["Helping out", "volunteering"],
  ])("%s: %s", (text, kind) => {
    expect(headingHint(text)?.kind).toBe(kind);
  });

  test.each(["Práctica profesional", "Diplomado en Gestión", "Minera Los Halcones"])("%s tells nothing", (text) => {
    expect(headingHint(text)).toBeNull();
  });
});

describe("titles of columns", () => {
  test.each([
    ["Cuándo  Dónde  Qué hice", "experience"],
    ["Periodo  Empresa  Cargo", "experience"],
    ["Año  Institución  Título", "education"],
    ["Software  Nivel", "skills"],
    ["Idioma  Oral  Escrito", "languages"],
  ])("%s: %s", (row, kind) => {
    expect(columnTitles(row)).toBe(kind);
  });

  test.each(["Excel  Avanzado", "2019  Hotel Sol  Recepcionista", "Empresa"])("%s are none", (row) => {
    expect(columnTitles(row)).toBeNull();
  });
});

test("the content overrules a heading whose words mislead", () => {
  const facts = factsOf(`
# Nora Pizarro Lagos
Educadora de párvulos

# Aulas en las que he estado
## Educadora titular  marzo 2024 a la fecha
Jardín Infantil Pulpito Azul

# Con qué trabajo
Títeres
Pictogramas
DUA

# Lo que hago sin que me manden
Orden de sala, manejo de grupo, primeros auxilios, canto

# Banca de estudios
Técnico en Párvulos, Instituto Cordillera Ñuble, 2020 - 2022`);
  expect(jobsOf(facts)).toEqual(["Educadora titular | Jardín Infantil Pulpito Azul | 2024-03..now"]);
  expect(studiesOf(facts)).toEqual(["technical: Técnico en Párvulos | Instituto Cordillera Ñuble | 2022"]);
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["Pictogramas", "manejo de grupo", "primeros auxilios"]));
});

test("plain text: a short telling line between a blank one and its content heads a section", () => {
  const facts = factsOf(`
Gonzalo Ibarra Sepúlveda
Ingeniero Civil Químico
gibarra@example.com

Hitos de carrera
Celulosa Río Claro (2018 al presente)
Jefe de turno (2022 al presente)

Base académica
Ingeniería Civil Química — Universidad del Biobío Nuevo — 2010/2015

Dominio técnico
Aspen Plus, PI System, control estadístico de procesos`);
  expect(jobsOf(facts)).toContain("Jefe de turno | Celulosa Río Claro | 2022-01..now");
  expect(studiesOf(facts)).toEqual(["Ingeniería Civil Química | Universidad del Biobío Nuevo | 2015"]);
  expect(skillsOf(facts)).toEqual(["Aspen Plus", "PI System", "control estadístico de procesos"]);
});

test("workshops where a mechanic worked are no courses", () => {
  const facts = factsOf(`
# Darío Mancilla
Mecánico
# Talleres
10/2018 - presente. Taller Rueda Firme. Mecánico de diagnóstico. Reparo motores diésel de lanchas.
04/2015 - 09/2018. Servicentro Alto. Mecánico ayudante: frenos y embrague.
Técnico en Mecánica Automotriz, Liceo Técnico Punta Norte, 2014`);
  expect(facts.yearsTotal).toBe(11.7);
  expect(studiesOf(facts)).toEqual(["technical: Técnico en Mecánica Automotriz | Liceo Técnico Punta Norte | 2014"]);
});

test("a misspelt heading that nothing sets apart is one where what stands below bears it out", () => {
  const facts = factsOf(`
Yessenia Pino Catrileo
TENS
yesse@example.com
Lo q estudie
Técnico en Enfermería
Quintralco, vespertino
titulada año 2023
Donde e trabajado
Clínica San Fermín
TENS medicina
desde mayo 2024 hasta ahora`);
  expect(facts.sections.map(({ kind }) => kind)).toEqual(["contact", "education", "experience"]);
  expect(studiesOf(facts)).toEqual(["technical: Técnico en Enfermería | Quintralco | 2023"]);
  expect(jobsOf(facts)).toEqual(["TENS medicina | Clínica San Fermín | 2024-05..now"]);
});

test("a misspelt heading over something else is none", () => {
  const { sections } = factsOf("Ana Soto\nVendedora\nana@example.com\nEstudos\nMe gusta la playa");
  expect(sections.map((section) => section.kind)).not.toContain("education");
});

describe("plain headings of studies are borne out", () => {
  test.each([
    ["by the degree under its years", "2012 – 2017\nLicenciatura en Traducción, Quintralco"],
    ["by the degree under a place that nobody knows", "Quintralco\nLicenciatura en Traducción\n2017"],
  ])("%s", (_what, study) => {
    const facts = factsOf(`
Ana Soto Rojas
ana@example.com
Experiencia
Traductora
Editorial Mar Ltda.
2018 - 2020
Estudios
${study}
Idiomas
Inglés avanzado`);
    expect(facts.sections.map(({ kind }) => kind)).toContain("education");
    expect(studiesOf(facts)).toEqual(["Licenciatura en Traducción | Quintralco | 2017"]);
  });
});

describe("a picture of its own before a line", () => {
  const facts = (marks: readonly string[]) =>
    factsOf(`
Ximena Orozco
${marks[0]} Proyectos
Cómic web, 22 episodios
${marks[1]} Prácticas y servicio
Prácticas profesionales, Estudio Chapulín
feb 2026 – jul 2026
${marks[2]} Escuela
Licenciatura en Animación
UQLP
2023 – 2027 (en curso)
${marks[3]} Programas
Blender, Procreate`);

  test("is the icon of a heading", () => {
    const read = facts(["✎", "☀", "☂", "♫"]);
    expect(read.sections.map(({ kind }) => kind)).toEqual(["contact", "projects", "experience", "education", "skills"]);
    expect(studiesOf(read)).toEqual(["Licenciatura en Animación | UQLP | 2027"]);
  });

  test("is a bullet where many have the same", () => {
    expect(facts(["★", "★", "★", "★"]).sections.map(({ kind }) => kind)).not.toContain("education");
  });
});
