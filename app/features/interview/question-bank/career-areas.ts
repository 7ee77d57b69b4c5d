/** Areas of careers, for which the bank has questions of their own. */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";

export const CAREER_AREAS = [
  "salud",
  "ingeniería",
  "informática",
  "administración y negocios",
  "derecho",
  "educación",
  "psicología y trabajo social",
  "comunicación y diseño",
  "arquitectura y construcción",
  "ciencias y laboratorio",
  "agronomía y medio ambiente",
  "turismo y gastronomía",
] as const;
export type CareerArea = (typeof CAREER_AREAS)[number];

/**
 * Beginnings of words that place a career, without accents; the first list with one of them decides. What is narrower
 * stands first: "ingeniería en informática" is not of engineering, "pedagogía en biología" not of sciences.
 */
const STEMS: readonly (readonly [CareerArea, readonly string[]])[] = [
  ["educación", ["pedagog", "educacion", "educador", "parvular", "psicopedagog", "profesor"]],
  [
    "informática",
    ["informatic", "computacion", "software", "programa", "ciberseguridad", "redes", "datos", "sistemas"],
  ],
  ["turismo y gastronomía", ["turismo", "gastronom", "hotel", "cocina", "pasteler"]],
  [
    "agronomía y medio ambiente",
    ["agronom", "agric", "agropecuari", "forestal", "ambient", "acuicult", "recursos naturales", "vitivin"],
  ],
  [
    "arquitectura y construcción",
    ["arquitect", "construccion", "obras civiles", "topograf", "urban", "prevencion de riesgos"],
  ],
  [
    "psicología y trabajo social",
    ["psicolog", "trabajo social", "servicio social", "trabajador social", "sociolog", "antropolog"],
  ],
  [
    "salud",
    [
      "enfermer",
      "medic",
      "kinesiolog",
      "nutricion",
      "obstetric",
      "odontolog",
      "dental",
      "fonoaudiolog",
      "terapia ocupacional",
      "tecnologia medica",
      "farmac",
      "imagenolog",
      "salud",
      "radiolog",
    ],
  ],
  ["ciencias y laboratorio", ["biolog", "bioquimic", "quimic", "fisica", "laborator", "biotecnolog", "alimentos"]],
  [
    "administración y negocios",
    [
      "comercial",
      "administra",
      "contador",
      "contabil",
      "contadur",
      "auditor",
      "marketing",
      "negocios",
      "finanz",
      "economia",
      "recursos humanos",
      "logistica",
      "comercio",
      "gestion",
    ],
  ],
  ["derecho", ["derecho", "juridic", "leyes"]],
  [
    "comunicación y diseño",
    [
      "periodis",
      "comunicacion",
      "diseno",
      "publicidad",
      "audiovisual",
      "cine",
      "animacion",
      "fotograf",
      "relaciones publicas",
    ],
  ],
  [
    "ingeniería",
    [
      "ingenier",
      "industrial",
      "mecanic",
      "electric",
      "electron",
      "minas",
      "mineri",
      "civil",
      "automatiz",
      "mantenimiento",
    ],
  ],
];

/** The area of a career as in users.career; null for none, or one that no list knows. */
export function areaOf(career: string | null): CareerArea | null {
  if (career === null) return null;
  const plain = ` ${normalize(career).replace(/[^a-zñ]+/gu, " ")}`;
  return STEMS.find(([, stems]) => stems.some((stem) => plain.includes(` ${stem}`)))?.[0] ?? null;
}
