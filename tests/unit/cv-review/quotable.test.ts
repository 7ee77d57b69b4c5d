import { describe, expect, it } from "vitest";
import * as quotable from "#app/features/cv/review/quotable.ts";

/** One text a line. */
const lines = (text: string) => text.trim().split(/\n\s*/u);

describe("an employer in a question", () => {
  it.each([
    ["Hospital Clínico Valle del Cautín", "Hospital Clínico Valle del Cautín"],
    ["Envases del Maipo Ltda", "Envases del Maipo Ltda"],
    ["Consultora Trazo Verde", "Consultora Trazo Verde"],
    ["HOTEL RÍO DEL SUR", "Hotel Río del Sur"],
    ["Eventos La Guinda, por boleta", "Eventos La Guinda"],
    ["Municipalidad de Alto Queilén (contrata)", "Municipalidad de Alto Queilén"],
    ["Casino Pesquera Isla Tenglo. Manipuladora", "Casino Pesquera Isla Tenglo"],
    ["Minera Cerro Quimal (3.100 msnm). Turno 7x7.", "Minera Cerro Quimal"],
    ["Transportes Hnos. Ardiles", "Transportes Hnos. Ardiles"],
    ["Laboratorio de Macroalgas, Universidad Caleta Herradura del Sur", "Laboratorio de Macroalgas"],
  ])("%s is %s", (text, said) => expect(quotable.quotableEmployer(text)).toBe(said));

  it("is none where the CV names none", () => {
    for (const text of [null, ""]) expect(quotable.quotableEmployer(text)).toBeNull();
    expect(quotable.quotableTrade(null)).toBeNull();
  });

  it.each(
    lines(`
    Agrícola
    TOLVA
    Casa de la
    respuestas al año).
    por aplicaciones
    Oficina contable
    Asesorías varias
    Take care of two childs
    Coordenadora de Qualidade, Laticínios Serra do Cajuru e Filhos
    Capitán de Navío
    UCI Adulto
    contacto@empresa.cl
    Desde hace
  `),
  )("%s is none", (text) => expect(quotable.quotableEmployer(text)).toBeNull());
});

describe("a title or a trade in a question", () => {
  it.each([
    ["Ingeniera Civil Industrial | Operaciones y mejora continua", "Ingeniera Civil Industrial"],
    ["Contador General (titulada)", "Contador General"],
    ["MATRONA · ALTO RIESGO OBSTÉTRICO", "matrona"],
    ["Estudiante de Animación Digital (8.º semestre) ★", "Estudiante de Animación Digital"],
    ["Derecho", "Derecho"],
    ["Data engineer / pipelines that do not wake people up", "Data engineer"],
    ["Asistente de párvulos jardín Los Choritos", "Asistente de párvulos"],
  ])("%s is the trade %s", (text, said) => expect(quotable.quotableTrade(text)).toBe(said));

  it.each(
    lines(`
    licencia SEC
    Gaspar Lillo Aravena Fonoaudiólogo
    Soy jefa de tienda en una zapatería
    Aseo en oficinas
    Experiencia laboral
    2019 - 2021
  `),
  )("%s is no trade", (text) => expect(quotable.quotableTrade(text)).toBeNull());

  it("keeps a long title whole and leaves out what is none", () => {
    const long = "Director independiente y presidente del comité de auditoría";
    expect(quotable.quotableTitle(long)).toBe(long);
    expect(quotable.quotableTitle("cajera del Minimarket Las Dos")).toBe("cajera");
    for (const text of [null, "nac", "casas y condominios", "despues en montajes el roble", "Licencia clase B"])
      expect(quotable.quotableTitle(text)).toBeNull();
  });
});

describe("a study in a question", () => {
  it.each([
    ["Egresada de Derecho", "Derecho"],
    ["Marketing (incompleto)", "Marketing"],
    ["GEOLOGÍA", "geología"],
    ["Licenciatura en Artes Escénicas", "Licenciatura en Artes Escénicas"],
  ])("%s is %s", (text, said) => expect(quotable.quotableStudy(text)).toBe(said));

  it.each([
    ["BSc (Hons) Mathematics", "BSc (Hons) Mathematics"],
    ["Periodismo: egresado, título en trámite", "Periodismo"],
    ["B.Sc. in Computer Science (expected Dec. 2026)", "B.Sc. in Computer Science"],
  ])("%s stands as it is written, or not at all", (text, said) => expect(quotable.quotableStudy(text)).toBe(said));

  it.each(["II", "Puerto Natales", "gracias quedo atento", "titulada", "Postítulo en Trastornos del", "IDIOMAS"])(
    "%s is none",
    (text) => expect(quotable.quotableStudy(text)).toBeNull(),
  );
});

describe("a skill in a question", () => {
  it.each([
    ["Power BI", "Power BI"],
    ["MATLAB", "MATLAB"],
    ["AUTOCAD", "AutoCAD"],
    ["CUBICACIONES", "cubicaciones"],
    ["CONTROL DE ACCESO", "Control de acceso"],
    ["licencia SEC", "licencia SEC"],
  ])("%s is %s", (text, said) => expect(quotable.quotableSkill(text)).toBe(said));

  it.each(["adulto mayor", "gestión de", "PROLEC", "[Aptitud", "Competencias", "ana@correo.cl", "protocolo"])(
    "%s is none",
    (text) => expect(quotable.quotableSkill(text)).toBeNull(),
  );

  it("is a credential where it is a licence, a certificate or a course", () => {
    for (const text of ["licencia SEC", "Licencia clase B", "Curso OS10", "Inyección diésel, 60 horas, 2020"])
      expect(quotable.isCredential(text), text).toBe(true);
    for (const text of ["Licenciada en Letras", "licencias médicas", "control de acceso", "turno de 12 horas al día"])
      expect(quotable.isCredential(text), text).toBe(false);
  });
});

describe("a line of what was done in a question", () => {
  it.each([
    ["Reduje 18% las diferencias de inventario.", "Reduje 18% las diferencias de inventario"],
    ["• Descripción: Atención en sala y cobranza", "Atención en sala y cobranza"],
    ["Cumplimiento de 92% de la cuota en 2024", "Cumplimiento de 92% de la cuota en 2024"],
  ])("%s is %s", (text, said) => expect(quotable.quotableLine(text)).toBe(said));

  it("is cut where a clause ends, and left out where none does", () => {
    const clause = "Ordené el plan preventivo de 64 máquinas de la planta de envases";
    const more = "con apoyo de los jefes de turno y de los proveedores de repuestos de toda la zona central del país";
    expect(quotable.quotableLine(`${clause}; ${more}`)).toBe(clause);
    expect(quotable.quotableLine(`${clause} ${more}`)).toBeNull();
    // A bracket that stays open is no clause.
    expect(quotable.quotableLine(`${clause} (la de Lampa, ${more} y de sus alrededores)`)).toBeNull();
  });

  it.each(
    lines(`
    % a 94 % entre 2017 y 2021 en la planta
    Beca de estudios de
    VUELO DE DRON MENSUAL (18 KM)
    Pretensión de renta: 1.300.000 conversable
    Licencia clase B. Madre de dos hijos, casada
    10/21 – 02/24 (fines de semana) Eventos La Guinda
    2017 Mención honrosa, concurso de estampa
    Curso aplicador de fitosanitarios, 32 hrs
    Escríbeme a ana@correo.cl
    320 horas; dirigí el calentamiento de 28 velocistas
  `),
  )("%s is none", (text) => expect(quotable.quotableLine(text)).toBeNull());
});

describe("a question that quotes", () => {
  it.each(
    lines(`
    Tu CV nombra «licencia SEC». ¿Qué problema real resolviste con eso y cómo lo hiciste?
    Nombras «AutoCAD» entre tus conocimientos. ¿En qué tarea concreta aplicaste ese conocimiento?
    ¿Qué aprendiste al trabajar en licencias médicas de la Compin?
  `),
  )("%s does it well", (question) => expect(quotable.quotesWell(question)).toBe(true));

  it.each(
    lines(`
    ¿Qué te motivó a trabajar en «licencia SEC»?
    ¿Qué te motivó a trabajar en licencia SEC?
    Tu CV muestra trabajo en «Licencia clase D». ¿Cuál fue el caso más difícil?
    En tu CV dices «Beca de estudios de». ¿Qué cambió gracias a ese trabajo?
    Tu CV dice «MECÁNICO AUTOMOTRIZ». ¿Qué te gustaría lograr en ese campo?
    Sobre «turnos (noche y», ¿qué problema apareció en el camino?
  `),
  )("%s does not", (question) => expect(quotable.quotesWell(question)).toBe(false));
});
