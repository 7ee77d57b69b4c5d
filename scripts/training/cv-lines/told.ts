import type { Label } from "#app/features/cv/facts/tagger/labels.ts";
import type { Job, Person } from "./contents.ts";
import { type DateStyle, written } from "./dates.ts";
import type { Op } from "./ops.ts";
import type { Random } from "./random.ts";

/** Generates CVs written as sentences, as in a message, with one sentence per block. */

const WORKED = {
  es: [
    "trabajé como T en E D",
    "He trabajado de T en E, D",
    "Fui T en E entre D",
    "Actualmente trabajo como T en E desde S",
    "D: T en E",
    "estuve de T en E D",
    "Antes, T en E (D)",
    "en E hice de T, D",
    "T, E. D",
    "E. T. Desde D",
  ],
  en: [
    "I worked as T at E, D",
    "I was T at E from D",
    "I now work as T at E since S",
    "D: T at E",
    "Before that, T at E (D)",
    "T, E. D",
  ],
} as const;
const OPENINGS = {
  es: [
    "hola, soy N y busco trabajo",
    "Buenas tardes, mi nombre es N.",
    "Me llamo N, tengo 34 años y vivo en C.",
    "N, C",
  ],
  en: ["Hello, my name is N.", "I'm N and I live in C.", "N, C"],
} as const;
const STUDIED = {
  es: ["Estudié G en I.", "cuarto medio completo en I", "Saqué G en I el Y", "Egresada de G, I"],
  en: ["I studied G at I.", "Graduated in G from I in Y."],
} as const;
const CLOSINGS = {
  es: [
    "Sé usar Excel, caja y redes sociales.",
    "disponibilidad inmediata",
    "Soy responsable y aprendo rápido.",
    "manejo de Word y correo",
    "Tengo licencia clase B.",
  ],
  en: ["I can use Excel and a till.", "Available immediately.", "I learn fast and I am punctual."],
} as const;

const plainOp = (text: string, label: Label, gap = 0): Op => ({
  cells: [{ text, at: "main" }],
  label,
  scale: 1,
  bold: false,
  gap,
  bullet: "",
  indent: 0,
  side: false,
});

/** Replaces the stand-alone capital letters in the text by the fields. */
const filled = (text: string, fields: Record<string, string>): string =>
  text.replace(/(?<![\p{L}'])\p{Lu}(?!\p{L})/gu, (letter) => fields[letter] ?? letter);

export function toldOps(random: Random, person: Person, style: DateStyle): Op[] {
  const { tongue, jobs, studies } = person;
  const [gap, form] = [random.pick([0, 0, 1]), random.pick(WORKED[tongue])];
  const fill = (text: string, job: Job): string =>
    filled(text, {
      T: random.chance(0.6) ? job.title.toLowerCase() : job.title,
      E: job.employer,
      D: written(job.span, style, random, tongue),
      S: style.point(job.span.start),
    });
  const opening = filled(random.pick(OPENINGS[tongue]), { N: person.name, C: jobs[0]?.city ?? "Talca" });
  const ops = [plainOp(opening, "head"), plainOp(person.contact.join(random.pick([" ", ", "])), "head")];
  if (person.headline !== "" && random.chance(0.5)) ops.push(plainOp(person.headline, "head"));
  for (const job of jobs) {
    ops.push(plainOp(fill(random.chance(0.7) ? form : random.pick(WORKED[tongue]), job), "job", gap));
    if (random.chance(0.4))
      ops.push(...job.achievements.slice(0, 2).map((achievement) => plainOp(achievement, "achievement")));
  }
  for (const study of studies.slice(0, 2)) {
    const year = String(Math.floor((study.span.end ?? study.span.start) / 12));
    const text = filled(random.pick(STUDIED[tongue]), { G: study.degree, I: study.institution, Y: year });
    ops.push(plainOp(text, "study", gap));
  }
  const [closing] = random.some(CLOSINGS[tongue], 1);
  ops.push(plainOp(closing ?? "", /Excel|caja|Word|till/.test(closing ?? "") ? "skill" : "other", gap));
  if (random.chance(0.5)) for (const op of ops) for (const cell of op.cells) cell.text = cell.text.toLowerCase();
  return ops;
}
