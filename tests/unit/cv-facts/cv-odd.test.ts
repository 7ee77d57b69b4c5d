import { expect, test } from "vitest";
import { extractFacts } from "#app/features/cv/facts/extract.ts";
import { judgeIsCv } from "#app/features/cv/facts/is-cv.ts";
import { documentFromText } from "../../support/document-from-text.ts";
import { factsOf, jobsOf, skillsOf, studiesOf, TODAY } from "./summary.ts";

test("a life told in one paragraph", () => {
  const facts = factsOf(`
Me llamo Rosa Elvira Catrileo Paine, tengo 52 años y vivo en Lautaro.

Desde 2012 trabajo como asesora del hogar en casa particular. Antes, entre 2005 y 2011, fui manipuladora de alimentos \
en la Escuela Los Boldos.

Sé hacer repostería, planchar y cuidar adultos mayores. Llegué hasta octavo básico.

Mi teléfono es 9 7654 3210, no uso correo.`);
  expect(facts).toMatchObject({
    name: "Rosa Elvira Catrileo Paine",
    location: "Lautaro",
    phone: "+56976543210",
    email: null,
    linkedin: null,
    yearsTotal: 21.9,
  });
  expect(jobsOf(facts)).toEqual([
    "asesora del hogar en casa particular | null | 2012-01..now",
    "manipuladora de alimentos | Escuela Los Boldos | 2005-01..2011-12",
  ]);
  expect(facts.profession).toBe("Asesora del hogar en casa particular");
  expect(studiesOf(facts)).toEqual(["school: octavo básico | null | null"]);
});

test("durations without dates", () => {
  const facts = factsOf(`
Pedro Soto
pedro.soto77@hotmail.com
Chofer profesional licencia A2 A4 A5
Experiencia
Chofer camión tolva 5 años Transportes Vilches
Chofer reparto 3 años Distribuidora San Lucas
Operador de grúa 1 año 6 meses
Estudios
4° medio rendido`);
  expect(facts.yearsTotal).toBe(9.5);
  expect(jobsOf(facts)).toEqual([
    "Chofer camión tolva | Transportes Vilches | no dates",
    "Chofer reparto | Distribuidora San Lucas | no dates",
    "Operador de grúa | null | no dates",
  ]);
  expect(facts.phone).toBeNull();
});

test("a developer: three roles, an obfuscated address, a wrapped address of a profile, an assistantship", () => {
  const facts = factsOf(`
# Benjamín Tapia Orrego
Desarrollador Full Stack

Ubicación: Concepción, Chile
Email: btapia [at] proton.me
LinkedIn: linkedin.com/in/
benjamin-tapia-dev

# Mi recorrido
## Kuantum Labs SpA
Concepción · Híbrido
Tech Lead — ene. 2024 – presente
Desarrollador Senior — jul. 2021 – dic. 2023
Desarrollador Junior — mar. 2019 – jun. 2021
- Migré el monolito a microservicios en Go y Kubernetes.
## Universidad de la Frontera Azul
Ayudante de cátedra, Estructuras de Datos
2018-1 y 2018-2

# Caja de herramientas
Lenguajes: Go, TypeScript, Python
Infraestructura: Docker y Kubernetes, Terraform (80 %), AWS ★★★
Bases de datos: PostgreSQL, Redis avanzado

# Formación
Ingeniería Civil Informática — Universidad de la Frontera Azul (2014 – 2019)

# Idiomas
Español (nativo) | Inglés (C1)`);
  expect(facts).toMatchObject({
    name: "Benjamín Tapia Orrego",
    profession: "Desarrollador Full Stack",
    location: "Concepción, Chile",
    email: "btapia@proton.me",
    linkedin: "linkedin.com/in/benjamin-tapia-dev",
    phone: null,
    yearsTotal: 7.8,
  });
  expect(jobsOf(facts)).toEqual([
    "Tech Lead | Kuantum Labs SpA | 2024-01..now",
    "Desarrollador Senior | Kuantum Labs SpA | 2021-07..2023-12",
    "Desarrollador Junior | Kuantum Labs SpA | 2019-03..2021-06",
    "internship: Ayudante de cátedra | Universidad de la Frontera Azul | 2018-01..2018-12",
  ]);
  expect(skillsOf(facts)).toEqual(
    expect.arrayContaining([
      "Go",
      "TypeScript",
      "Python",
      "Docker",
      "Kubernetes",
      "Terraform",
      "AWS",
      "PostgreSQL",
      "Redis",
    ]),
  );
  expect(facts.languages).toMatchObject([
    { name: "Español", level: "nativo" },
    { name: "Inglés", level: "C1" },
  ]);
});

test("no headings at all", () => {
  const facts = factsOf(`
Ximena Araya Cortés
Técnica agrícola
xaraya@example.cl

Encargada de packing, Frutícola Doña Ema, septiembre de 2020 hasta
la fecha. Dirijo una línea de 18 personas.
Supervisora de huerto, Agrícola San Nicolás, 2017 - 2020

Técnico Agrícola, Liceo Agrícola de Molina, 2013`);
  expect(jobsOf(facts)).toEqual([
    "Encargada de packing | Frutícola Doña Ema | 2020-09..now",
    "Supervisora de huerto | Agrícola San Nicolás | 2017-01..2020-08",
  ]);
  expect(facts.yearsTotal).toBe(9.9);
  expect(studiesOf(facts)[0]).toContain("Técnico Agrícola | Liceo Agrícola de Molina | 2013");
});

test("ten lines of a beginner: nothing is invented", () => {
  const facts = factsOf(`
Josefa Arriagada
Derecho
josefa.arriagada@example.com
Educación
Egresada de Derecho, Universidad Puerta del Sur, 2026.
Habilidades
Responsable, empática, Word.`);
  expect(facts).toMatchObject({
    phone: null,
    linkedin: null,
    location: null,
    jobs: [],
    yearsTotal: 0,
    profession: "Derecho",
  });
  expect(judgeIsCv(documentFromText("Josefa Arriagada\nDerecho"), facts)).toEqual({ isCv: true });
});

test("courses, prizes and projects with years are no jobs", () => {
  const facts = factsOf(`
# Tomás Vera Lillo
Diseñador industrial

# Experiencia
Diseñador de producto, Muebles Arrayán, 03/2022 - 09/2024

# Cursos
Impresión 3D, 2020 - 2021
Gestión de proyectos, 40 horas, 2023

# Premios
Primer lugar concurso de diseño, 2019 - 2020

# Proyectos
Silla Coihue, 2017 - 2019`);
  expect(jobsOf(facts)).toEqual(["Diseñador de producto | Muebles Arrayán | 2022-03..2024-09"]);
  expect(facts.yearsTotal).toBe(2.6);
});

test("internships count only where there is no other work; dates ahead count nothing", () => {
  const student = factsOf(`
Luis Ojeda
Experiencia
Práctica profesional, Clínica del Lago, enero 2025 - junio 2025
Analista, Banco del Futuro, marzo 2031 - mayo 2032`);
  expect(student.yearsTotal).toBe(0.5);
  expect(student.jobs.map((job) => job.interval === null)).toEqual([false, true]);
});

test("contact data in a page header and behind links", () => {
  const document = documentFromText(
    `
^ Constanza Ulloa Mardones +56 9 5555 1203
^ Concepción, Región del Biobío
# Educadora de Párvulos
Titulada en 2023.
# Prácticas
Ago – dic 2023  Práctica profesional, Escuela Caleta, primer nivel de transición`,
    { links: ["mailto:constanza.ulloa@example.cl", "https://cl.linkedin.com/in/constanza-ulloa/"] },
  );
  expect(extractFacts(document, TODAY)).toMatchObject({
    name: "Constanza Ulloa Mardones",
    phone: "+56955551203",
    email: "constanza.ulloa@example.cl",
    linkedin: "linkedin.com/in/constanza-ulloa",
    location: "Concepción, Región del Biobío",
    profession: "Educadora de Párvulos",
    jobs: [{ kind: "internship" }],
  });
});
