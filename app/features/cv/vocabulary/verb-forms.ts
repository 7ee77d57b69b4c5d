/** Spanish conjugation as far as CVs need it: forms that tell person and tense. */

export type VerbForm = "past" | "present" | "imperfect" | "infinitive" | "gerund" | "participle" | "noun";

type Forms = readonly (readonly [word: string, form: VerbForm])[];
type Stems = { present: string; past: string };

// Verb families with an irregular past ("-tener", "-poner"…), by the end of the infinitive.
const FAMILIES: readonly (readonly [ending: string, first: string, third: string, past: string, participle: string])[] =
  [
    ["tener", "tengo", "tiene", "tuv", "tenido"],
    ["poner", "pongo", "pone", "pus", "puesto"],
    ["venir", "vengo", "viene", "vin", "venido"],
    ["traer", "traigo", "trae", "traj", "traído"],
    ["hacer", "hago", "hace", "hic", "hecho"],
    ["ducir", "duzco", "duce", "duj", "ducido"],
  ];

function family(infinitive: string): Forms | null {
  const row = FAMILIES.find(([ending]) => infinitive.endsWith(ending));
  if (row === undefined) return null;
  const [ending, first, third, past, participle] = row;
  const start = infinitive.slice(0, infinitive.length - ending.length);
  const thirdPast = past === "hic" ? "hizo" : `${past}o`;
  const forms: [string, VerbForm][] = [
    [`${past}e`, "past"],
    [thirdPast, "past"],
    [`${past}imos`, "past"],
    [first, "present"],
    [third, "present"],
    [`${ending.slice(0, -2)}ía`, "imperfect"],
    [`${ending.slice(0, -2)}${ending === "traer" ? "y" : "i"}endo`, "gerund"],
    [participle, "participle"],
  ];
  return [[infinitive, "infinitive"], ...forms.map(([word, form]) => [start + word, form] as const)];
}

function firstConjugation(infinitive: string, stems: Stems): Forms {
  const stem = infinitive.slice(0, -2);
  const beforeE = stem.replace(/c$/, "qu").replace(/g$/, "gu").replace(/z$/, "c");
  return [
    [infinitive, "infinitive"],
    [`${beforeE}é`, "past"],
    [`${stem}ó`, "past"],
    [`${stem}amos`, "past"],
    [`${stems.present}o`, "present"],
    [`${stems.present}a`, "present"],
    [`${stem}aba`, "imperfect"],
    [`${stem}ando`, "gerund"],
    [`${stem}ado`, "participle"],
  ];
}

/** Spelling of the first person of -er and -ir verbs: "dirij-o", "establezc-o", "construy-o". */
function firstPerson(stem: string, ending: string): string {
  if (/[aeo]c$/.test(stem)) return `${stem.slice(0, -1)}zco`;
  if (/g$/.test(stem)) return `${stem.slice(0, -1)}jo`;
  if (/gu$/.test(stem)) return `${stem.slice(0, -1)}o`;
  if (/u$/.test(stem) && ending === "ir") return `${stem}yo`;
  return `${stem}o`;
}

function secondConjugation(infinitive: string, stems: Stems, participle: string | undefined): Forms {
  const stem = infinitive.slice(0, -2);
  const ending = infinitive.slice(-2);
  const vowel = /[aeou]$/.test(stem) && !/gu$/.test(stem);
  const y = vowel && /u$/.test(stem) ? "y" : "";
  return [
    [infinitive, "infinitive"],
    [`${stem}í`, "past"],
    [vowel ? `${stem}yó` : `${stems.past}ió`, "past"],
    [`${stem}imos`, "past"],
    [firstPerson(stems.present, ending), "present"],
    [`${stems.present}${y}e`, "present"],
    [`${stem}ía`, "imperfect"],
    [vowel ? `${stem}yendo` : `${stems.past}iendo`, "gerund"],
    [participle ?? `${stem}${vowel && y === "" ? "ído" : "ido"}`, "participle"],
  ];
}

/**
 * Forms of a verb in the first and third person and its impersonal ones. Notation: "infinitive", or
 * "infinitive:present stem:past stem:participle" where they differ ("medir:mid:mid", "resolver:resuelv::resuelto").
 */
export function conjugate(notation: string): Forms {
  const [infinitive = "", present = "", past = "", participle] = notation.split(":");
  const stem = infinitive.slice(0, -2);
  const stems: Stems = { present: present || stem, past: past || stem };
  const ofFamily = family(infinitive);
  if (ofFamily !== null) return ofFamily;
  return infinitive.endsWith("ar")
    ? firstConjugation(infinitive, stems)
    : secondConjugation(infinitive, stems, participle);
}

// "plan" -> "planned", "cut" -> "cutting".
const ONE_SHORT_SYLLABLE = /^[^aeiou]+[aeiou][^aeiouwxy]$/;

/** English forms. Notation: "manage" (regular), or "lead:led" and "write:wrote:written". */
export function conjugateEnglish(notation: string): Forms {
  const [base = "", irregular, participle] = notation.split(":");
  const stem = base.replace(/e$/, "");
  const doubled = ONE_SHORT_SYLLABLE.test(base) ? base + base.slice(-1) : stem;
  const consonantY = /[^aeiou]y$/.test(base);
  const past = irregular ?? (consonantY ? `${base.slice(0, -1)}ied` : `${doubled}ed`);
  const third = consonantY ? `${base.slice(0, -1)}ies` : /(?:s|sh|ch|x)$/.test(base) ? `${base}es` : `${base}s`;
  return [
    [base, "infinitive"],
    [past, "past"],
    [third, "present"],
    [`${/ee$/.test(base) ? base : doubled}ing`, "gerund"],
    [participle ?? past, "participle"],
  ];
}
