/** The three head hunters: fixed data, the same for screen and server. */

export const HUNTER_IDS = ["natalia", "cristian", "mia"] as const;
export type HunterId = (typeof HUNTER_IDS)[number];

/** Years of experience a hunter interviews for. */
export type HunterLevel = "0-3" | "4-10" | "10+";

export type Hunter = {
  id: HunterId;
  /** 1, 2 or 3, in the order of the selection screen. */
  number: 1 | 2 | 3;
  name: string;
  title: string;
  description: string;
  /** How this hunter talks, as the selection and the chat describe it. */
  style: string;
  /** Initial for the moment before the portrait has loaded. */
  avatar: string;
  specialties: readonly string[];
  /** What this hunter looks at in an answer. */
  approach: string;
  /** Local artwork, 240x280. */
  imageUrl: string;
  level: HunterLevel;
  levelName: "Junior" | "Semi-Senior" | "Senior";
  /** Names of colour tokens; the screen turns them into classes. */
  bgColor: "patina-50" | "cobre-50" | "patina-100";
  badgeColor: "patina" | "cobre" | "solid";
  /** Level of demand, 1 to 5 stars. */
  rating: 3 | 4 | 5;
  /** How the hunter addresses the student. */
  address: "tú" | "usted";
};

export const HUNTERS: readonly Hunter[] = [
  {
    id: "natalia",
    number: 1,
    name: "Natalia",
    title: "Especialista en primer empleo",
    description: "Cercana y directa. Te ayuda a contar lo que sabes hacer aunque tu experiencia recién empiece.",
    style: "Conversa con calma y palabras simples, y te pide un ejemplo cuando falta.",
    avatar: "N",
    specialties: ["Primera entrevista", "Prácticas", "Motivación"],
    approach: "Busca ganas de aprender, responsabilidad y ejemplos de estudios, prácticas o trabajos de verano.",
    imageUrl: "/art/natalia.svg",
    level: "0-3",
    levelName: "Junior",
    bgColor: "patina-50",
    badgeColor: "patina",
    rating: 3,
    address: "tú",
  },
  {
    id: "cristian",
    number: 2,
    name: "Cristian",
    title: "Especialista en nivel medio",
    description: "Pregunta por logros y decisiones. Quiere ejemplos concretos y saber qué aprendiste de ellos.",
    style: "Va al grano: pregunta corto y espera hechos, tu parte en ellos y cifras.",
    avatar: "C",
    specialties: ["Logros medibles", "Liderazgo", "Cambio de rol"],
    approach: "Busca resultados que puedas explicar, decisiones con criterio y responsabilidad sobre lo que salió mal.",
    imageUrl: "/art/cristian.svg",
    level: "4-10",
    levelName: "Semi-Senior",
    bgColor: "cobre-50",
    badgeColor: "cobre",
    rating: 4,
    address: "tú",
  },
  {
    id: "mia",
    number: 3,
    name: "Mia",
    title: "Head hunter ejecutiva senior",
    description: "Conversa como un directorio: estrategia, equipos y resultados. Exigente y siempre respetuosa.",
    style: "Trata de usted, pide síntesis y pregunta por el efecto en el negocio y en las personas.",
    avatar: "M",
    specialties: ["Estrategia", "Alta dirección", "Negociación"],
    approach: "Busca visión, criterio ante dilemas y resultados sostenidos de organizaciones completas.",
    imageUrl: "/art/mia.svg",
    level: "10+",
    levelName: "Senior",
    bgColor: "patina-100",
    badgeColor: "solid",
    rating: 5,
    address: "usted",
  },
];

// A Map, so that "__proto__" or "constructor" in a URL finds nothing.
const byId = new Map<string, Hunter>(HUNTERS.map((hunter) => [hunter.id, hunter]));

/** The hunter of an id that came from a URL or a body; undefined for any other text. */
export function findHunter(id: string): Hunter | undefined {
  return byId.get(id);
}

/** The hunter of a known id. */
export function hunterOf(id: HunterId): Hunter {
  const hunter = byId.get(id);
  if (hunter === undefined) throw new Error(`no hunter ${id}`);
  return hunter;
}

/** Who suits so many years of experience: under 4 Natalia, 4 to 10 Cristian, over 10 Mia. */
export function hunterForYears(years: number): HunterId {
  if (years < 4) return "natalia";
  return years <= 10 ? "cristian" : "mia";
}
