import { describe, expect, test } from "vitest";
import { findDates } from "#app/features/cv/facts/dates/date-ranges.ts";
import { findDuration } from "#app/features/cv/facts/dates/durations.ts";
import { withoutDates } from "#app/features/cv/facts/dates/strip-dates.ts";
import { monthIndex } from "#app/features/cv/facts/facts.ts";

const TODAY = monthIndex(2026, 11);

const month = (index: number | null): string =>
  index === null ? "now" : `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;

/** "2020-03..now month" for each expression found, joined by " | ". */
const read = (text: string): string =>
  findDates(text, TODAY)
    .map(({ interval, precision }) => `${month(interval.start)}..${month(interval.end)} ${precision}`)
    .join(" | ");

const MONTH_RANGES: readonly (readonly [string, string])[] = [
  ["marzo 2020 - actualidad", "2020-03..now month"],
  ["Marzo de 2020 – a la fecha", "2020-03..now month"],
  ["MARZO 2020 A LA FECHA", "2020-03..now month"],
  ["marzo del 2020 hasta hoy", "2020-03..now month"],
  ["marzo del año 2020 hasta la actualidad", "2020-03..now month"],
  ["mar. 2020 – feb. 2021", "2020-03..2021-02 month"],
  ["Mar-20 a Jun-21", "2020-03..2021-06 month"],
  ["Jun'24 - hoy", "2024-06..now month"],
  ["jun’23 – dic’24", "2023-06..2024-12 month"],
  ["ene. 20 – dic. 21", "2020-01..2021-12 month"],
  ["Ene 19 - Dic 20 Analista", "2019-01..2020-12 month"],
  ["03/2019-hoy", "2019-03..now month"],
  ["03/2019 al presente", "2019-03..now month"],
  ["2019/03 - 2020/05", "2019-03..2020-05 month"],
  ["2021-05 a 2022-07", "2021-05..2022-07 month"],
  ["01.2018 – 12.2020", "2018-01..2020-12 month"],
  ["15/03/2019 al 30/06/2020", "2019-03..2020-06 month"],
  ["01-04-2019 / 31-10-2019", "2019-04..2019-10 month"],
  ["01/03/2018 - Actualmente", "2018-03..now month"],
  ["2018-03-01 – 2019-02-28", "2018-03..2019-02 month"],
  ["03/20 - 05/21", "2020-03..2021-05 month"],
  ["12/23 a la fecha", "2023-12..now month"],
  ["06-2015 / 08-2017", "2015-06..2017-08 month"],
  ["desde enero del 2025 hasta ahora", "2025-01..now month"],
  ["desde marzo de 2009", "2009-03..now month"],
  ["a partir de julio 2022", "2022-07..now month"],
  ["Vigente desde marzo 2019", "2019-03..now month"],
  ["marzo a julio de 2024", "2024-03..2024-07 month"],
  ["Ago – dic 2023", "2023-08..2023-12 month"],
  ["ene-dic 2022", "2022-01..2022-12 month"],
  ["2022 (ene - dic)", "2022-01..2022-12 month"],
  ["noviembre a febrero de 2024", "2023-11..2024-02 month"],
  ["marzo 2020 a julio", "2020-03..2020-07 month"],
  ["15 de marzo al 20 de julio de 2024", "2024-03..2024-07 month"],
  ["entre marzo y diciembre de 2022", "2022-03..2022-12 month"],
  ["De marzo de 2016 a diciembre de 2018", "2016-03..2018-12 month"],
  ["Enero 2020 – Presente (3 años 2 meses)", "2020-01..now month"],
  ["enero 2020 asta hoy", "2020-01..now month"],
  ["mediados de 2018 a fines de 2019", "2018-06..2019-12 month"],
  ["Segundo semestre de 2022 - primer semestre de 2023", "2022-08..2023-07 month"],
  ["2018-1 y 2018-2", "2018-01..2018-12 month"],
  ["Q1 2022 - Q3 2023", "2022-01..2023-09 month"],
  ["Dic 2019 / Ene 2020", "2019-12..2020-01 month"],
  ["Actualidad - marzo 2020", "2020-03..now month"],
  ["05/2022 →  Jefa de Seguridad", "2022-05..now month"],
  ["March 15, 2020 to May 2021", "2020-03..2021-05 month"],
  ["May 2022 – Present", "2022-05..now month"],
  ["Jan. 2018 thru Mar. 2019", "2018-01..2019-03 month"],
  ["Jan 2020 till date", "2020-01..now month"],
  ["September 2016 until July 2018", "2016-09..2018-07 month"],
  ["set/2019 a out/2021", "2019-09..2021-10 month"],
  ["março de 2020 até o momento", "2020-03..now month"],
  ["fev/2018 - atual", "2018-02..now month"],
  ["enero 2019 - septiembre 2020 y octubre 2020 - hoy", "2019-01..2020-09 month | 2020-10..now month"],
];

const YEAR_RANGES: readonly (readonly [string, string])[] = [
  ["2018 - 2020", "2018-01..2020-12 year"],
  ["2018–2020", "2018-01..2020-12 year"],
  ["2018 — 2020", "2018-01..2020-12 year"],
  ["(2015 - 2019)", "2015-01..2019-12 year"],
  ["[2015-2019]", "2015-01..2019-12 year"],
  ["2018/2019", "2018-01..2019-12 year"],
  ["2018-20", "2018-01..2020-12 year"],
  ["2010-12", "2010-01..2012-12 year"],
  ["'18 - '20", "2018-01..2020-12 year"],
  ["2021 al 2024", "2021-01..2024-12 year"],
  ["del 2018 al 2021", "2018-01..2021-12 year"],
  ["entre 2018 y 2020", "2018-01..2020-12 year"],
  ["entre los años 2005 y 2011", "2005-01..2011-12 year"],
  ["2018 hasta 2020", "2018-01..2020-12 year"],
  ["2019 to 2021", "2019-01..2021-12 year"],
  ["between 2018 and 2020", "2018-01..2020-12 year"],
  ["2019→2021", "2019-01..2021-12 year"],
  ["2016 - 2017 - 2018", "2016-01..2018-12 year"],
  ["desde 2020", "2020-01..now year"],
  ["Desde el 2019 a la actualidad", "2019-01..now year"],
  ["desde el año 2019", "2019-01..now year"],
  ["since 2017", "2017-01..now year"],
  ["2020 a la fecha", "2020-01..now year"],
  ["2020 - Actual", "2020-01..now year"],
  ["2022, en curso", "2022-01..now year"],
  ["2019 > hoy", "2019-01..now year"],
  ["2019 - indefinido", "2019-01..now year"],
  ["2020 –", "2020-01..now year"],
  ["2020 - 2018", "2018-01..2020-12 year"],
  ["10/2019 a 2020", "2019-10..2020-12 year"],
  ["2018 - marzo 2020", "2018-01..2020-03 year"],
  ["marzo 2018 - 2018", "2018-03..2018-12 year"],
  ["2018 - marzo 2018", "2018-01..2018-03 year"],
  ["mayo 2020 - 2018", "2018-01..2020-05 year"],
  ["trabajo hace 5 años", "2021-11..now year"],
];

const SINGLES: readonly (readonly [string, string])[] = [
  ["2023", "2023-01..2023-12 year"],
  ["julio 2016", "2016-07..2016-07 month"],
  ["07/2016", "2016-07..2016-07 month"],
  ["2021-05", "2021-05..2021-05 month"],
  ["14 de mayo de 1981", "1981-05..1981-05 month"],
  ["2º semestre 2023", "2023-08..2023-12 month"],
  ["verano 2022", "2022-01..2022-02 month"],
  ["2017, 2018 y 2019", "2017-01..2017-12 year | 2018-01..2019-12 year"],
  ["Viña del Mar, 2017-2019", "2017-01..2019-12 year"],
];

const NO_DATES = [
  "Actualidad",
  "ISO 9001:2015",
  "Office 2016 y Windows 2000",
  "2000 personas en 1990 metros",
  "$ 2020 y US$2.019",
  "RUT 12.345.678-9",
  "Marco Antonio trabaja en Mar del Plata",
  "en mayo 15 personas",
  "nota 5/20 y 24/7",
  "60.2018",
  "ley 2019bis y código A2020",
  "julio Pérez y abril Soto",
];

describe("findDates", () => {
  test.each([...MONTH_RANGES, ...YEAR_RANGES, ...SINGLES])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each(NO_DATES)("no date in: %s", (text) => {
    expect(read(text)).toBe("");
  });

  test("tells ranges from single dates", () => {
    expect(findDates("2018 - 2019", TODAY)[0]?.shape).toBe("range");
    expect(findDates("2019", TODAY)[0]?.shape).toBe("single");
  });

  test("takes how long a licence holds for no time of work or study", () => {
    expect(read("CMRP, vigente hasta 2028. Auditor interno (2022)")).toBe("2022-01..2022-12 year");
    expect(read("Licencia clase B vigente hasta fines de 2024")).toBe("");
    expect(read("marzo 2020 - vigente")).toBe("2020-03..now month");
  });

  test("leaves the rest of the line clean", () => {
    const text = "Analista contable (marzo 2018 - febrero 2020), Comercial Los Robles";
    expect(withoutDates(text, findDates(text, TODAY)).replace(/\s+/g, " ")).toBe(
      "Analista contable , Comercial Los Robles",
    );
  });
});

describe("findDuration", () => {
  test.each([
    ["3 años", 36],
    ["1 año y 6 meses", 18],
    ["dos años", 24],
    ["un año y medio", 18],
    ["6 months", 6],
    ["8 meses", 8],
  ])("%s", (text, months) => {
    expect(findDuration(text)).toBe(months);
  });

  test.each(["25 años de edad", "tengo 47 años", "años de trabajo", "5 añosos"])("no duration in: %s", (text) => {
    expect(findDuration(text)).toBeNull();
  });
});
