import { findDuration } from "#app/features/cv/facts/dates/durations.ts";
import { unionMonths } from "#app/features/cv/facts/facts.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { occupationLexicon } from "#app/features/cv/vocabulary/occupations.ts";
import { contentStems } from "#app/features/practice/content-words.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvEvidence } from "./cv-evidence.ts";
import { familyOfBoth, membersIn as found, type Member } from "./related.ts";
import { ABSENT, type Finding, type Requirement, UNKNOWN } from "./requirement.ts";
import { deedOf, type Role, rolesIn } from "./roles.ts";
import sectors from "./sectors.json";

/** Experience: months of the jobs that have to do with what is asked. */

const SAME_POST = regex("")`
  \b(?:ejercicio|role|rol|similar|similares|mismo cargo|el cargo|este cargo|la funcion|funciones|
  comparable|equivalente|el area|el rubro|parecid[oa]s?|puesto)
`;
/** Of "idealmente en empresas de más de 500 personas" no work is told that could meet it. */
const ASKS_WORK =
  /\b(?:exp|experiencia\w*|experience|anos?|years?|meses|trayectoria|trabajado|cargos?|roles?|puestos?)\b/;
const ENOUGH = 0.92;
const MAX_QUOTES = 3;

/** Months asked for, null where no amount is given. */
export function monthsAsked({ text, value }: Pick<Requirement, "text" | "value">): number | null {
  const plain = normalize(text);
  const lowest = /(?:entre |de )?(\d+) ?(?:a|y|-|–|to) ?\d+ ?(?:anos|years)/.exec(plain)?.[1];
  if (lowest) return Number(lowest) * 12;
  const duration = findDuration(text);
  if (duration !== null) return duration;
  const years = Number(value.replace(",", "."));
  return value.trim() !== "" && Number.isFinite(years) && years > 0 && years < 40 ? years * 12 : null;
}

export function findYears(requirement: Requirement, cv: CvEvidence, post: string): Finding {
  if (cv.jobs.length === 0) return cv.facts.jobs.length === 0 ? ABSENT : UNKNOWN;
  if (namesNothing(requirement.text) && !ASKS_WORK.test(normalize(requirement.text))) return UNKNOWN;
  const fields = fieldsOf(requirement, post);
  const sectors = sectorsIn(requirement.text);
  const named = cv.jobs.filter(
    (one) => isRelated(fields, requirement.text, one) || hasRole(requirement, post, one) || isIn(sectors, one),
  );
  const implied = impliedBy(fields, requirement.text, cv);
  const related = [...new Set([...named, ...(implied?.isWhole ? implied.jobs : [])])];
  const sure =
    related.length > 0
      ? byMonths(requirement, related, cv, named.length === 0 && implied ? becauseOf(implied) : null)
      : null;
  if (sure?.verdict === "cumple") return sure;
  const near = namesNothing(requirement.text) ? ofSameArea(requirement, related, cv, post) : null;
  if (near?.verdict === "cumple") return near;
  if (sure) return sure;
  return implied ? partOf(implied, cv) : distant(requirement, fields, cv, post);
}

/** "Un año de experiencia" asks for the post's kind of work, by whatever name. */
function ofSameArea(requirement: Requirement, related: CvEvidence["jobs"], cv: CvEvidence, post: string): Finding {
  const near = jobsOfArea(new Set([...areasIn(post)].filter((area) => !NO_ONE_TRADE.has(area))), cv);
  return near.length === 0 ? UNKNOWN : byMonths(requirement, [...new Set([...related, ...near])], cv, SAME_AREA);
}

function byMonths(requirement: Requirement, related: CvEvidence["jobs"], cv: CvEvidence, why: string | null): Finding {
  const quotes = headersOf(related, cv);
  if (quotes.length === 0) return UNKNOWN;
  const asked = monthsAsked(requirement);
  const dated = related.flatMap(({ job }) => job.interval ?? []);
  const months =
    unionMonths(dated, cv.today) +
    related.reduce((sum, { job }) => sum + (job.interval === null ? (job.months ?? 0) : 0), 0);
  if (asked === null || months >= asked * ENOUGH) return { verdict: "cumple", quotes, because: why };
  return { verdict: "parecido", quotes, because: shorter(months, asked) };
}

type Job = CvEvidence["jobs"][number];
const SECTORS = sectors.map(({ asked, employer }) => ({
  // The whole of what is asked: "experiencia en salud", not "experiencia en salud ocupacional".
  asked: new RegExp(
    `(?:^|\\b(?:en|in|el|la|los|las|u|o|otros|rubro|sector|area) )(?:${asked.join("|")})(?=$|[,;.)]| [uo] )`,
  ),
  employer: new RegExp(`\\b(?:${employer.join("|")})\\b`),
}));

const sectorsIn = (text: string) => SECTORS.filter(({ asked }) => asked.test(normalize(text)));

function isIn(wanted: typeof SECTORS, { job, lines }: Job): boolean {
  const head = normalize(`${job.employer ?? ""} ; ${lines[0]?.text ?? ""}`);
  return wanted.some(({ employer }) => employer.test(head));
}

type Implied = { role: Role; words: string; isWhole: boolean; jobs: CvEvidence["jobs"] };

const rolesOf = ({ job, lines }: CvEvidence["jobs"][number]) => rolesIn(`${job.title ?? ""}\n${lines[0]?.text ?? ""}`);

/** The same role by another name ("Data Analyst", "Analista de datos"): the one asked, or else the post. */
function hasRole({ text }: Requirement, post: string, job: CvEvidence["jobs"][number]): boolean {
  const asked = rolesIn(text);
  const wanted = asked.length > 0 ? asked : namesNothing(text) ? rolesIn(post) : [];
  return wanted.length > 0 && rolesOf(job).some((role) => wanted.includes(role));
}

/** Work in a role that includes what is asked for everybody ("Recepcionista": atención de público). */
function impliedBy(fields: readonly Field[], text: string, cv: CvEvidence): Implied | null {
  if (PEOPLE.test(normalize(text)) || text.match(NAME)) return null;
  const all = cv.jobs.flatMap((job) =>
    rolesOf(job).flatMap((role) =>
      fields.flatMap(({ stems }) => {
        const deed = deedOf(role, stems);
        return deed ? [{ role, ...deed, job }] : [];
      }),
    ),
  );
  const best = all.find(({ isWhole }) => isWhole) ?? all[0];
  if (!best) return null;
  const jobs = all.filter(({ isWhole }) => isWhole === best.isWhole).map(({ job }) => job);
  return { ...best, jobs: [...new Set(jobs)] };
}

const becauseOf = ({ role, words }: Implied) => `El trabajo de ${role.name.toLocaleLowerCase("es")} incluye ${words}.`;

function partOf(implied: Implied, cv: CvEvidence): Finding {
  const quotes = headersOf(implied.jobs, cv);
  return quotes.length > 0 ? { verdict: "parecido", quotes, because: becauseOf(implied) } : UNKNOWN;
}

function distant(requirement: Requirement, fields: readonly Field[], cv: CvEvidence, post: string): Finding {
  if (requirement.text.match(NAME)) return ABSENT;
  return ofKin(fields, cv) ?? (monthsAsked(requirement) === null ? ABSENT : sameArea(requirement, cv, post));
}

const headersOf = (jobs: CvEvidence["jobs"], cv: CvEvidence): string[] =>
  jobs
    .flatMap(({ job }) => job.headerLines.map((line) => cv.lineAt(line)?.text ?? ""))
    .filter(Boolean)
    .slice(0, MAX_QUOTES);

/** Work in a field that our vocabulary relates to the one asked. */
function ofKin(fields: readonly Field[], cv: CvEvidence): Finding | null {
  const wanted = fields.flatMap(({ members }) => members);
  for (const one of cv.jobs) {
    const own = one.lines.flatMap(({ text }) => membersIn(text));
    const families = wanted.flatMap((asked) => own.flatMap((told) => familyOfBoth(asked, told, FIELD_KINDS) ?? []));
    const quotes = headersOf([one], cv);
    const [family] = families;
    if (family && quotes.length > 0) return { verdict: "parecido", quotes, because: family.why };
  }
  return null;
}

const FIELD_KINDS = ["sector", "skill"];

/** Work of the same area that does not name what is asked is a beginning. */
function sameArea({ text }: Requirement, cv: CvEvidence, post: string): Finding {
  if (PEOPLE.test(normalize(text))) return ABSENT;
  const wanted = new Set([...areasIn(text), ...areasIn(post)]);
  wanted.delete("general");
  const quotes = headersOf(jobsOfArea(wanted, cv), cv);
  return quotes.length > 0
    ? { verdict: "parecido", quotes, because: "Es trabajo de la misma área; tu CV no nombra eso mismo." }
    : ABSENT;
}

/** Areas of many trades: a nurse's aide is no nurse, an electrician no welder. "general" says nothing. */
const NO_ONE_TRADE = new Set(["general", "health", "trades", "engineering", "science", "construction", "mining"]);
const SAME_AREA = "Es trabajo de la misma área que el aviso.";

function jobsOfArea(wanted: ReadonlySet<string>, cv: CvEvidence): CvEvidence["jobs"] {
  return cv.jobs.filter(({ job, lines }) =>
    [...areasIn(`${job.title ?? ""}; ${lines[0]?.text ?? ""}`)].some((area) => wanted.has(area)),
  );
}

function shorter(months: number, asked: number): string {
  const years = (count: number) =>
    count < 12
      ? `${count} ${count === 1 ? "mes" : "meses"}`
      : `${Math.round((count / 12) * 10) / 10} años`.replace(".", ",");
  return months === 0
    ? "Tu CV nombra ese trabajo sin fechas."
    : `Tu CV muestra ${years(months)} en algo así; piden ${years(asked)}.`;
}

/** One way of meeting it ("ventas B2B o call center" has two): its words, areas of work and names. */
type Field = {
  names: readonly string[];
  share: number;
  stems: readonly string[];
  members: readonly Member[];
  initials: readonly string[];
};

const STOP_STEMS = regex("")`
  ^(?:exp$|min$|nivel|role$|desde|hasta|entre|exper|minim|labor|cargo|demos|compr|previ|traba|anos?$|
  years|simil|desea|exclu|indis|menos|algun|haber|haya|hayas|tener|ideal|reque|most|least|year|mes|
  meses|month|perso|empre|previ|acred|vali|antes|mundo|venga|vengas|viene|pasad|areas?$|rubro|parec|coupl|
  worki|haz|hayan)
`;
const SEPARATOR = /,|;|\/|\s(?:o|u|or|y\/o)\s/u;
const PEOPLE = regex("")`
  \b(?:(?:gente|personas?|personal|equipos?) a (?:su |tu )?cargo|liderando|liderar equipos|jefatura|
  leading (?:a )?teams?|people management|a cargo de (?:un |una )?(?:equipo|cuadrilla))
`;
const LEADS = /\b(?:jef[ea]s?|supervis|coordinador|lider|gerente|encargad|manager|lead|head|capataz|director)/;

const NAME = /(?<=\s)\p{Lu}\p{Ll}+(?:\s(?:de|del|de la|y)\s\p{Lu}\p{Ll}+|\s\p{Lu}\p{Ll}+)+/gu;

const membersIn = (text: string): Member[] => found(text).map(({ member }) => member);
const areasIn = (text: string) => new Set(occupationLexicon.matches(text).map(({ value }) => value.area as string));

const OWN_SHARE = 0.6;
const POST_SHARE = 0.5;

/** What any experience is: "experiencia profesional", "ejercicio en". */
const NO_FIELD = /\b(?:profesional(?:es)?|ejercicio|laboral(?:es)?|comprobable)\b/giu;
const INITIALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,4}(?![\p{L}\p{N}])/gu;

/** In `text` as it stands: of "plantas FV" the initials name it. */
function fieldOf(text: string, share: number): Field | null {
  const initials = text === text.toUpperCase() ? [] : [...text.matchAll(INITIALS)].map(([word]) => word.toLowerCase());
  const names = [...text.matchAll(NAME)].map(([name]) => normalize(name));
  const stems = [...new Set(contentStems(text.replace(NO_FIELD, " ")))].filter(
    (stem) => !STOP_STEMS.test(stem) && !/^\d/.test(stem),
  );
  if (stems.length === 0) return null;
  const covers = (start: number, end: number) => {
    const own = new Set(contentStems(text.normalize("NFC").slice(start, end)));
    return stems.filter((stem) => own.has(stem)).length >= stems.length * share;
  };
  const members = found(text).flatMap(({ start, end, member }) => (covers(start, end) ? [member] : []));
  return { share, stems, members, initials, names };
}

/** What the experience must be in; empty for any work. */
function fieldsOf({ text }: Requirement, post: string): Field[] {
  const own = text.split(SEPARATOR).flatMap((part) => fieldOf(part, OWN_SHARE) ?? []);
  return namesNothing(text) ? [fieldOf(post.replace(POST_HEAD, " "), POST_SHARE) ?? []].flat() : own;
}

/** What says nothing of the work: an analyst of pay is none of budgets. */
const POST_HEAD = regex("giu")`
  (?<!\p{L})(?:maestr[oa]s?|analistas?|asistentes?|ayudantes?|auxiliar(?:es)?|encargad[oa]s?|jef[ea]s?|
  coordinador(?:es|as?)?|ejecutiv[oa]s?|profesional(?:es)?|operador(?:es|as?)?|operari[oa]s?|especialistas?|
  supervisor(?:es|as?)?|practicantes?|junior|senior|analyst|assistant|manager|specialist|coordinator|trainee|
  intern)(?!\p{L})
`;

/** "Un año en cargos similares": it means the post itself. */
function namesNothing(text: string): boolean {
  const plain = normalize(text);
  const own = text.split(SEPARATOR).flatMap((part) => fieldOf(part, OWN_SHARE) ?? []);
  return own.length === 0 || (SAME_POST.test(plain) && own.every(({ stems }) => stems.length <= 1));
}

function isRelated(fields: readonly Field[], asked: string, { job, lines }: CvEvidence["jobs"][number]): boolean {
  const title = job.title ?? "";
  const all = lines.map(({ text }) => text).join(" \n ");
  if (PEOPLE.test(normalize(asked))) return LEADS.test(normalize(title)) || PEOPLE.test(normalize(all));
  const plain = normalize(all);
  if (fields.length === 0) return true;
  const stems = new Set(contentStems(`${title} ${job.employer ?? ""} ${all}`));
  const own = membersIn(all);
  const words = new Set(normalize(`${title} ${all}`).match(/[\p{L}\p{N}]+/gu) ?? []);
  return fields.some((field) => {
    if (field.names.length > 0) return field.names.some((name) => plain.includes(name));
    if (field.initials.length > 0 && !field.initials.some((name) => words.has(name))) return false;
    const hits = field.stems.filter((stem) => stems.has(stem)).length;
    if (hits >= Math.max(1, field.stems.length * field.share)) return true;
    return field.members.some((wanted) => own.includes(wanted));
  });
}
