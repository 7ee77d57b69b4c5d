/**
 * Figures that measure something ("18%", "46 registros", "de 14 a 9 meses", "tres analistas"), as opposed to numbers
 * that only name or date something (phone numbers, RUT, years, addresses, standards, versions, grades, course hours).
 */

import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";

type FigureKind =
  /** A measured difference: a percentage, "from x to y", a sign before the number. */
  | "change"
  /** A number with its unit or object. */
  | "amount"
  /** The same, but small or in words ("3 analistas", "dos obras"): weak by itself. */
  | "word";

export type Figure = { text: string; start: number; kind: FigureKind };

// Each of these is masked before numbers are searched; the order matters (longer shapes first).
const NOT_A_MEASURE: readonly RegExp[] = [
  regex("g")`
    (?<![\w.+-])[\w.+-]+@[\w.-]+|(?:https?://|www\.)\S+|\b[\w-]+\.(?:com|cl|net|org|io|dev|ar|pe|co|es|br|
    mx)(?:/\S*)?
  `,
  /\b\d{1,2}\.?\d{3}\.?\d{3}\s?-\s?[\dk]\b/g,
  /\(?\+\d{1,3}\)?[\s.\d()-]{7,}/g,
  /\b(?:9\s?)?\d{4}\s\d{4}\b|\b9\d{8}\b|\b\d{8,}\b/g,
  /\b\d{1,2}\s?[/.-]\s?\d{1,2}\s?[/.-]\s?\d{2,4}\b/g,
  /\b\d{1,2}\s?[/.-]\s?(?:19|20)\d{2}\b|\b(?:19|20)\d{2}\s?[/.-]\s?\d{1,2}\b/g,
  regex("g")`
    \b(?:\d{1,2}\s+de\s+)?(?:ene|enero|feb|febrero|mar|marzo|abr|abril|may|mayo|jun|junio|jul|julio|ago|agosto|
    sep|sept|septiembre|oct|octubre|nov|noviembre|dic|diciembre|january|february|march|april|june|july|august|
    september|october|november|december|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|
    dezembro)\.?\s*(?:de\s*|del\s*|')?\s*\d{2,4}\b
  `,
  /\b\d{1,2}\s+de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/g,
  // Standards, laws, products, forms and places with a number in their name.
  regex("g")`
    \b(?:iso|iec|ohsas|nch|ieee|ansi|astm|api|haccp|brc|ley|decreto|resolucion|d\.?\s?s\.?|dfl|d\.?\s?l\.?|ifrs|
    niif|nic|articulo|art\.?|office|windows|microsoft|oracle|f|formulario|form|autocad|sap|s/|n[°ºo]|nro|numero|
    ruta|linea|piso|depto|departamento|casa|block|oficina|pasaje|km|version|ver\.|v|modulo|nivel|fase|etapa|turno|
    turnos|jornada|liceo|escuela|colegio|instituto|clase|licencia|grado|region|seccion|zona|sector|covid|
    industria|area|web|4g|web|ssr|nrf|decreto supremo|decreto ley|supremo|test|
    nb)\.?\s*(?:n[°ºo]\.?\s*)?[-–]?\s*\d+(?:[.:/-]\d+)*\b
  `,
  // A version, unless an object follows: "Python 3", but "con Python 6 reportes".
  /\b(?:java|python|angular|php|html|css|react|vue|node)\s*\d+(?:[.:/-]\d+)*\b(?!\s+\p{L}{3,}s\b)/gu,
  regex("g")`
    \b\d+\s?[°º](?!\s?c\b)(?:\s*(?:a|y|-|al|e)\s*(?:\d+|i{1,3}v?|iv)\s?[°º]?)?(?:\s*(?:basico|medio|semestre|ano|
    grado|lugar))?
  `,
  /\b\d{1,2}(?:ro|do|to|er|mo|vo|no|th|st|nd|rd)\b/g,
  /\b(?:[1-8])\s+(?:basico|medio)\b/g,
  /\b(?:\d+\s?x\s?\d+|24\/7|24x7|\d+\/\d+\s+turnos?)\b/g,
  /\b\d{1,2}(?::\d{2})?\s?(?:a|y|-|to)\s?\d{1,2}:\d{2}\b|\b\d{1,2}:\d{2}\s?(?:a|y|-|to)\s?\d{1,2}\b/g,
  regex("g")`
    \b(?:local|anexo|sucursal|bodega|planta|caja|calle|puerta|torre|edificio|anden|stand|sala|box|camara|
    poblacion|villa|paradero)\s(?:n[°ºo]\.?\s*)?\d+\b(?!\s*(?:%|por ciento))
  `,
  /\b\d{1,2}[:.]\d{2}\s*(?:hrs?|horas|h|am|pm)\b|\b\d{1,2}\s*(?:am|pm)\b/g,
  regex("g")`
    \b\d+(?:[.,]\d+)?\s*(?:\+\s*)?(?:anos?|years?|meses)\s*(?:de\s+|of\s+)?(?:edad|experiencia|experience|
    trayectoria|carrera|antiguedad|old|servicio|garantia|idade)\b
  `,
  /\b(?:mas de|over|sobre|con|with|mais de)\s+\d+\s*(?:anos|years)\b/g,
  /\b\d+\s*(?:anos|years)\b(?!\s*(?:de\s+)?(?:datos|historia|registros))/g,
  regex("g")`
    \b\d+\s*(?:horas|hrs|hours)\s*(?:semanales|cronologicas|pedagogicas|lectivas|academicas|a la semana|per week|
    por semana)?(?=[^.]{0,25}\b(?:curso|taller|diplomado|capacitacion recibida|seminario|course|workshop)\b)
  `,
  /\b(?:curso|taller|diplomado|seminario|course|workshop|certificacion)\b[^.;]{0,60}?\b\d+\s*(?:horas|hrs|hours|h)\b/g,
  regex("g")`
    \b\d+\s*(?:horas|hrs)\s*(?:semanales|cronologicas|pedagogicas|lectivas|academicas|
    a la semana)\b(?<!\b(?:ahorr|reduj|liber|recuper|libr)\w* (?:\w+ ){0,4}\d+ \w+ [\w ]+)
  `,
  regex("g")`
    \b(?:19|20)\d{2}s?\b(?!\s*(?:%|personas|clientes|unidades|usuarios|alumnos|estudiantes|pacientes|toneladas|
    casos|piezas|kg|m2|metros|horas))
  `,
  /\bsix sigma\b|\b[1-9]\s?s\b|\b\d+\s+hij[oa]s\b/g,
  regex("g")`
    \b(?!m2\b|m3\b|co2\b)[a-z]+\d+[a-z0-9]*\b|\b\d+[a-z]{1,2}\d*\b(?<!\d(?:k|m|kg|t|ha|mw|kw|mm|cm|km|m2|ml|gb|tb|
    ms|h|s|kv|mb|ro))
  `,
];

// Bounded, so that a line of digits does not cause quadratic matching.
const NUMBER = String.raw`\d{1,15}(?:[.,\s]\d{3}){0,6}(?:[.,]\d{1,9})?`;
const CHANGE = new RegExp(
  [
    String.raw`[+-]?\s?${NUMBER}\s?(?:%|por ciento|percent|puntos porcentuales|pp\b)`,
    String.raw`\b(?:de|desde|from)\s+(?:US\$|UF|MM\$|\$|R\$)?\s?${NUMBER}\s?[\p{L}%/²³$]{0,14}(?:\s(?!(?:y|e|` +
      String.raw`que|and)\s)[\p{L}/]{1,14}){0,2}\s+(?:a|hasta|to|para)\s+(?:solo\s+|only\s+|menos de\s+|` +
      String.raw`mas de\s+)?(?:US\$|UF|MM\$|\$|R\$)?\s?${NUMBER}`,
    String.raw`(?<![\w\d])\+\s?${NUMBER}`,
  ].join("|"),
  "giu",
);
const AMOUNT = new RegExp(String.raw`(?:US\$|MM\$|M\$|CLP|USD|UF|R\$|\$|€)?\s?${NUMBER}`, "gi");
// Changes without digits: "se duplicó", "by a third", "a la mitad".
const CHANGE_IN_WORDS = regex("g")`
    \b(?:(?:se )?(?:duplic|tripliqu|triplic|dupliqu)\w+|doubled|tripled|halved|dobrei|tripliquei|(?:al|
    el) (?:doble|triple)|(?:a|en) la mitad|en un (?:tercio|cuarto)|by (?:a|one) (?:third|quarter|half)|by half)\b
  `;
const WORDS_OF_NUMBER = regex("g")`
    \b(?:cero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|
    diecisiete|dieciocho|diecinueve|veinte|veintiun\w*|veinti\w+|treinta|cuarenta|cincuenta|sesenta|setenta|
    ochenta|noventa|cien|ciento|doscient[oa]s|trescient[oa]s|quinient[oa]s|mitad|tercio|zero|two|three|four|five|
    six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|half|dois|duas|quatro|sete|
    oito|nove|dez|doze|vinte|trinta|cem)\b(?!\s+(?:veces por semana|anos|years|meses de experiencia|idiomas|lados|
    veces|days|dias|turnos|jornadas|hij[oa]s)\b)
  `;

const HAS_DIGIT = /\d/;
/** The patterns that match texts without digits: addresses, and a method named after a number. */
const NAMES_WITHOUT_DIGITS: readonly RegExp[] = [...NOT_A_MEASURE.slice(0, 1), /\bsix sigma\b/g];

/** Masks "mas de", "anos" of a career and the like; keeps the length. */
function withoutNames(normalized: string): string {
  let rest = normalized;
  for (const shape of HAS_DIGIT.test(normalized) ? NOT_A_MEASURE : NAMES_WITHOUT_DIGITS)
    rest = rest.replace(shape, (found) => "_".repeat(found.length));
  return rest;
}

const SHAPES_IN_WORDS = [
  ["change", CHANGE_IN_WORDS],
  ["word", WORDS_OF_NUMBER],
] as const;
const SHAPES = [["change", CHANGE], SHAPES_IN_WORDS[0], ["amount", AMOUNT], SHAPES_IN_WORDS[1]] as const;

/** The figures of a sentence, from left to right, without overlaps. */
export function figures(text: string): Figure[] {
  const rest = withoutNames(normalize(text));
  const found: Figure[] = [];
  const free = (start: number, end: number) =>
    found.every((other) => end <= other.start || start >= other.start + other.text.length);
  for (const [kind, shape] of HAS_DIGIT.test(rest) ? SHAPES : SHAPES_IN_WORDS) {
    for (const match of rest.matchAll(shape)) {
      const lead = match[0].length - match[0].trimStart().length;
      const start = match.index + lead;
      const end = match.index + match[0].trimEnd().length;
      if (!free(start, end) || (kind === "amount" && !countsSomething(rest, start, end))) continue;
      const measured = kindOf(kind, rest, match[0]);
      found.push({ text: text.normalize("NFC").slice(start, end), start, kind: measured });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** A bare number measures something when its object follows, or a currency precedes it. */
function countsSomething(rest: string, start: number, end: number): boolean {
  if (/[$€]|uf|usd|clp/.test(rest.slice(start, end))) return true;
  if (/(?:uf|us\$|mm\$|m\$|\$|usd|clp|ufs)\s?$/.test(rest.slice(Math.max(0, start - 5), start))) return true;
  if (/(?:equipos? de|team of|equipe de|a cargo de|grupos? de)\s$/.test(rest.slice(Math.max(0, start - 14), start)))
    return true;
  if (/^\s*(?:a|al|y|e|o|u|en|con|por|para|que|to|and|or|in|with|for)\b/.test(rest.slice(end))) return false;
  if (isDuration(rest, end)) return false;
  return /^\+?[\s-]{0,2}(?:[\p{L}(²³/"'«]|mm|kw)/u.test(rest.slice(end)) && !/^\s*[yaeo]?\s*_/.test(rest.slice(end));
}

const SPARED = regex()`
    \b(?:ahorr\w*|reduj\w*|reduc\w*|baj\w+|menos|liber\w*|recuper\w*|acort\w*|saved|saving|cut|reduced|
    sin (?:accidentes|fallas|detenciones|incidentes)|hombre|record)\b
  `;

/** Hours, days and months also measure courses and shifts: they count only where the sentence says time was saved. */
function isDuration(rest: string, end: number): boolean {
  return (
    /^\s*(?:horas?|hrs?|h|hours?|dias?|days?|semanas?|weeks?|mes|meses|months?|minutos?|semestres?)\b/.test(
      rest.slice(end),
    ) && !SPARED.test(rest)
  );
}

const RISE = regex()`
    \b(?:sub\w+|aument\w*|pas(?:e|o|amos|ando|ar|aron)|crec\w*|elev\w*|increment\w*|mejor\w*|ampli\w*|dupli\w*|
    tripli\w*|lleve|llevo|increas\w*|grew|grow\w*|rais\w*|rose|improv\w*|scal\w*|escal\w*|expand\w*|alza|aumentei|
    cresc\w*|multiplic\w*)\b
  `;

/**
 * "from x to y" is a change when it decreases, or when a word says that it rose; otherwise a range ("grupos de 6 a
 * 14").
 */
function isChange(rest: string, found: string): boolean {
  if (!/^\s*(?:de|desde|from)\b/i.test(found)) return true;
  const [first, second] = (found.match(/\d[\d.,]*/g) ?? []).map((digits) =>
    Number(digits.replace(/[.,](?=\d{3}\b)/g, "").replace(",", ".")),
  );
  if (first === undefined || second === undefined) return true;
  return second < first || found.includes("%") || RISE.test(rest) || /[a-z]\s+(?:a|to)\s/i.test(found);
}

const SMALL_MAX = 4;
const SMALL_WORDS = /^(?:dos|tres|cuatro|two|three|four|dois|duas|quatro|half|mitad|tercio)$/;

function kindOf(kind: FigureKind, rest: string, found: string): FigureKind {
  if (kind === "change") return isChange(rest, found) ? "change" : "amount";
  if (kind === "word") return SMALL_WORDS.test(found) ? "word" : "amount";
  return /^[1-9]$/.test(found.trim()) && Number(found) <= SMALL_MAX ? "word" : "amount";
}
