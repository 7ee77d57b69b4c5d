import { describe, expect, test } from "vitest";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";
import families from "#app/features/offers/match/families.json";
import { matchOffer } from "#app/features/offers/match/match-offer.ts";
import type { Finding, Requirement, RequirementKind } from "#app/features/offers/match/requirement.ts";
import { documentFromText } from "../../support/document-from-text.ts";

const TODAY = monthIndex(2026, 11);

const CV = `Josefa Riquelme Cárcamo
Contadora Auditora
Temuco, Región de La Araucanía | josefa.riquelme@example.cl | +56 9 5555 1234

Experiencia
Analista Contable, Forestal Los Coigües, marzo 2023 a la fecha
Cierre mensual en Softland y conciliaciones bancarias de cinco filiales.
Liquidaciones de sueldo de 120 personas.
Asistente Contable, Comercial Peumayén, enero 2021 a febrero 2023
Registro de compras y ventas, atención de proveedores.

Educación
Contador Auditor, Universidad de la Frontera Austral, 2016 - 2020
Magíster en Tributación, Universidad de la Frontera Austral, 2025 a la fecha, en curso

Habilidades
Excel intermedio, Power BI
Idiomas
Inglés intermedio

Licencia de conducir clase B.`;

function asking(kind: RequirementKind, text: string, value = ""): Requirement {
  return { id: text, kind, text, level: "must", value };
}

function match(requirements: readonly Requirement[], { cv = CV, text = "", post = "Contador" } = {}): Finding[] {
  const document = documentFromText(cv);
  return matchOffer({ text, post, requirements }, document, extractFacts(document, TODAY), TODAY);
}

const one = (kind: RequirementKind, text: string): Finding => match([asking(kind, text)])[0] as Finding;

describe("a requirement against a CV", () => {
  test.each<[RequirementKind, string, Finding["verdict"]]>([
    ["tool", "Power BI", "cumple"],
    ["tool", "Excel avanzado", "parecido"],
    ["tool", "SAP excluyente", "parecido"],
    ["tool", "AutoCAD", "falta"],
    ["skill", "conciliaciones bancarias", "cumple"],
    ["skill", "mucha paciencia", "no_se_sabe"],
    ["years", "3 años de experiencia en contabilidad", "cumple"],
    ["years", "mínimo 15 años en cargos similares", "parecido"],
    ["years", "2 años con gente a cargo", "falta"],
    ["study", "Título de Contador Auditor o Contador Público", "cumple"],
    ["study", "Enseñanza media completa", "cumple"],
    ["study", "título de Enfermera(o)", "falta"],
    ["language", "Inglés básico", "cumple"],
    ["language", "Inglés avanzado", "parecido"],
    ["language", "Portugués", "falta"],
    ["licence", "Licencia de conducir clase B", "cumple"],
    ["licence", "licencia clase D", "parecido"],
    ["licence", "credencial SAG de aplicador", "no_se_sabe"],
    ["place", "Temuco", "cumple"],
    ["place", "Villarrica, La Araucanía", "parecido"],
    ["place", "Oficina en Calama", "no_se_sabe"],
    ["place", "residencia en Calama", "falta"],
    ["place", "desde cualquier lugar de Perú", "falta"],
    ["hours", "turnos rotativos", "no_se_sabe"],
    ["other", "vehículo propio", "no_se_sabe"],
  ])("%s: %s is %s", (kind, text, verdict) => {
    expect(one(kind, text)).toMatchObject({ verdict });
  });

  test("every claim quotes the CV, and what is only near says why", () => {
    const all = match(
      ["SAP", "Power BI", "Excel avanzado", "liquidaciones de sueldo"].map((text) => asking("tool", text)),
    );
    for (const { verdict, quotes, because } of all) {
      expect(quotes.length).toBeGreaterThan(0);
      for (const quote of quotes) expect(CV).toContain(quote);
      expect(because === null).toBe(verdict === "cumple");
    }
  });

  test("a word that only begins like another is another word", () => {
    const cv = `${CV}\nAtención de pacientes en promedio de 20 al día.`;
    const found = match([asking("skill", "paciencia"), asking("tool", "Project")], { cv });
    expect(found.map(({ verdict }) => verdict)).toEqual(["no_se_sabe", "falta"]);
  });

  test("who studies a career has not its title, and a course says nothing of school", () => {
    const cv = `Ana Paredes Lillo\nEstudiante de Derecho\nana.paredes@example.cl\n\nExperiencia
Vendedora, Tienda Los Aromos, enero 2024 a marzo 2025
Atención de clientes.\n\nCursos\nCurso de Excel, 20 horas, 2025`;
    expect(match([asking("study", "Abogado/a titulado/a")], { cv })[0]).not.toMatchObject({ verdict: "cumple" });
    const school = [asking("study", "Enseñanza media completa")];
    expect(match(school, { cv })[0]).toMatchObject({ verdict: "cumple" });
    const onlyCourse = cv.replace("Estudiante de Derecho", "Vendedora");
    expect(match(school, { cv: onlyCourse })[0]).not.toMatchObject({ verdict: "cumple" });
  });

  test("time in a neighbouring trade is near, never the same", () => {
    expect(one("years", "1 año de experiencia en supermercados")).not.toMatchObject({ verdict: "cumple" });
  });
});

describe("the offer's own words in the CV", () => {
  const requirements = [
    asking("tool", "SAP módulo FI", "SAP FI"),
    asking("tool", "Tableau", "Tableau"),
    asking("skill", "negociación con bancos", "negociación"),
    asking("language", "Portugués avanzado", "avanzado"),
    asking("licence", "Licencia clase D", "D"),
    asking("skill", "tolerancia a la presión", "tolerancia a la presión"),
  ];
  const text = `Buscamos contador para empresa del sur.\nRequisitos: SAP módulo FI, Tableau, negociación con bancos.
Portugués avanzado y Licencia clase D. Se valora la tolerancia a la presión en cierres de año con poco tiempo.`;
  const list = requirements.map((requirement) => requirement.text);

  test.each<[string, string]>([
    ["the whole offer", text],
    ["its requirements as skills", `Habilidades: ${list.join(", ")}`],
    ["its requirements one a line", `Habilidades\n${list.join("\n")}`],
    ["its words", `Habilidades: ${list.join(" ").split(" ").toReversed().join(", ")}`],
  ])("%s, pasted, meets nothing", (_, pasted) => {
    const before = match(requirements, { text });
    const after = match(requirements, { text, cv: `${CV}\n\n${pasted}` });
    const met = (found: readonly Finding[]) => found.filter(({ verdict }) => verdict === "cumple").length;
    expect(met(after)).toBe(met(before));
  });

  test("a skill that the person names among others of her own counts", () => {
    const cv = CV.replace("Power BI", "Power BI, Tableau");
    expect(match(requirements, { text, cv })[1]).toMatchObject({ verdict: "cumple" });
  });
});

test("each family has an id of its own, two members, and a short reason that holds for any two", () => {
  expect(new Set(families.map(({ id }) => id)).size).toBe(families.length);
  for (const { id, members, why } of families) {
    expect(members.length, id).toBeGreaterThan(1);
    expect(why, id).toMatch(/^(?:Los dos|Las dos|Ambos|Ambas) .+\.$/);
    expect(why.split(" ").length, id).toBeLessThanOrEqual(14);
  }
});

describe("a role shows what everybody in it does", () => {
  const cv = `Pamela Sáez Ortúzar
Valdivia, Región de Los Ríos | pamela.saez@example.cl

Experiencia
Recepcionista, Centro Dental Los Notros, marzo 2021 a febrero 2024
Analista de datos, Aguas del Calle Calle, marzo 2024 a la fecha
Capacitaciones
Curso de Infecciones Asociadas a la Atención de Salud (IAAS), 40 horas, 2023`;
  const found = (kind: RequirementKind, text: string, post = "Ejecutiva de atención") =>
    match([asking(kind, text)], { cv, post })[0] as Finding;

  test("with the reason", () => {
    const finding = found("years", "Exp. mín. 1 año en atención de público");
    expect(finding.verdict).toBe("cumple");
    expect(finding.quotes.join()).toContain("Recepcionista");
    expect(finding.because).toBe("El trabajo de recepcionista incluye atención de público.");
  });

  test("for as long as the role was held", () => {
    expect(found("years", "5 años en atención de público").verdict).toBe("parecido");
  });

  test("and by its other names", () => {
    expect(found("years", "2+ years in a similar role", "Data Analyst").verdict).toBe("cumple");
  });

  test("but nothing more: neither another experience nor a place of its own name", () => {
    expect(found("years", "1 año en venta de seguros").verdict).not.toBe("cumple");
    expect(found("years", "haber pasado por la Dirección del Trabajo").verdict).toBe("falta");
    expect(found("years", "Experiencia en plantas FV").verdict).not.toBe("cumple");
  });

  test("a shorter course is a beginning", () => {
    expect(found("study", "Curso de IAAS de 80 horas")).toMatchObject({
      verdict: "parecido",
      because: "Tu CV nombra 40 horas; piden 80.",
    });
    expect(found("study", "Curso de IAAS de 20 horas").verdict).toBe("cumple");
  });
});

test("a licence of another kind is no beginning", () => {
  const cv = CV.replace("Licencia de conducir clase B", "Licencia clase B y D vigente");
  expect(match([asking("licence", "Licencia SEC clase B o superior")], { cv })[0]?.verdict).toBe("no_se_sabe");
});

test("who says to be ready to travel can travel, and who lives there need not", () => {
  const travel = asking("place", "viajar dos veces al mes a Temuco y Osorno");
  expect(match([travel])[0]?.verdict).toBe("no_se_sabe");
  expect(match([travel], { cv: `${CV}\nDisponibilidad para viajar.` })[0]).toMatchObject({
    verdict: "cumple",
    quotes: ["Disponibilidad para viajar."],
  });
});

describe("studies are told apart", () => {
  const school = `Camila Paredes Loyola
Temuco, Región de La Araucanía | camila.paredes@example.cl

Educación
Enseñanza media técnico profesional, Atención de Enfermería, Liceo Los Canelos, 2013 - 2016
Técnico en Enfermería de Nivel Superior, Instituto Los Canelos, 2017 - 2019

Cursos
Trabajo en altura, 8 h (2023).`;
  const found = (text: string, cv = school) => match([asking("study", text)], { cv, post: "Enfermera" })[0] as Finding;

  test("a technical one is no professional title", () => {
    expect(found("Título de Enfermera/o").verdict).not.toBe("cumple");
    expect(found("Título de Técnico en Enfermería").verdict).toBe("cumple");
    expect(found("título profesional universitario").verdict).toBe("parecido");
  });

  test("a course that no CV need name is asked about, one that it names is found", () => {
    expect(found("curso de conducción 4x4").verdict).toBe("no_se_sabe");
    expect(found("curso de trabajo en altura").verdict).toBe("cumple");
  });

  test("school is below every title", () => expect(found("educación básica completa").verdict).toBe("cumple"));

  test("how far a student is", () => {
    const cv = (line: string) => `Diego Soto Lagos\nOsorno | diego.soto@example.cl\n\nEducación\n${line}`;
    const second = cv("Ingeniería Comercial, Universidad Los Notros, 2025 a la fecha, cursando 2.º año");
    expect(found("estudiante universitario", second).verdict).toBe("cumple");
    expect(found("3er año aprobado o más", second)).toMatchObject({
      verdict: "parecido",
      because: "Tu CV muestra el año 2; piden desde el 3.",
    });
  });

  test("an unfinished one is a beginning", () => {
    const cv = `Ana Rey\nValdivia | ana.rey@example.cl\n\nEducation\nTourism, Los Notros, two years, not finished`;
    expect(found("Título técnico o profesional en Turismo", cv).verdict).not.toBe("cumple");
  });
});

test("a graduate is no driver, a special school no register", () => {
  const cv = `Rosa Pinto Vera
Castro | rosa.pinto@example.cl

Experiencia
Geógrafa y Licenciada en Geografía, Consultora Los Alerces, 2019 a la fecha
Educadora, Escuela Especial Los Alerces, 2015 - 2018`;
  const found = (text: string) => match([asking("licence", text)], { cv })[0]?.verdict;
  expect(found("licencia de conducir")).toBe("no_se_sabe");
  expect(found("registro de profesionales de la educación especial")).toBe("no_se_sabe");
});

test("the sector is that of the employer", () => {
  const cv = CV.replace("Forestal Los Coigües", "Ilustre Municipalidad de Loncoche");
  expect(match([asking("years", "Experiencia en el sector público")], { cv })[0]?.verdict).toBe("cumple");
  expect(one("years", "Experiencia en el sector público").verdict).toBe("falta");
});

test("a heading with nothing but the offer's tools shows that the offer was read", () => {
  const requirements = [asking("tool", "Rayen"), asking("tool", "GeoGebra")];
  const cv = (line: string) => `${CV}\n${line}`;
  for (const line of ["Herramientas: Rayen", "Herramientas: GeoGebra, Rayen", "GeoGebra, Rayen"])
    for (const { verdict } of match(requirements, { cv: cv(line) })) expect(verdict, line).not.toBe("cumple");
  const own = match(requirements, { cv: cv("Herramientas: GeoGebra, LibreOffice, Rayen, Moodle") });
  expect(own.map(({ verdict }) => verdict)).toEqual(["cumple", "cumple"]);
});

test("a level goes with its tool, and a head word is no trade", () => {
  const cv = CV.replace("Excel intermedio", "SQL, Excel avanzado");
  expect(match([asking("tool", "Excel intermedio-avanzado")], { cv })[0]?.verdict).toBe("cumple");
  const asked = [asking("years", "2 a 3 años de experiencia en cargos similares")];
  expect(match(asked, { post: "Analista de Remuneraciones" })[0]?.verdict).not.toBe("cumple");
  expect(match(asked, { post: "Analista Contable" })[0]?.verdict).toBe("cumple");
  const size = [asking("years", "Idealmente en empresas de más de 500 trabajadores")];
  expect(match(size, { post: "Analista Contable" })[0]?.verdict).toBe("no_se_sabe");
});

test("initials and numerals are no names", () => {
  const cv = `Carlos Godoy Vera\nR.U.N. 17.222.333-1\nVilla Ayquina, Calama, II Región | carlos.godoy@example.cl`;
  expect(match([asking("tool", "Working knowledge of R")], { cv })[0]?.verdict).toBe("falta");
  const skill = asking("skill", "Análisis de vibraciones, categoría II (ISO 18436-2)");
  expect(match([skill], { cv })[0]?.verdict).toBe("no_se_sabe");
});
