import { describe, expect, test } from "vitest";
import { pageLines } from "#app/documents/reader/layout/lines.ts";
import type { Word } from "#app/documents/reader/layout/word.ts";

/** Words of a line of 10-point print, 5 points a letter. */
function line(text: string, x: number, baseline: number, part: Partial<Word> = {}): Word[] {
  let at = x;
  return text.split(" ").map((word) => {
    const x0 = at;
    at += word.length * 5 + 3;
    return { text: word, x0, x1: at - 3, baseline, size: 10, bold: false, ...part };
  });
}

function read(words: readonly Word[]): string[] {
  return pageLines(words, 1, 0).map((found) => found.text);
}

const prose = (start: string) => [
  `${start} uno con bastantes palabras seguidas`,
  `${start} dos con bastantes palabras seguidas`,
  `${start} tres con bastantes palabras seguidas`,
  `${start} cuatro con bastantes palabras`,
];

describe("reading order", () => {
  test("two columns on the same baselines, written row by row", () => {
    const words = prose("Izquierda").flatMap((text, row) => [
      ...line(text, 40, 100 + row * 12),
      ...line((prose("Derecha")[row] ?? "").trim(), 320, 100 + row * 12),
    ]);
    expect(read(words)).toEqual([...prose("Izquierda"), ...prose("Derecha")]);
  });

  test("a heading across both columns comes first, the foot last", () => {
    const words = [
      ...prose("Derecha").flatMap((text, row) => line(text, 320, 105 + row * 12)),
      ...line("Un pie de página que cruza de lado a lado toda la hoja hasta el otro margen derecho", 40, 400),
      ...prose("Izquierda").flatMap((text, row) => line(text, 40, 100 + row * 12)),
      ...line("Nombre de la persona", 40, 60, { size: 20 }),
    ];
    const order = read(words);
    expect(order[0]).toBe("Nombre de la persona");
    expect(order.slice(1, 5)).toEqual(prose("Izquierda"));
    expect(order.at(-1)).toContain("Un pie de página");
  });

  test("dates at the left stay with their jobs", () => {
    const words = [
      ...line("2019 - 2021", 40, 100),
      ...line("Jefa de turno en la planta de Talca", 150, 100),
      ...line("A cargo de doce personas y dos líneas", 150, 112),
      ...line("2016 - 2019", 40, 140),
      ...line("Analista de calidad en laboratorio", 150, 140),
      ...line("Informes mensuales de calidad", 150, 152),
    ];
    expect(read(words)).toEqual([
      "2019 - 2021  Jefa de turno en la planta de Talca",
      "A cargo de doce personas y dos líneas",
      "2016 - 2019  Analista de calidad en laboratorio",
      "Informes mensuales de calidad",
    ]);
  });

  test("a date torn over two lines is put together", () => {
    const words = [
      ...line("Marzo 2019 –", 40, 100),
      ...line("Diciembre 2021", 40, 112),
      ...line("Jefa de turno en la planta de Talca", 150, 100),
      ...line("A cargo de doce personas y dos líneas", 150, 112),
      ...line("2016", 40, 140),
      ...line("Analista de calidad en laboratorio", 150, 140),
    ];
    expect(read(words).slice(0, 2)).toEqual([
      "Marzo 2019 – Diciembre 2021  Jefa de turno en la planta de Talca",
      "A cargo de doce personas y dos líneas",
    ]);
  });

  test("dates at the right margin stay on their line", () => {
    const words = [
      ...line("Ingeniera de datos", 40, 100),
      ...line("2020 - 2024", 480, 100),
      ...line("Construí los procesos de carga de datos de toda la empresa durante esos cuatro años seguidos", 40, 112),
      ...line("Analista", 40, 140),
      ...line("2018 - 2020", 480, 140),
    ];
    expect(read(words)).toEqual([
      "Ingeniera de datos  2020 - 2024",
      "Construí los procesos de carga de datos de toda la empresa durante esos cuatro años seguidos",
      "Analista  2018 - 2020",
    ]);
  });

  test("labels and values are read across", () => {
    const rows = [
      ["Nombre:", "Ana Soto"],
      ["Edad:", "30 años"],
      ["Comuna:", "Ñuñoa"],
    ];
    const words = rows.flatMap(([label, value], row) => [
      ...line(label ?? "", 40, 100 + row * 12),
      ...line(value ?? "", 140, 100 + row * 12),
    ]);
    expect(read(words)).toEqual(["Nombre:  Ana Soto", "Edad:  30 años", "Comuna:  Ñuñoa"]);
  });

  test("a sidebar whose lines fall on other baselines is a column", () => {
    const words = [
      ...["CONTACTO", "ana@example.cl", "Santiago", "IDIOMAS", "Inglés"].flatMap((text, row) =>
        line(text, 40, 100 + row * 17),
      ),
      ...prose("Texto").flatMap((text, row) => line(text, 200, 103 + row * 13)),
    ];
    expect(read(words)).toEqual(["CONTACTO", "ana@example.cl", "Santiago", "IDIOMAS", "Inglés", ...prose("Texto")]);
  });

  test("a sidebar is a column even where all its lines share baselines with the text", () => {
    const side = [
      "Contacto",
      "",
      "ana@example.cl",
      "+56 9 1111 2222",
      "Talca",
      "",
      "Competencias",
      "",
      "Triage",
      "RCP",
      "Camas",
    ];
    const main = [
      "Experiencia",
      "",
      "Enfermera clínica",
      "Hospital Ejemplo",
      "2019 - 2024",
      "",
      "Cuidado de doce pacientes por turno",
      "",
      "Enfermera de sala",
      "Clínica Prueba",
      "2016 - 2019",
    ];
    const column = (texts: string[], x: number) =>
      texts.flatMap((text, row) => (text ? line(text, x, 100 + row * 12) : []));
    const kept = (texts: string[]) => texts.filter(Boolean);
    expect(read([...column(main, 40), ...column(side, 400)])).toEqual([...kept(main), ...kept(side)]);
  });

  test("wide gaps of justified lines are no gutter", () => {
    const justified = (texts: string[], baseline: number): Word[] => {
      const letters = texts.join("").length * 5;
      const gap = (260 - letters) / (texts.length - 1);
      let x = 40;
      return texts.map((text) => {
        const x0 = x;
        x += text.length * 5 + gap;
        return { text, x0, x1: x - gap, baseline, size: 10, bold: false };
      });
    };
    const words = [
      ...justified(["administración", "internacional", "de", "proyectos"], 100),
      ...justified(["infraestructura", "industrial", "de", "telefonía"], 112),
      ...justified(["coordinación", "interdisciplinar", "de", "equipos"], 124),
    ];
    expect(read(words)[0]).toBe("administración internacional de proyectos");
  });

  test("a range set over two rows dates the line beside its first", () => {
    const job = (y: number, title: string, task: string) => [...line(title, 150, y), ...line(task, 150, y + 16)];
    const words = [
      ...[
        ...line("abr. 2022", 60, 100),
        ...line("hoy", 70, 114),
        ...job(102, "Jefa de sonido en Cine Uno", "Grabo series"),
      ],
      ...[
        ...line("ago. 2019", 60, 160),
        ...line("mar. 2022", 60, 174),
        ...job(162, "Sonidista en Canal Dos", "Noticias"),
      ],
      ...[...line("2016", 60, 220), ...job(222, "Microfonista en Estudio Tres", "Caña")],
    ];
    expect(read(words)).toEqual([
      "abr. 2022 – hoy  Jefa de sonido en Cine Uno",
      "Grabo series",
      "ago. 2019 – mar. 2022  Sonidista en Canal Dos",
      "Noticias",
      "2016  Microfonista en Estudio Tres",
      "Caña",
    ]);
  });

  test("two single years over each other are no range where each stands on a line of its own", () => {
    const words = [
      ...[
        ...line("2016 - 2019", 60, 100),
        ...line("Doctorado en Letras del Sur", 150, 100),
        ...line("Tesis sobre el canto de los bosques", 150, 112),
      ],
      ...[...line("2003", 60, 150), ...line("Magíster en Lingüística", 150, 150)],
      ...[...line("2006", 60, 164), ...line("Licenciatura en Letras", 150, 164)],
    ];
    expect(read(words)).toContain("2003  Magíster en Lingüística");
    expect(read(words)).toContain("2006  Licenciatura en Letras");
  });

  test("headings side by side name the columns under them", () => {
    const big = { size: 13, bold: true };
    const words = [
      ...[...line("Manejo", 40, 100, big), ...line("Hablo", 220, 100, big), ...line("Me premiaron", 400, 100, big)],
      ...[...line("AutoCAD", 40, 118), ...line("español", 220, 118), ...line("Segundo lugar, concurso", 400, 118)],
      ...[...line("Revit", 40, 132), ...line("inglés", 220, 132), ...line("Caja de Luz, 2024", 400, 132)],
    ];
    expect(read(words)).toEqual([
      "Manejo",
      "AutoCAD",
      "Revit",
      "Hablo",
      "español",
      "inglés",
      "Me premiaron",
      "Segundo lugar, concurso",
      "Caja de Luz, 2024",
    ]);
  });

  test("section names in capitals at a margin of their own head what stands beside them", () => {
    const words = [
      ...[...line("FOGONES", 40, 100), ...line("Restaurante Humo, jefa de cocina", 120, 100)],
      ...[
        ...line("A mi cargo once personas", 120, 112),
        ...line("APRENDÍ EN", 40, 126),
        ...line("Escuela de Etla", 120, 126),
      ],
      ...[...line("HABLO", 40, 140), ...line("Español y zapoteco", 120, 140)],
    ];
    expect(read(words)).toEqual([
      "FOGONES",
      "Restaurante Humo, jefa de cocina",
      "A mi cargo once personas",
      "APRENDÍ EN",
      "Escuela de Etla",
      "HABLO",
      "Español y zapoteco",
    ]);
  });

  test("labels in capitals among other lines at their margin stay with their values", () => {
    const words = ["EQUIPOS", "PROGRAMAS", "LICENCIAS"].flatMap((label, row) => [
      ...line("Manejo lo que sigue", 40, 100 + row * 28),
      ...[...line(label, 40, 112 + row * 28), ...line("Estación total y nivel", 160, 112 + row * 28)],
    ]);
    expect(read(words)).toContain("PROGRAMAS  Estación total y nivel");
  });

  test("a rail of section names, each beside the middle of its section, heads it", () => {
    const name = { size: 14 };
    const words = [
      ...[
        ...line("CONTACTO", 40, 110, name),
        ...line("Correo ana@example.cl", 200, 102),
        ...line("Fono 9 5555 0000", 200, 118),
      ],
      ...[...line("EXPERIENCIA", 40, 178, name), ...line("2020 a 2022", 40, 196)],
      ...[...line("Operaria de aseo en Limpiezas Sur", 200, 182), ...line("Limpio oficinas y baños", 200, 196)],
      ...[
        ...line("2018 a 2019", 40, 222),
        ...line("Vendedora en la feria", 200, 222),
        ...line("Vendo comida", 200, 236),
      ],
      ...[...line("IDIOMAS", 40, 290, name), ...line("Criollo, de nacimiento", 200, 282), ...line("Francés", 200, 298)],
    ];
    expect(read(words)).toEqual([
      "CONTACTO",
      "Correo ana@example.cl",
      "Fono 9 5555 0000",
      "EXPERIENCIA",
      "2020 a 2022  Operaria de aseo en Limpiezas Sur",
      "Limpio oficinas y baños",
      "2018 a 2019  Vendedora en la feria",
      "Vendo comida",
      "IDIOMAS",
      "Criollo, de nacimiento",
      "Francés",
    ]);
  });

  test("cells set in the middle of their row's height belong to its first line", () => {
    const job = (y: number, ...texts: string[]) => texts.flatMap((text, row) => line(text, 150, y + row * 12));
    const words = [
      ...line("2018 - 2022", 40, 112),
      ...job(100, "Coordinadora de programas", "Municipalidad de Ejemplo", "Visitas e informes sociales"),
      ...line("2014 - 2018", 40, 166),
      ...job(160, "Trabajadora social", "Fundación de Prueba"),
    ];
    expect(read(words)).toEqual([
      "2018 - 2022  Coordinadora de programas",
      "Municipalidad de Ejemplo",
      "Visitas e informes sociales",
      "2014 - 2018  Trabajadora social",
      "Fundación de Prueba",
    ]);
  });

  test("the longer one of two columns keeps its end", () => {
    const words = [
      ...["CONTACTO", "ana@example.cl", "Talca", "IDIOMAS", "Inglés", "Francés"].flatMap((text, row) =>
        line(text, 40, 100 + row * 30, { bold: text === text.toUpperCase() }),
      ),
      ...prose("Texto").flatMap((text, row) => line(text, 200, 103 + row * 13)),
    ];
    expect(read(words).slice(0, 6)).toEqual(["CONTACTO", "ana@example.cl", "Talca", "IDIOMAS", "Inglés", "Francés"]);
  });

  test("a heading under columns belongs to the full-width text that follows it", () => {
    const words = [
      ...prose("Izquierda").flatMap((text, row) => line(text, 40, 100 + row * 12)),
      ...prose("Derecha").flatMap((text, row) => line(text, 320, 106 + row * 12)),
      ...line("REFERENCIAS", 40, 175, { bold: true }),
      ...line("Un texto que cruza de lado a lado toda la hoja y llega hasta el otro margen derecho", 40, 189),
    ];
    expect(read(words).slice(-2)[0]).toBe("REFERENCIAS");
  });

  test("gaps are measured in lines and open blocks", () => {
    const lines = pageLines([...line("a uno", 40, 100), ...line("a dos", 40, 112), ...line("a tres", 40, 148)], 1, 5);
    expect(lines.map(({ block }) => block)).toEqual([5, 5, 6]);
    expect(lines[1]?.gapBefore).toBeLessThan(0.1);
    expect(lines[2]?.gapBefore).toBeGreaterThan(1.5);
  });
});

const MARGIN = 160;

/** A line that ends 8 points before the margin. */
const before = (text: string, baseline: number): Word[] =>
  line(text, MARGIN - 8 - (text.replaceAll(" ", "").length * 5 + 3 * (text.split(" ").length - 1)), baseline);

const entry = (dates: string, rest: string | null, job: string, at: number): Word[] => [
  ...before(dates, at),
  ...line(job, MARGIN, at),
  ...(rest === null ? [] : before(rest, at + 12)),
  ...line("Clases individuales y de grupo a personas de toda edad", MARGIN, at + 12),
];

test("dates set right before the margin of the text are cells, and one that wraps is put together", () => {
  const words = [
    ...entry("2012 – 2019", null, "Profesor de guitarra, Academia de Quirihue", 100),
    ...entry("ago. 2009 – dic.", "2011", "Ayudante, Taller Cedro", 130),
    ...entry("2005 – 2008", null, "Luthier, Taller Ciprés", 160),
    ...entry("2001 – 2004", null, "Lijador, Mueblería Iturra", 190),
  ];
  expect(read(words).filter((text) => /\d/.test(text))).toEqual([
    "2012 – 2019  Profesor de guitarra, Academia de Quirihue",
    "ago. 2009 – dic. 2011  Ayudante, Taller Cedro",
    "2005 – 2008  Luthier, Taller Ciprés",
    "2001 – 2004  Lijador, Mueblería Iturra",
  ]);
});

test("where a line of text crosses that margin there is no column", () => {
  const words = [
    ...entry("2012 – 2019", null, "Profesor de guitarra", 100),
    ...line("Una frase que empieza a la izquierda y cruza el margen", 31, 124),
    ...entry("2005 – 2008", null, "Luthier, Taller Ciprés", 148),
    ...entry("2001 – 2004", null, "Lijador, Mueblería Iturra", 178),
  ];
  expect(read(words)).toContain("2012 – 2019 Profesor de guitarra");
});

test("a date torn over the lines of the text beside it, of which one wraps between its halves", () => {
  const beside = [
    "Ayudante de laboratorio, Laboratorio de Cerámica",
    "Nahuelbuta.",
    "Petrografía de 540 láminas delgadas",
  ];
  const torn = ["marzo de 2014 a diciembre de", null, "2016"];
  const words = beside.flatMap((text, at) => [
    ...line(torn[at] ?? "", 20, 100 + 12 * at).filter((word) => word.text !== ""),
    ...line(text, 200, 100 + 12 * at),
  ]);
  expect(read(words)[0]).toMatch(/^marzo de 2014 a diciembre de 2016 {2}Ayudante/);
});
