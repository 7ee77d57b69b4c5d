import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { piecesOf } from "#app/features/interview/signals/clauses.ts";
import { quoteWith } from "#app/features/interview/signals/quote.ts";
import { beginningOf, readSignals } from "#app/features/interview/signals/read-signals.ts";
import { SIGNALS, THINGS, type Thing } from "#app/features/interview/signals/signal.ts";

const STORY =
  "En enero de 2022, en la panadería de mi tío, las bandejas salían quemadas. Le propuse cambiar el orden de " +
  "las hornadas y yo medí el horno por tramos. En tres semanas bajamos de 30 panes perdidos a 4, y todavía " +
  "se hace así.";

const WHO =
  "En agosto Marisol, la mejor maestra panadera de todo el turno de noche de la planta grande de Nacimiento, " +
  "trataba mal a los nuevos del equipo.";
const ANY = { why: false, shortest: 12, marks: [] };

const stateOf = (text: string, thing: Thing) => readSignals(text)[thing].state;

describe("a told story", () => {
  it("has its situation, achievement, end, figure and time, all but the end with whole words of it", () => {
    const reading = readSignals(STORY);
    for (const thing of ["example", "role", "result", "figure", "time"] as const) {
      expect([thing, reading[thing].state]).toEqual([thing, "present"]);
      if (thing !== "result") expect(STORY).toContain(reading[thing].quote);
    }
    expect(reading.result.quote).toBeNull();
    expect(reading.figure.quote).toMatch(/30 panes/);
    expect(reading.role.quote).toMatch(/propuse|medí/);
  });

  it("counts for the score with every signal", () => {
    const reading = readSignals(STORY);
    for (const signal of ["example", "role", "result", "figure", "time"] as const)
      expect([signal, reading[signal].counts]).toEqual([signal, true]);
  });
});

describe("what is only announced, or empty", () => {
  it.each([
    "Siempre cuento ejemplos concretos y he tenido excelentes resultados en todo lo que hago.",
    "Logré [resultado] en [empresa] durante [período] gracias a [acción].",
    "Situación: un problema en el equipo. Tarea: resolverlo. Acción: comunicación efectiva. Resultado: " +
      "objetivo cumplido.",
    "Soy una persona proactiva, responsable, con liderazgo y orientada a los resultados.",
    "Puedo dar muchos ejemplos de cómo he superado desafíos con éxito a lo largo de mi trayectoria.",
    "El trabajo en equipo es fundamental y la comunicación es la clave de todo.",
  ])("is not called present: %s", (text) => {
    for (const thing of ["example", "role", "result", "figure", "learning"] as const)
      expect([thing, stateOf(text, thing)]).not.toEqual([thing, "present"]);
  });
});

describe("what somebody said", () => {
  it.each<[Thing, string]>([
    ["role", "Ordené la bodega."],
    ["role", "hice el turno completo sola"],
    ["reason", "Porque me gusta enseñar."],
    ["reason", "para ayudar a mi mamá con los gastos"],
    ["figure", "Vendimos 40 unidades."],
    ["figure", "éramos once en la cuadrilla"],
    ["time", "Entré en 2019."],
    ["time", "Llevo seis años en el rubro."],
    ["result", "Quedó funcionando."],
    ["learning", "Aprendí a preguntar antes."],
    ["example", "En 2021 reemplacé a la jefa."],
  ])("is never denied, however short: %s in «%s»", (thing, text) => expect(stateOf(text, thing)).not.toBe("absent"));

  it("is denied where nothing of it is there", () => {
    const text = "Me gusta trabajar con gente amable y en un lugar tranquilo.";
    for (const thing of ["result", "figure", "time", "learning"] as const) expect(stateOf(text, thing)).toBe("absent");
  });

  it.each([
    "Salí a las 5 y tomé la micro 210.",
    "Tengo 27 años y llevo 6 años en esto.",
    "Fue el lunes 17 de abril de 2019.",
    "Me entrego al 100% en lo que hago.",
    "Trabajé tres fines de semana.",
    "Tardé un minuto cuarenta.",
  ])("is no figure where a number measures nothing but a time, an age or an effort: %s", (text) =>
    expect(stateOf(text, "figure")).not.toBe("present"),
  );
});

describe("another sentence", () => {
  it("never takes away what was there", () => {
    const sentences = fc.constantFrom("Eso es.", "Me gustan los gatos.", "Siempre es así.", STORY, "No sé más.");
    fc.assert(
      fc.property(fc.array(sentences, { minLength: 1, maxLength: 6 }), (more) => {
        const longer = readSignals(`${STORY} ${more.join(" ")}`);
        for (const signal of SIGNALS.filter((one) => readSignals(STORY)[one].counts))
          expect(longer[signal].counts).toBe(true);
      }),
    );
  });
});

describe("a quotation", () => {
  const quoteOf = (text: string, thing: Thing) => readSignals(text)[thing].quote;
  const long = (tail: string) => `En la práctica del hospital de Ovalle ${tail}`;

  it("is not cut before what takes it back", () => {
    const text = long(
      "conseguí que el laboratorio aceptara las muestras, pero al mes volvió todo a ser como antes y lo perdí.",
    );
    for (const thing of THINGS) expect(quoteOf(text, thing) ?? "").not.toMatch(/muestras$/);
  });

  it("does not leave out the condition under which it holds", () => {
    const text =
      "Si me hubieran dado el presupuesto completo que pedí por escrito ese verano, bajaba los reclamos de " +
      "40 a 10 en un mes.";
    for (const thing of THINGS) expect(quoteOf(text, thing) ?? "Si").toMatch(/^Si/);
  });

  it("does not lose who did it", () => {
    const pieces = piecesOf(WHO);
    const at = pieces.findIndex(({ start }) => WHO.startsWith("trataba", start));
    expect(at).toBeGreaterThan(0);
    expect(quoteWith(WHO, pieces, at, ANY)).toBeNull();
    const own = WHO.replace("trataba", "traté");
    expect(quoteWith(own, piecesOf(own), at, ANY)?.text).toMatch(/^traté mal/);
  });

  it("does not end where a phrase is still open, nor begin in its middle", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(STORY.split(/(?<=[.,]) /), { minLength: 1 }), (parts) => {
        for (const thing of THINGS) {
          const quote = quoteOf(parts.join(" "), thing) ?? "";
          expect(quote).not.toMatch(/(?<!\p{L})(?:de|la|el|los|en|y|que|a|con|por|para)$|…/u);
          expect(quote).not.toMatch(/^(?:que|y|pero|donde|ni|sino)(?!\p{L})/u);
        }
      }),
    );
  });

  it("is not given where no clause is short enough, and the thing is there all the same", () => {
    const text =
      "en marzo de 2021 con mi compañera del turno de noche de la bodega grande del puerto de San Antonio " +
      "ordenamos 1.400 cajas";
    const { figure, time } = readSignals(text);
    expect([figure.quote, time.quote]).toEqual([null, null]);
    expect(figure.state).not.toBe("absent");
  });

  it("stands in the text and is short, on texts of any kind", () => {
    const words = fc.constantFrom(
      "armé",
      "y",
      "que",
      "bajó",
      "14%",
      "porque",
      "en mi práctica",
      ". ",
      ", ",
      "\n",
      "2020",
    );
    const texts = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(words).map((all) => all.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const flat = text.normalize("NFC").replace(/\s+/gu, " ");
        const quotes = Object.values(readSignals(text)).flatMap(({ quote }) => quote ?? []);
        for (const quote of [...quotes, beginningOf(text) ?? ""]) {
          expect(quote.length).toBeLessThanOrEqual(90);
          expect(flat).toContain(quote);
        }
      }),
    );
  });
});

describe("what shows nothing alone", () => {
  it.each<[Thing, string]>([
    ["example", "Me gustaría trabajar en un hotel o de guía, y viajaría todo el año."],
    ["figure", "Puse millones donde eran miles en la planilla de costos."],
    ["role", "La rotación de operarios no la pude bajar ni con turnos nuevos."],
    ["role", "También me falta trabajar con alumnos con autismo en la sala."],
  ])("is not quoted as %s: %s", (thing, text) => expect(readSignals(text)[thing].quote).toBeNull());

  it("a wish is no example", () => {
    expect(stateOf("Me gustaría trabajar en un hotel o de guía.", "example")).not.toBe("present");
  });

  it("a number is not cut in two, and what somebody went on to say is not left out", () => {
    const cuts = (text: string) => piecesOf(text).map(({ start, end }) => text.slice(start, end));
    expect(cuts("llegué a las cuatro y media porque el bus venía lleno")[0]).toBe("llegué a las cuatro y media");
    expect(cuts("éramos treinta y cinco en la sala y nadie hablaba")[0]).toBe("éramos treinta y cinco en la sala");
    const text = "Le dije que la encontraba la mejor panadera, y que así no la podía tener a cargo de nadie.";
    const [first] = piecesOf(text);
    expect(first && text.slice(first.start, first.end)).toMatch(/panadera$/);
    expect(quoteWith(text, piecesOf(text), 0, ANY)?.text ?? "nadie").toMatch(/nadie$/);
  });

  it.each([
    "Botaba un cajón por semana y ahora casi nada, porque ordené la cámara de otra manera.",
    "Revisé los arneses cada mañana y en tres meses no faltó ninguna vez.",
  ])("a measure in words is not asked for again: %s", (text) => expect(stateOf(text, "figure")).not.toBe("absent"));

  it("what is no word ends what is read, and blanks are one pause", () => {
    const sure = readSignals(STORY);
    expect(readSignals(`${STORY} ${"a".repeat(500)} y nada más`)).toEqual(sure);
    expect(readSignals(STORY.replace("En tres", `${" ".repeat(900)}En tres`))).toEqual(sure);
  });
});

describe("how an answer begins", () => {
  it.each([
    ["Me gustan los gatos", "Me gustan los gatos"],
    [`Me gustan los gatos. ${"Y los perros grandes de campo ".repeat(4)}.`, "Me gustan los gatos"],
    [`sin punto ni coma ${"una cosa tras otra ".repeat(8)}`, null],
    ["", ""],
  ])("%j is quoted as %j", (text, begins) => expect(beginningOf(text)).toBe(begins));
});
