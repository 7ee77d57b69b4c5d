import { expect, test } from "vitest";
import { factsOf, jobsOf, skillsOf, studiesOf } from "./summary.ts";

test("a nursing technician: invented headings, employer before title before dates", () => {
  const facts = factsOf(`
JAVIERA PAZ MCDONALD DE LA FUENTE
Técnico en Enfermería de Nivel Superior (TENS)
RUT: 18.234.567-9
Villa Los Aromos, Pasaje 3 Nº 1234, Quilpué
+569 8765 4321 / javipaz.md@gmail.com

QUIÉN SOY
Técnica comprometida con el cuidado de las personas, con cinco años en turnos de urgencia.

DÓNDE HE TRABAJADO

CESFAM Pompeya, Quilpué
TENS Vacunatorio
Mar-21 a la fecha
- Administro 120 vacunas diarias en campaña de invierno.

Clínica Ciudad del Mar
TENS Médico Quirúrgico
Ago-19 / Feb-21
- Control de signos vitales y balance hídrico.

Práctica profesional
Hospital Gustavo Fricke
Mar-19 a Jul-19

LO QUE ESTUDIÉ
TNS en Enfermería, AIEP Viña del Mar, 2017-2019
Enseñanza media, Liceo Comercial de Quilpué, 2013 a 2016

MIS FORTALEZAS
Vacunación, toma de muestras, RNI, cadena de frío, trabajo en equipo`);
  expect(facts).toMatchObject({
    name: "Javiera Paz McDonald de la Fuente",
    location: "Quilpué",
    email: "javipaz.md@gmail.com",
    phone: "+56987654321",
    linkedin: null,
    yearsTotal: 7.3,
  });
  expect(facts.profession).toContain("Enfermería");
  expect(jobsOf(facts)).toEqual([
    "TENS Vacunatorio | CESFAM Pompeya | 2021-03..now",
    "TENS Médico Quirúrgico | Clínica Ciudad del Mar | 2019-08..2021-02",
    "internship: Práctica profesional | Hospital Gustavo Fricke | 2019-03..2019-07",
  ]);
  expect(studiesOf(facts)).toEqual([
    "technical: TNS en Enfermería | AIEP Viña del Mar | 2019",
    "school: Enseñanza media | Liceo Comercial de Quilpué | 2016",
  ]);
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["Vacunación", "toma de muestras", "RNI", "cadena de frío"]));
});

test("a builder: label and value lines, numbered headings, a referee's phone and e-mail", () => {
  const facts = factsOf(`
CURRICULUM VITAE

1. Antecedentes personales
Nombre: Sergio Andrés Llancapán Huenul
Fecha de nacimiento: 03/04/1979
Cédula de identidad: 13.456.789-0
Domicilio: Los Copihues 455, Padre Las Casas
Teléfono: 45 2 334455 - 9 9123 4567
Correo: sllancapan@yahoo.es

2. Antecedentes laborales

Empresa: Constructora Ñielol Ltda.
Cargo: Jefe de obra
Período: Enero 2016 a Marzo de 2022
Funciones: Control de avance de obras, supervisión de cuadrillas.

Empresa: Inmobiliaria Aitué
Cargo: Capataz
Período: 2010 a 2015
Funciones: Dirección de faenas de obra gruesa.

3. Antecedentes académicos
Enseñanza Básica: Escuela Metrenco, 1985-1992
Enseñanza Media: Liceo Industrial de Temuco, 1993-1996

4. Referencias
Juan Pérez, Gerente Constructora Ñielol, fono 9 8888 7777, jperez@nielol.cl`);
  expect(facts).toMatchObject({
    name: "Sergio Andrés Llancapán Huenul",
    location: "Padre Las Casas",
    email: "sllancapan@yahoo.es",
    phone: "+56991234567",
    yearsTotal: 12.3,
  });
  expect(jobsOf(facts)).toEqual([
    "Jefe de obra | Constructora Ñielol Ltda | 2016-01..2022-03",
    "Capataz | Inmobiliaria Aitué | 2010-01..2015-12",
  ]);
  expect(studiesOf(facts)).toEqual([
    "school: Enseñanza Básica | Escuela Metrenco | 1992",
    "school: Enseñanza Media | Liceo Industrial de Temuco | 1996",
  ]);
});

test("a journalist: dates in a left column, bare years that meet, an address spelt against robots", () => {
  const facts = factsOf(`
María Ignacia Urrutia
Periodista · Comunicaciones corporativas
maria.urrutia(arroba)fastmail.com
cel 9-6123-4455
Providencia, RM

TRAYECTORIA

2022 - hoy  Fundación Semilla Austral  Encargada de comunicaciones
            Plan de medios, boletín mensual y vocería.
2019 - 2022  Radio Estación Sur  Editora de prensa
2017 - 2018  Diario El Faro  Reportera

ESTUDIOS
2012 - 2016  Universidad del Estrecho  Periodismo
2021  Universidad del Estrecho  Diplomado en Comunicación Digital

HERRAMIENTAS
WordPress · Premiere · Mailchimp · Google Analytics · Canva`);
  expect(facts).toMatchObject({
    email: "maria.urrutia@fastmail.com",
    phone: "+56961234455",
    location: "Providencia, RM",
  });
  expect(jobsOf(facts)).toEqual([
    "Encargada de comunicaciones | Fundación Semilla Austral | 2022-01..now",
    "Editora de prensa | Radio Estación Sur | 2019-01..2021-12",
    "Reportera | Diario El Faro | 2017-01..2018-12",
  ]);
  expect(studiesOf(facts)).toEqual([
    "Periodismo | Universidad del Estrecho | 2016",
    "course: Diplomado en Comunicación Digital | Universidad del Estrecho | 2021",
  ]);
  expect(skillsOf(facts)).toEqual(["WordPress", "Premiere", "Mailchimp", "Google Analytics", "Canva"]);
});

test("a paediatrician: overlapping jobs in sentences, years of publications and congresses are no jobs", () => {
  const facts = factsOf(`
Dra. Francisca Ibáñez Corvalán
Médico Cirujano, Universidad de los Volcanes
Especialista en Pediatría

Formación
Especialidad en Pediatría, Universidad de los Volcanes, 2016-2019
Medicina, Universidad de los Volcanes, 2008-2014

Ejercicio profesional
Pediatra, Hospital de Niños San Gabriel, Osorno. Abril 2019 a la fecha, 22 horas semanales.
Pediatra, Centro Médico Lago Sur, Puerto Varas. Enero 2021 a la fecha.
Médico general de zona, Hospital de Quellón. Mayo 2014 – abril 2016.

Publicaciones
Ibáñez F, Soto M. Bronquiolitis en el sur de Chile. Rev Chil Pediatr. 2018;89(3):345-351.

Congresos
Congreso Chileno de Pediatría, 2017, 2019, 2022

Contacto: f.ibanez@hsg.cl, +56 9 9988 7766, Osorno`);
  expect(facts).toMatchObject({
    name: "Francisca Ibáñez Corvalán",
    location: "Osorno",
    email: "f.ibanez@hsg.cl",
    phone: "+56999887766",
    yearsTotal: 9.7,
  });
  expect(jobsOf(facts)).toEqual([
    "Pediatra | Hospital de Niños San Gabriel | 2019-04..now",
    "Pediatra | Centro Médico Lago Sur | 2021-01..now",
    "Médico general de zona | Hospital de Quellón | 2014-05..2016-04",
  ]);
});

test("a municipal secretary: several roles under one employer", () => {
  const facts = factsOf(`
# Elba Rosa Quintrel Soto
Secretaria ejecutiva
Calle Los Tilos 120, Collipulli
45 281 1200 (casa) / 09-87651234 (celular)

# Historia laboral
## Ilustre Municipalidad de Valle Hermoso, desde marzo de 2009
Secretaria de la Dirección de Obras, septiembre de 2018 a la fecha.
Recepción y seguimiento de expedientes de edificación.
Secretaria de la Oficina de Partes, enero de 2013 a agosto de 2018.
Ingreso y despacho de correspondencia.
Administrativa de apoyo (honorarios), marzo de 2009 a diciembre de 2012.

# Estudios
Secretariado Ejecutivo Bilingüe, Centro de Formación Técnica Nahuelbuta, 2007-2008.`);
  expect(jobsOf(facts)).toEqual([
    "Secretaria de la Dirección de Obras | Ilustre Municipalidad de Valle Hermoso | 2018-09..now",
    "Secretaria de la Oficina de Partes | Ilustre Municipalidad de Valle Hermoso | 2013-01..2018-08",
    "Administrativa de apoyo | Ilustre Municipalidad de Valle Hermoso | 2009-03..2012-12",
  ]);
  expect(facts).toMatchObject({ yearsTotal: 17.8, phone: "+56987651234", location: "Collipulli" });
});
