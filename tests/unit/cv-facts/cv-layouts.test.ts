import { expect, test } from "vitest";
import { factsOf, jobsOf, skillsOf, studiesOf } from "./summary.ts";

test("no heading that any list knows: they are found by their size, their kind by what follows", () => {
  const facts = factsOf(`
# Loreto Bustamante Vial
Educadora diferencial | Loreto.bv@example.com | 9 8123 4567 | Iquique

# En qué creo
Toda persona aprende si se le da el tiempo y el apoyo que necesita.

# Salas por las que he pasado
## Escuela Especial Brisas del Norte  2019 — presente
Educadora diferencial, trastorno específico del lenguaje
- Acompaño a 24 niños.
## Colegio Altamar  2016 — 2019
Educadora PIE
- Coordiné adecuaciones curriculares.
## Centro Kiwi  feb. a dic. 2015
Práctica y luego reemplazo

# Con qué trabajo
Lengua de señas
Comunicación aumentativa
DUA
Pictogramas ARASAAC

# De dónde vengo
Universidad Arturo del Norte — Educación Diferencial, 2011–2015
Diplomado en TEA, 2018`);
  expect(facts).toMatchObject({ profession: "Educadora diferencial", location: "Iquique", yearsTotal: 10.9 });
  expect(facts.sections.map((section) => section.kind)).toEqual([
    "contact",
    "summary",
    "experience",
    "skills",
    "education",
  ]);
  expect(jobsOf(facts)).toEqual([
    "Educadora diferencial | Escuela Especial Brisas del Norte | 2019-01..now",
    "Educadora PIE | Colegio Altamar | 2016-01..2018-12",
    "internship: Práctica y luego reemplazo | Centro Kiwi | 2015-02..2015-12",
  ]);
  expect(studiesOf(facts)).toEqual([
    "Educación Diferencial | Universidad Arturo del Norte | 2015",
    "course: Diplomado en TEA | null | 2018",
  ]);
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["Comunicación aumentativa", "DUA", "Pictogramas ARASAAC"]));
});

test("employer, title and dates as sentences of one line", () => {
  const facts = factsOf(`
GUILLERMO ANTONIO SALDIVIA NAVARRO
Operador de planta

Antofagasta / +56 9 4444 3322 / gsaldivia@example.com

RESUMEN LABORAL

Minera Tres Quebradas. Operador de chancado. Desde Febrero 2018 hasta la fecha.
Turno 7x7. Mantención autónoma de correas.

Compañía Salitrera Norte. Ayudante de operaciones. De Mayo 2013 a Enero 2018.
Carguío y limpieza.

Empresa de Servicios Transitorios Manflex. Jornalero. 2011 - 2012.

ANTECEDENTES ACADÉMICOS
Liceo Industrial Eulogio Gordo. Técnico en Mecánica Industrial. 2010.

LICENCIAS
Clase B y D`);
  expect(jobsOf(facts)).toEqual([
    "Operador de chancado | Minera Tres Quebradas | 2018-02..now",
    "Ayudante de operaciones | Compañía Salitrera Norte | 2013-05..2018-01",
    "Jornalero | Empresa de Servicios Transitorios Manflex | 2011-01..2012-12",
  ]);
  expect(facts).toMatchObject({ location: "Antofagasta", phone: "+56944443322", yearsTotal: 15.6 });
});

test("beginning and end on lines of their own", () => {
  const facts = factsOf(`
# Sofía Lagos Ibarra
Contadora Auditora

# Trabajos
Agosto 2021
hasta la fecha
Contadora
Viñedos Peralillo SpA
Cierre mensual y F29.

Marzo 2018
Julio 2021
Asistente contable
Estudio Parra & Cía.
Conciliaciones.

# Títulos
2012 - 2016
Contador Auditor
Universidad de Colchagua`);
  expect(jobsOf(facts)).toEqual([
    "Contadora | Viñedos Peralillo SpA | 2021-08..now",
    "Asistente contable | Estudio Parra & Cía | 2018-03..2021-07",
  ]);
  expect(studiesOf(facts)).toEqual(["Contador Auditor | Universidad de Colchagua | 2016"]);
});

test("jobs and studies as bare rows, without any heading", () => {
  const facts = factsOf(`
Matilde Pérez Soto — Ingeniera Comercial (U. de Chile)
Ñuñoa | mps@example.com | 9 9111 2233

2022-actual | Banco Austral | Jefa de Riesgo
2018-2022 | Banco Austral | Analista de Riesgo Senior
2016-2018 | Consultora Delta | Consultora Junior
2015 | Consultora Delta | Práctica profesional

2010-2015 | Universidad de Chile | Ingeniería Comercial
2019 | Universidad Católica | Diplomado en Finanzas

SQL, Python, Excel, Power BI, gestión de riesgo, Basilea III. Inglés avanzado.`);
  expect(facts.jobs.map((job) => job.interval === null)).toEqual([false, false, false, false]);
  expect(jobsOf(facts).slice(0, 2)).toEqual([
    "Jefa de Riesgo | Banco Austral | 2022-01..now",
    "Analista de Riesgo Senior | Banco Austral | 2018-01..2021-12",
  ]);
  expect(jobsOf(facts)[3]).toBe("internship: Práctica profesional | Consultora Delta | 2015-01..2015-12");
  expect(facts).toMatchObject({ name: "Matilde Pérez Soto", location: "Ñuñoa", yearsTotal: 10.9 });
  expect(studiesOf(facts)).toEqual([
    "Ingeniería Comercial | Universidad de Chile | 2015",
    "course: Diplomado en Finanzas | Universidad Católica | 2019",
  ]);
  expect(facts.languages).toMatchObject([{ name: "Inglés", level: "avanzado" }]);
});

test("Colombia: a form with the days of entry and leaving", () => {
  const facts = factsOf(`
Hoja de vida
Karina Andrea Muñoz
C.C. 52.123.456 — Bogotá, Colombia
Celular 310 555 1234
karimu@example.co

Perfil
Auxiliar contable con experiencia en facturación y cartera.

Experiencia laboral
Empresa: Distribuciones La Sabana S.A.S.
Cargo: Auxiliar contable
Fecha de ingreso: 12 de enero de 2020
Fecha de retiro: 30 de junio de 2023
Jefe inmediato: Luz Marina Gómez, Tel. 601 2345678
Empresa: Ferretería El Tornillo
Cargo: Cajera
Fecha de ingreso: febrero 2018
Fecha de retiro: diciembre 2019

Formación académica
Técnico laboral en Auxiliar Contable – SENA – 2017
Bachiller académico – Colegio Distrital Marsella – 2015`);
  expect(jobsOf(facts)).toEqual([
    "Auxiliar contable | Distribuciones La Sabana S.A.S. | 2020-01..2023-06",
    "Cajera | Ferretería El Tornillo | 2018-02..2019-12",
  ]);
  expect(facts).toMatchObject({ phone: "+573105551234", location: "Bogotá, Colombia", yearsTotal: 5.4 });
});

test("two seasons on one line, a year alone, an assistantship under the degree", () => {
  const facts = factsOf(`
# Daniela Fuentes
Barista y garzona

## Experiencia
Garzona
Restobar La Caleta
(diciembre 2023 - marzo 2024 y diciembre 2024 - marzo 2025)

Barista part time
Café Tostado, La Serena
Abril 2025 - actualidad

Promotora (eventos, boletas)
Agencia BTL Sonrisa
2022

## Formación
Nutrición y Dietética, Universidad Costa Verde (en curso)
- Ayudante de Bioquímica (2024-2025).`);
  expect(jobsOf(facts)).toEqual([
    "Garzona | Restobar La Caleta | 2023-12..2024-03",
    "Garzona | Restobar La Caleta | 2024-12..2025-03",
    "Barista part time | Café Tostado | 2025-04..now",
    "Promotora | Agencia BTL Sonrisa | 2022-01..2022-12",
  ]);
  expect(facts.yearsTotal).toBe(3.3);
  expect(facts.studies).toMatchObject([{ degree: "Nutrición y Dietética", status: "ongoing" }]);
});
