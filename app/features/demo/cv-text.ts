import type { Career } from "./careers/career.ts";
import { CV_STYLES, type CvContent, type CvJob } from "./cv-styles.ts";
import { Random } from "./random.ts";
import { type Gender, worded } from "./wording.ts";

/** Makes an invented CV from the texts of a career; the person determines the posts and the number of lines. */

/** student: trainee posts only. junior: up to 3 years of work. middle: 4 to 9. senior: more. */
export type Level = "student" | "junior" | "middle" | "senior";
export type CvQuality = "weak" | "middling" | "strong";

export type CvSpec = {
  name: string;
  gender: Gender;
  career: Career;
  level: Level;
  quality: CvQuality;
  /** Index among the people of the career; each of them uses other lines. */
  place: number;
  style: number;
  /** Year of the CV. */
  year: number;
  /** Seed of the person, so that a later CV has the same employers and years. */
  seed: string;
};

const chanceOf = ({ seed }: CvSpec, part: string) => new Random(`${seed}:${part}`);

const CITIES = ["Valdivia", "Osorno", "Temuco", "Puerto Montt", "Villarrica", "La Unión", "Castro", "Los Ángeles"];
/** Empty phrases that weak CVs of every career contain. */
const EMPTY_PHRASES = [
  "Me adapto a los cambios y trabajo bajo presión.",
  "Busco crecer junto a una empresa que valore a su gente.",
  "Aprendo rápido y tengo buena disposición para lo que se necesite.",
  "Con disponibilidad para turnos y traslado.",
  "Orientación a los resultados y a las metas del equipo.",
  "Manejo de conflictos, liderazgo y comunicación efectiva.",
  "Mi mayor fortaleza es la perseverancia.",
  "Interés en cargos donde pueda demostrar mis capacidades.",
  "Valoro el respeto, la honestidad y el compromiso.",
  "Siempre con una sonrisa frente a los desafíos.",
];
const TRAINEE_ACHIEVEMENTS = [
  "Ordené {300-600} registros y corregí los que estaban repetidos.",
  "Escribí un manual de {8-14} páginas para quienes llegaron después.",
  "Preparé {6-12} informes que se presentaron a la jefatura.",
  "Propuse una planilla compartida que reemplazó {3-5} archivos sueltos.",
  "Apliqué {60-110} encuestas y presenté sus resultados al equipo.",
  "Bajé de {5-6} a {2-3} días la entrega de un trámite al ordenar sus pasos.",
  "Enseñé a {4-9} compañeros a usar la herramienta del área.",
  "Atendí a {15-30} personas por semana con supervisión.",
  "Revisé {40-80} carpetas y anoté lo que faltaba en cada una.",
];
const STUDENT_PROFILES = [
  "Estudio {4-5}º año y busco mi práctica en un equipo donde pueda aprender del trabajo diario.",
  "Curso los últimos ramos de la carrera y trabajo desde segundo año para costear mis estudios.",
  "Me interesa la parte práctica de la carrera: he sido ayudante y trabajo los fines de semana.",
  "Estudiante con práctica terminada y disponibilidad completa desde enero.",
];
const CASUAL_POSTS = [
  "Vendedor{a|} de fin de semana",
  "Garzon{a|} de temporada",
  "Cajer{a|o} part time",
  "Ayudante de bodega",
];
const CASUAL_EMPLOYERS = [
  "Tiendas Quilamuta",
  "Cafetería La Esquina Verde",
  "Ferretería Don Evaristo",
  "Librería Ñuble",
];
const CASUAL_DUTIES = [
  "Atención de clientes y cierre de caja.",
  "Reposición de productos.",
  "Turnos de fin de semana y festivos.",
  "Orden del local y control de existencias.",
];
/** Number of lines per post by the quality of the CV: achievements, then duties. */
const LINES: Record<CvQuality, readonly [number, number]> = { weak: [0, 1], middling: [1, 2], strong: [3, 0] };
const LANGUAGES: Record<CvQuality, readonly string[]> = {
  weak: ["Inglés básico"],
  middling: ["Español nativo, inglés intermedio", "Inglés intermedio"],
  strong: ["Español nativo, inglés avanzado (C1)", "Español nativo, inglés intermedio (B2)"],
};

export function cvText(spec: CvSpec): string {
  const style = CV_STYLES[spec.style % CV_STYLES.length];
  if (!style) throw new RangeError("there is no style");
  return worded(style(contentOf(spec)), spec.gender, chanceOf(spec, "figures"));
}

function contentOf(spec: CvSpec): CvContent {
  const { name, career, quality, year } = spec;
  const random = chanceOf(spec, "content");
  const isGood = quality !== "weak";
  const finished = yearOfDegree(spec);
  const until = finished > year ? "actualidad" : finished;
  const studies = `${career.degree}, Universidad del Alerce, ${finished - 5} - ${until}`;
  return {
    name,
    title: spec.level === "student" ? `Estudiante de ${career.degree}` : career.title,
    city: random.pick(CITIES),
    email: `${mailbox(name)}@correo.example`,
    phone: isGood || random.chance(0.4) ? `+56 9 5555 ${String(random.whole(1000, 9999))}` : null,
    profile: profileOf(spec),
    jobs: jobsOf(spec),
    studies: quality === "strong" ? [`${random.pick(career.courses)}, ${year - 1}`, studies] : [studies],
    skills: skillsOf(spec),
    languages: random.pick(LANGUAGES[quality]),
    closing: isGood ? null : random.pick(["Disponibilidad inmediata.", "Referencias a pedido."]),
  };
}

/** Profile text chosen by the index in the career, so that neighbours differ. */
function profileOf({ career, level, quality, place, style }: CvSpec): string {
  const turn = (list: readonly string[], at: number) => list[at % list.length] ?? "";
  if (level === "student" && quality !== "weak") return turn(STUDENT_PROFILES, place + style);
  if (quality !== "weak") return turn(career.profiles, place);
  return `${turn(career.emptyProfiles, place)} ${turn(EMPTY_PHRASES, place + style)}`;
}

function yearOfDegree(spec: CvSpec): number {
  const years = { student: [-1, -1], junior: [1, 3], middle: [5, 8], senior: [13, 20] } as const;
  const [least, most] = years[spec.level];
  return spec.year - chanceOf(spec, "degree").whole(least, most);
}

function skillsOf(spec: CvSpec): string[] {
  const { career, quality } = spec;
  const random = chanceOf(spec, "skills");
  const count = { weak: [2, 0], middling: [3, 2], strong: [4, 4] } as const;
  const [tools, knowledge] = count[quality];
  return [...random.shuffled(career.tools).slice(0, tools), ...random.shuffled(career.knowledge).slice(0, knowledge)];
}

function jobsOf(spec: CvSpec): CvJob[] {
  const { career, level, year, quality, place } = spec;
  const random = chanceOf(spec, "jobs");
  const employers = random.shuffled(career.employers);
  const lines = new LinePicker(spec);
  const job = (title: string | undefined, employer: number, from: number, to: number | null): CvJob => ({
    title: title ?? "",
    employer: employers[employer % employers.length] ?? "",
    from,
    to,
    fromMonth: random.whole(1, 12),
    toMonth: random.whole(1, 12),
    lines: lines.ofPost(level === "senior"),
  });
  const post = (at: number) => career.posts[(place + at) % career.posts.length];
  const trainee = (): CvJob => ({
    ...job(career.traineePosts[place % career.traineePosts.length], 0, year - 1, year - 1),
    lines: lines.ofTrainee(),
  });
  if (level === "student") return quality === "weak" ? [casualJob(spec)] : [trainee(), casualJob(spec)];
  const first = random.whole(1, 2);
  if (level === "junior")
    return [job(post(1), 1, year - first, null), { ...trainee(), from: year - first - 1, to: year - first - 1 }];
  if (level === "middle") {
    const changed = year - random.whole(3, 4);
    return inSequence([job(post(1), 1, changed, null), job(post(2), 2, changed - first - 2, changed)]);
  }
  const [led, began] = [year - random.whole(4, 6), year - random.whole(8, 10)];
  return inSequence([
    job(career.leadingPosts.at(-1), 1, led, null),
    job(career.leadingPosts[0], 2, began, led),
    job(post(3), 3, began - 5, began),
  ]);
}

/** Makes each post end the month before the next one begins. @param jobs newest first */
function inSequence(jobs: readonly CvJob[]): CvJob[] {
  return jobs.map((job, at) => {
    const next = jobs[at - 1];
    return next === undefined ? job : { ...job, toMonth: Math.max(1, next.fromMonth - 1) };
  });
}

function casualJob(spec: CvSpec): CvJob {
  const random = chanceOf(spec, "casual job");
  return {
    title: random.pick(CASUAL_POSTS),
    employer: random.pick(CASUAL_EMPLOYERS),
    from: spec.year - 2,
    to: null,
    fromMonth: random.whole(1, 12),
    toMonth: 12,
    lines: random.shuffled(CASUAL_DUTIES).slice(0, 2),
  };
}

/** Iterates over the lines of a career from its own start index, so that two CVs share few lines. */
class LinePicker {
  readonly #spec: CvSpec;
  #taken = 0;

  constructor(spec: CvSpec) {
    this.#spec = spec;
  }

  /** @param isOneOfMany with three posts, each has fewer lines */
  ofPost(isOneOfMany: boolean): string[] {
    const { career, quality, place } = this.#spec;
    const [most, duties] = LINES[quality];
    const achievements = isOneOfMany ? Math.min(2, most) : most;
    const start = place * 5 + this.#taken;
    this.#taken += Math.max(achievements, duties);
    return [...from(career.achievements, start, achievements), ...from(career.duties, start + 1, duties)];
  }

  /** Lines of a trainee post, whose figures are smaller because it lasts a few months. */
  ofTrainee(): string[] {
    const { career, quality, place } = this.#spec;
    const [achievements, duties] = LINES[quality];
    const start = place * 3;
    return [...from(TRAINEE_ACHIEVEMENTS, start, Math.min(2, achievements)), ...from(career.duties, start, duties)];
  }
}

function from(list: readonly string[], start: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => list[(start + at) % list.length] ?? "");
}

/** "Rayén Catalina Huenchumán Lagos" -> "rayen.huenchuman" */
export function mailbox(name: string): string {
  const words = name
    .normalize("NFD")
    .replace(/[^\p{L}\s-]/gu, "")
    .toLowerCase()
    .split(/\s+/);
  const surname = words.length > 3 ? words.at(-2) : words.at(-1);
  return `${words[0]}.${surname}`;
}
