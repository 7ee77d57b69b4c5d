import { expect, test } from "vitest";
import { factsOf, jobsOf, skillsOf, studiesOf } from "./summary.ts";

test("a profile exported from a network: sidebar first, lengths behind the dates, several roles", () => {
  const facts = factsOf(`
Contactar
+56 9 8123 4567 (Mobile)
francisco.olea@example.com
www.linkedin.com/in/francisco-
olea-vergara (LinkedIn)

Aptitudes principales
Gestión de proyectos
Power BI
Negociación

# Francisco Olea Vergara
Jefe de Proyectos en Minera Los Halcones

# Extracto
Ingeniero con foco en proyectos de inversión.

# Experiencia

## Minera Los Halcones
5 años 2 meses
Jefe de Proyectos
enero de 2023 - Present (3 años 11 meses)
Lidero un portafolio de 12 proyectos de inversión.

Ingeniero de Proyectos
septiembre de 2021 - diciembre de 2022 (1 año 4 meses)

## Constructora Piedra Azul
Ingeniero de Terreno
marzo de 2018 - agosto de 2021 (3 años 6 meses)`);
  expect(facts).toMatchObject({
    name: "Francisco Olea Vergara",
    linkedin: "linkedin.com/in/francisco-olea-vergara",
    yearsTotal: 8.8,
  });
  expect(facts.jobs.map((job) => job.title)).toEqual([
    "Jefe de Proyectos",
    "Ingeniero de Proyectos",
    "Ingeniero de Terreno",
  ]);
  expect(skillsOf(facts).slice(0, 3)).toEqual(["Gestión de proyectos", "Power BI", "Negociación"]);
});

test("tables whose first row names the columns; levels beside what they rate", () => {
  const facts = factsOf(`
Ignacia Pavez Lillo
Vive en  Villarrica, Araucanía  Mail  ipavez@example.com

Período  Establecimiento  Función
Mar. 2020 - Dic. 2022  Colegio Los Notros  Profesora de Música 5° a 8° básico. Encargada del coro desde 2021.
Ene. 2023 - Actual  Liceo Técnico Huilo  Profesora de Artes

Año  Universidad  Título
2019  Universidad del Lago Claro  Pedagogía en Música

Especialidad  Dominio
Dirección coral  Alto
Ukelele  Medio`);
  expect(jobsOf(facts)).toEqual([
    "Profesora de Música 5° a 8° básico | Colegio Los Notros | 2020-03..2022-12",
    "Profesora de Artes | Liceo Técnico Huilo | 2023-01..now",
  ]);
  expect(studiesOf(facts)).toEqual(["Pedagogía en Música | Universidad del Lago Claro | 2019"]);
  expect(facts.location).toBe("Villarrica, Araucanía");
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["Dirección coral", "Ukelele"]));
});

test("a gap that the person explains is no job", () => {
  const facts = factsOf(`
Verónica Ibáñez Rubio
Valdivia | veronica.ibanez@example.com

Experiencia
Asistente contable, Oficina Contable Ruiz y Asociados, enero 2023 a la fecha
Pausa por cuidado de mis hijos, 2014 - 2022
Auxiliar contable, Distribuidora El Roble, 2009 - 2013`);
  expect(facts.yearsTotal).toBe(8.9);
  expect(jobsOf(facts)).toEqual([
    "Asistente contable | Oficina Contable Ruiz y Asociados | 2023-01..now",
    "Auxiliar contable | Distribuidora El Roble | 2009-01..2013-12",
  ]);
});

test("a teacher in two schools at once, one of them called técnico", () => {
  const facts = factsOf(`
Pamela Urrutia Soto
Profesora de Lenguaje
pamela.urrutia@example.cl - Los Ángeles

Experiencia docente
2015 - 2019  Colegio San Ignacio del Valle (22 horas)
2016 - 2020  Liceo Técnico Río Claro (16 horas)`);
  expect(facts.yearsTotal).toBe(6);
  expect(facts.jobs).toHaveLength(2);
});

test("jobs told by their length in small letters", () => {
  const facts = factsOf(`
nombre: maria jose perez
vivo en la comuna de lo espejo

trabajos
- jardin infantil mi mundo, asistente, 2 años
- casa particular, niñera 1 año y 6 meses
- feria, vendedora, 8 meses`);
  expect(facts.yearsTotal).toBe(4.2);
  expect(facts.jobs).toHaveLength(3);
});

test("a message without capitals: work, way to reach and abilities in one breath", () => {
  const facts = factsOf(
    "soy carla diaz 22 años busco trabajo part time. he trabajado de garzona en el restaurant la caleta (dic " +
      "2023 a mar 2024) y de promotora. se ingles basico y manejo de caja. correo carladiaz@example.com celu " +
      "976543210",
  );
  expect(facts).toMatchObject({ name: "Carla Diaz", email: "carladiaz@example.com", phone: "+56976543210" });
  expect(facts.jobs[0]).toMatchObject({ title: expect.stringContaining("garzona") });
  expect(facts.yearsTotal).toBe(0.3);
});

test("a guard's message: a beginning told from today", () => {
  const facts = factsOf(
    "Pedro Soto, guardia OS10, 45 años. Trabajo hace 6 años en Seguridad Andina Ltda como guardia. Antes " +
      "conserje. Vivo en Maipú. Fono 9 5432 1098.",
  );
  expect(facts).toMatchObject({ name: "Pedro Soto", location: "Maipú", yearsTotal: 6.1 });
});

test("all in capitals with stops and dashes, an employer without a name", () => {
  const facts = factsOf(`
RAMIRO ESTEBAN GALLARDO PEÑA.- OPERADOR DE GRÚA
CURICÓ.- FONO 9.66677788.-

TRANSPORTES LA CUMBRE 2012 / 2016.- CARGA PELIGROSA
AGRÍCOLA HNOS. SALAS 2017 / 2020.- COSECHA
PARTICULAR MARZO 2021 / JUNIO 2022.- FLETES

ENSEÑANZA MEDIA COMPLETA.-
LICENCIA A4 AL DÍA.- ALGO DE SOLDADURA.-`);
  expect(facts).toMatchObject({ name: "Ramiro Esteban Gallardo Peña", yearsTotal: 10.3 });
  expect(facts.jobs).toHaveLength(3);
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["SOLDADURA", "LICENCIA A4"]));
});

test("dates that a layout reads as a column of their own go back to their jobs", () => {
  const facts = factsOf(`
Elisa Wagner Pinto
Arquitecta

Oficio
2021 –
a la fecha
sept. 2018 – dic.
2020

Arquitecta de proyectos, Estudio Barranco. Coordino a cuatro dibujantes en obras públicas.

Dibujante, Constructora Mirador del Sur. Levanté planos de 14 escuelas.`);
  expect(facts.jobs.map(({ title }) => title)).toEqual(["Arquitecta de proyectos", "Dibujante"]);
  expect(facts.yearsTotal).toBe(8.3);
});
