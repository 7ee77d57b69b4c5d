import { expect, test } from "vitest";
import { factsOf, jobsOf } from "./summary.ts";

test(
  "elected posts, the service of conscripts and a gap are no paid work, and nobody inherits an employer from " +
    "another section",
  () => {
    const facts = factsOf(`
Ignacia Paz Lobos Riffo
Ingeniera Comercial
Talca, sector La Florida
ignacia.lobos@example.com

EXPERIENCIA LABORAL
enero 2022 - a la fecha  Analista de tesorería, Frutícola Río Claro S.A.
Conciliación de seis cuentas.
marzo 2019 - diciembre 2020  Asistente contable, Molinos El Parrón Ltda.
Entre enero de 2021 y diciembre de 2021 no trabajé: viajé por Asia

PRÁCTICA PROFESIONAL
enero 2018 - marzo 2018  Banco del Maule, práctica en riesgo

OTROS
2014 - 2016  Tesorera de la Federación de Estudiantes
abril 2017 - abril 2018  Consejera académica, Centro de Alumnos de Ingeniería Comercial
2012 - 2013  Servicio militar, Regimiento Tucapel`);
    expect(jobsOf(facts)).toEqual([
      "Analista de tesorería | Frutícola Río Claro S.A. | 2022-01..now",
      "Asistente contable | Molinos El Parrón Ltda | 2019-03..2020-12",
      "internship: práctica en riesgo | Banco del Maule | 2018-01..2018-03",
      "volunteering: Tesorera de la Federación de Estudiantes | null | 2014-01..2016-12",
      "volunteering: Consejera académica | Centro de Alumnos de Ingeniería Comercial | 2017-04..2018-04",
    ]);
    expect(facts).toMatchObject({ yearsTotal: 6.8, location: "Talca" });
  },
);
