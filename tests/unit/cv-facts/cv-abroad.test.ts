import { expect, test } from "vitest";
import { factsOf, jobsOf, skillsOf, studiesOf } from "./summary.ts";

test("Brazil: a Portuguese CV", () => {
  const facts = factsOf(`
# Renata Oliveira Campos
Analista Financeira
São Paulo, Brasil | +55 11 98765-4321 | renata.campos@gmail.com | linkedin.com/in/renata-o-campos

# Resumo profissional
Analista com experiência em controladoria e fechamento contábil.

# Experiência profissional
## Banco Vereda S.A.
Analista Financeira Sênior
março de 2021 até o momento
- Elaboração de relatórios gerenciais em Power BI.
## Contabilidade Aurora Ltda.
Assistente Contábil
jan/2018 a fev/2021
- Conciliação bancária e contas a pagar.

# Formação acadêmica
Bacharelado em Ciências Contábeis, Universidade do Vale, 2013 - 2017

# Idiomas
Português nativo, Inglês avançado, Espanhol intermediário

# Competências
Excel avançado, Power BI, SAP, análise de custos`);
  expect(facts).toMatchObject({
    language: "pt",
    name: "Renata Oliveira Campos",
    phone: "+5511987654321",
    linkedin: "linkedin.com/in/renata-o-campos",
    location: "São Paulo, Brasil",
    yearsTotal: 8.9,
  });
  expect(jobsOf(facts)).toEqual([
    "Analista Financeira Sênior | Banco Vereda S.A. | 2021-03..now",
    "Assistente Contábil | Contabilidade Aurora Ltda | 2018-01..2021-02",
  ]);
  expect(facts.languages.map(({ name, level }) => `${name} ${level}`)).toEqual([
    "Portugués nativo",
    "Inglés avançado",
    "Español intermediário",
  ]);
});

test("Peru: one line for title, employer and dates; internships apart", () => {
  const facts = factsOf(`
Diego Armando Ccopa Mamani
Ingeniero de Sistemas e Informática
Arequipa, Perú — Celular: 958 123 456 — dccopa@outlook.com

EXPERIENCIA
Analista Programador | Caja Arequipa | 06/2021 – Actualidad
• Desarrollo de servicios en Java y Spring Boot.
Asistente de TI | Municipalidad Distrital de Cayma | 01/2019 – 05/2021
• Soporte técnico a 150 usuarios.
Practicante de sistemas | Universidad Nacional de San Agustín | 03/2018 – 12/2018

ESTUDIOS
Universidad Nacional de San Agustín de Arequipa
Ingeniería de Sistemas (Bachiller)
2013 – 2017

CONOCIMIENTOS
Java, Spring Boot, Oracle, HTML/CSS, JavaScript, Git, Scrum`);
  expect(facts).toMatchObject({ phone: "+51958123456", location: "Arequipa, Perú", yearsTotal: 7.9 });
  expect(jobsOf(facts)).toEqual([
    "Analista Programador | Caja Arequipa | 2021-06..now",
    "Asistente de TI | Municipalidad Distrital de Cayma | 2019-01..2021-05",
    "internship: Practicante de sistemas | Universidad Nacional de San Agustín | 2018-03..2018-12",
  ]);
  expect(studiesOf(facts)).toEqual([
    "Ingeniería de Sistemas (Bachiller) | Universidad Nacional de San Agustín de Arequipa | 2017",
  ]);
  expect(facts.skills.find((skill) => skill.name === "Java")?.shown).toBe(true);
  expect(facts.skills.find((skill) => skill.name === "Scrum")?.shown).toBe(false);
});

test("Argentina: the export of a professional network, years within achievements", () => {
  const facts = factsOf(`
CAMILA FERNÁNDEZ
Marketing & Brand Manager
Buenos Aires, Argentina
+54 9 11 5555-1234 · camila.fernandez@icloud.com

EXPERIENCIA LABORAL
Brand Manager en Alimentos del Plata S.A.
Septiembre 2019 - Presente (7 años 3 meses)
Buenos Aires, Argentina
Responsable del plan de marketing 2020-2024 de tres marcas.
Lancé 12 productos entre 2021 y 2023, con ventas por US$ 4 millones.

Analista de Marketing en Bebidas Pampeanas SRL
Febrero 2016 - Agosto 2019 (3 años 7 meses)
Análisis de mercado y presupuesto.

EDUCACIÓN
Universidad Nacional del Litoral Norte
Licenciatura en Comercialización · 2010 - 2015
MBA, Escuela de Negocios Austral (en curso)

APTITUDES PRINCIPALES
Branding
Trade marketing
Languages
Spanish (Native or Bilingual)
English (Full Professional)`);
  expect(jobsOf(facts)).toEqual([
    "Brand Manager | Alimentos del Plata S.A. | 2019-09..now",
    "Analista de Marketing | Bebidas Pampeanas SRL | 2016-02..2019-08",
  ]);
  expect(facts.jobs[0]?.dateText).toBe("Septiembre 2019 - Presente");
  expect(facts).toMatchObject({ name: "Camila Fernández", phone: "+5491155551234", yearsTotal: 10.8 });
  expect(facts.studies.map((study) => `${study.level} ${study.status}`)).toEqual([
    "undergraduate completed",
    "postgraduate ongoing",
  ]);
  expect(facts.languages.map((language) => language.level)).toEqual(["Native or Bilingual", "Full Professional"]);
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["Branding", "Trade marketing"]));
});

test("Mexico: employer and place first, then title and dates on a right column", () => {
  const facts = factsOf(`
# Jorge Luis Treviño Garza
Ingeniero Industrial y de Sistemas
Monterrey, Nuevo León, México · +52 81 1234 5678 · jtrevino@example.mx

# Experiencia profesional
Aceros del Norte, S.A. de C.V.  Monterrey, N.L.
Coordinador de producción  Agosto 2018 – Actual
- Reduje 12 % el desperdicio de material.
Grupo Refacciones Regio  Apodaca, N.L.
Ingeniero de procesos  Junio 2014 – Julio 2018
- Implementé 5S en dos líneas.

# Educación
Ingeniería Industrial y de Sistemas, Universidad Autónoma del Bravo, 2009 – 2014`);
  expect(jobsOf(facts)).toEqual([
    "Coordinador de producción | Aceros del Norte, S.A. de C.V. | 2018-08..now",
    "Ingeniero de procesos | Grupo Refacciones Regio | 2014-06..2018-07",
  ]);
  expect(facts).toMatchObject({ phone: "+528112345678", yearsTotal: 12.5 });
});

test("English: a one page resume with a volunteer role", () => {
  const facts = factsOf(`
# Amelia Whitfield-Rojas
Supply Planner
Santiago, Chile | amelia.wr@example.com | (+56) 9 7777 1234

# Professional Experience
## Supply Planner, Andes Foods Ltd
June 2021 – Present
- Cut stockouts from 7% to 2%.
## Logistics Assistant, Puerto Sur Freight
Feb 2019 – May 2021

# Volunteering
English tutor, Biblioteca de Quinta Normal, 2018 – 2020

# Education
BA in Business Administration, University of Leeds North, 2014 – 2018

# Skills
SAP IBP, Excel, demand forecasting, S&OP`);
  expect(facts.language).toBe("en");
  expect(jobsOf(facts)).toEqual([
    "Supply Planner | Andes Foods Ltd | 2021-06..now",
    "Logistics Assistant | Puerto Sur Freight | 2019-02..2021-05",
    "volunteering: English tutor | Biblioteca de Quinta Normal | 2018-01..2020-12",
  ]);
  expect(facts.yearsTotal).toBe(7.8);
  expect(skillsOf(facts)).toEqual(expect.arrayContaining(["SAP IBP", "Excel", "demand forecasting", "S&OP"]));
});
