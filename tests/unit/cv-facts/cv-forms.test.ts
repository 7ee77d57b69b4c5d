import { expect, test } from "vitest";
import { factsOf, jobsOf, skillsOf, studiesOf } from "./summary.ts";

test("the columns of a table belong to the heading over them, and a licence among personal data is no section", () => {
  const facts = factsOf(`
CURRICULUM VITAE

I. ANTECEDENTES PERSONALES
NOMBRE  Jorge Andrés Villablanca Soto
LICENCIA DE CONDUCIR  Clase A-2 (desde 2008)
CORREO  jvillablanca@example.com

II. ANTECEDENTES ACADEMICOS
AÑO  ESTABLECIMIENTO  NIVEL
1992 - 1995  Liceo Industrial Las Lomas  Técnico Nivel Medio en Mecánica Automotriz

III. ANTECEDENTES LABORALES (DE LA ACTUAL A LA MÁS ANTIGUA)
PERIODO  EMPRESA  CARGO
2015 a la fecha  Transportes El Boldo Ltda.  Mecánico de flota
2003 - 2014  Talleres Rucalhue S.A.  Mecánico`);
  expect(jobsOf(facts)).toEqual([
    "Mecánico de flota | Transportes El Boldo Ltda | 2015-01..now",
    "Mecánico | Talleres Rucalhue S.A. | 2003-01..2014-12",
  ]);
  expect(studiesOf(facts)).toEqual([
    "technical: Técnico Nivel Medio en Mecánica Automotriz | Liceo Industrial Las Lomas | 1995",
  ]);
  // Nothing in the text tells the gender, and the name is not asked.
  expect(facts.profession).toBe("Técnico/a en Mecánica Automotriz");
});

test("a numbered list of jobs after a heading that explains itself", () => {
  const facts = factsOf(`
Rosa Elvira Cayul Manque
Osorno, villa Los Notros
9 5555 0177

ESTUDIOS
Enseñanza Media Completa, Liceo Río Rahue  2001

TRAYECTORIA LABORAL (de la más antigua a la actual)
1) Casino Lago Verde Ltda.  04/2004 al 10/2010
Cargo: Manipuladora de alimentos
2) Hotel Puyehuito S.A.  01/2011 a la fecha
Cargo: Jefa de cocina`);
  expect(jobsOf(facts)).toEqual([
    "Manipuladora de alimentos | Casino Lago Verde Ltda | 2004-04..2010-10",
    "Jefa de cocina | Hotel Puyehuito S.A. | 2011-01..now",
  ]);
  expect(facts.location).toBe("Osorno");
});

test("titles in the weight of headings, over employer and dates, head no section", () => {
  const facts = factsOf(`
# Magdalena Ruiz-Tagle Prieto
Winemaker | magdalena.rt@example.com | Curicó, Chile

# Work experience
# Cellar and Blending Lead
Viña Los Tréboles de Lontué
May 2021 – Present
- Lead a cellar of 4 million litres.
# Harvest Intake Coordinator
Bodegas Río Teno
February 2017 – April 2021
- Scheduled 90 trucks a day.
# Lab and Sampling Support (contract)
Enológica Maule Norte
January 2015 – December 2016

# Education
Bachelor of Oenology, Universidad del Lontué, 2010 – 2014`);
  expect(jobsOf(facts).map((job) => job.split(" | ").slice(1).join(" | "))).toEqual([
    "Viña Los Tréboles de Lontué | 2021-05..now",
    "Bodegas Río Teno | 2017-02..2021-04",
    "Enológica Maule Norte | 2015-01..2016-12",
  ]);
});

test("a short letter: places with their quarter, an address before a full stop, abilities among languages", () => {
  const facts = factsOf(`
Elena Sofía Muñoz Vera
Intérprete
Puerto Montt, Región de Los Lagos. Me encuentran en el 9 5555 0188 y en elena.munoz@example.com.

QUIÉN SOY
Trabajo con textos de salud.

ANTES
Hospital Bahía Mansa  2015 a 2019
intérprete de señas

METODOS E IDIOMAS
Lengua de señas, inventarios, subtitulado, redacción de informes. Inglés C1`);
  expect(facts).toMatchObject({ location: "Puerto Montt, Región de Los Lagos", email: "elena.munoz@example.com" });
  expect(jobsOf(facts)).toEqual(["intérprete de señas | Hospital Bahía Mansa | 2015-01..2019-12"]);
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["subtitulado", "redacción de informes"]));
  expect(facts.languages.map(({ name }) => name)).toContain("Inglés");
});

test("a headline that wraps before the home, and an address that wraps before the town", () => {
  const profile = factsOf(`
# Daniela Cofré Abarca
Jefa de Proyectos | Energías renovables |
# Conferencista
Antofagasta, Región de Antofagasta, Chile

# Extracto
Dirijo obras solares desde 2016.

# Contactar
daniela.cofre@example.com`);
  expect(profile.location).toContain("Antofagasta");
  expect(profile.profession).toContain("Jefa de Proyectos");
  const form = factsOf(`
Benjamín Ñirre Soto
Kinesiólogo
Correo: b.nirre@example.com | Dirección: Calle Los Canelos
120, Chillán, Chile (domicilio)`);
  expect(form.location).toContain("Chillán");
});

test("a headline of short sentences, and courtesy that is nobody's profession", () => {
  const facts = factsOf(`
Laura Inés Pardo Gil
Data engineer. Concón, Chile (GMT-4). Open to remote.
laura.pardo@example.com`);
  expect(facts).toMatchObject({ profession: "Data engineer", location: "Concón, Chile" });
  const note = factsOf(`
Luis Alberto Caro Mella
barman
wsp 955550199

en que trabaje:
barman en hotel, marzo 2024 hasta ahora

estudios: 4to medio
muchas gracias quedo atento`);
  expect(note.profession?.toLowerCase()).toBe("barman");
});

test("the next answer of a form or of a note is no part of the home", () => {
  const form = "Marta Rojas Soto\nCajera\nComuna: Villa Inventada\nsoltera, 2 hijos\n955550123";
  expect(factsOf(form).location).toBe("Villa Inventada");
  const note = "pedro soto rojas\ngasfiter\nvivo en talca\ntrabajo en curico los sabados\n955550123";
  expect(factsOf(note).location).toBe("talca");
});

test("a portal's form: a label and its value in two cells, and a job's two dates in two rows", () => {
  const facts = factsOf(`
Nombre  Gabriela Andrea Toro Vidal
Correo  gabriela.toro@example.com
Comuna  Rengo

Experiencia laboral
Empresa  Packing Los Lirios
Cargo  Supervisora de calidad
Desde  03/2019
Hasta  08/2022
Empresa  Viveros Quillayes
Cargo  Encargada de invernadero
Desde  09/2022
Hasta  a la fecha`);
  expect(facts).toMatchObject({ name: "Gabriela Andrea Toro Vidal", location: "Rengo" });
  expect(jobsOf(facts)).toEqual([
    "Supervisora de calidad | Packing Los Lirios | 2019-03..2022-08",
    "Encargada de invernadero | Viveros Quillayes | 2022-09..now",
  ]);
});
