import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { type Place, placeLexicon } from "#app/features/cv/vocabulary/places.ts";
import { regex } from "#app/platform/regex.ts";
import type { CvEvidence, EvidenceLine } from "./cv-evidence.ts";
import { type Finding, type Requirement, UNKNOWN } from "./requirement.ts";

/** Where one must live or work, against where the CV says that the person lives. */

const CAPITAL = "Metropolitana";
const ELSEWHERE = regex("")`
  \b(?:viaj|travel|desplaz|traslad|remot|terreno|reloca|movil|fly|vuelo|una vez|dos veces|mes\b|
  mensual|quarter|trimest|salida|ruta|mudarte|dispuest)
`;
/** Where one goes, not where one lives. */
const TRAVEL = /\b(?:viaj|travel|fly\b|vuelo|salida|ruta)/;
const RESIDE = /\b(?:vivir|viva|vivas|residir|resida|residencia|residente|domicili|gente de|ser de|live|based)/;

export function findPlace(requirement: Requirement, cv: CvEvidence): Finding {
  if (TRAVEL.test(normalize(requirement.text))) return readyToTravel(cv);
  const wanted = placesIn(requirement.text);
  const home = homeOf(cv);
  if (wanted.length === 0 || home === null) return UNKNOWN;
  const quotes = [home.line.text];
  if (wanted.some((place) => isSame(place, home.place))) return { verdict: "cumple", quotes, because: null };
  const shared = wanted.find((place) => place.region !== null && place.region === home.place.region)?.region;
  const isNear = shared && !RESIDE.test(normalize(requirement.text));
  if (isNear && shared.includes(CAPITAL))
    return { verdict: "cumple", quotes, because: "Las dos comunas son de la Región Metropolitana." };
  if (ELSEWHERE.test(normalize(requirement.text))) return UNKNOWN;
  if (isNear) return { verdict: "parecido", quotes, because: `Los dos lugares están en la región de ${shared}.` };
  if (isResidence(requirement, wanted)) return { verdict: "falta", quotes, because: null };
  return { verdict: "no_se_sabe", quotes, because: asked(wanted) };
}

/** Where one must live; and in what country one must be, also to work from home. */
function isResidence({ text }: Requirement, wanted: readonly Place[]): boolean {
  return RESIDE.test(normalize(text)) || wanted.every(({ kind }) => kind === "country");
}

/** Where somebody lives today does not say where she would work. */
function asked(wanted: readonly Place[]): string {
  const exact = wanted.filter(({ name }) => name !== "Santiago");
  const names = new Set((exact.length > 0 ? exact : wanted).map(({ name }) => name));
  const [only] = names;
  const isCity = names.size === 1 && wanted.every(({ kind }) => kind === "city");
  const where = isCity && only !== undefined ? `en ${only}` : "ahí";
  return `Tu CV nombra otro lugar y eso no cuenta en contra. ¿Puedes trabajar ${where}?`;
}

const READY = /\b(?:disponibilidad|disponible|dispuest[oa]|availab\w*|willing)\b.{0,30}\b(?:viaj|travel|traslad)/;

function readyToTravel(cv: CvEvidence): Finding {
  const line = cv.lines.find(({ plain }) => READY.test(plain));
  return line ? { verdict: "cumple", quotes: [line.text], because: null } : UNKNOWN;
}

function isSame(wanted: Place, home: Place): boolean {
  if (wanted.kind === "country") return wanted.country === home.country;
  if (wanted.kind === "region") return wanted.region === home.region;
  if (home.kind === "region") return wanted.region === home.region;
  return wanted.name === home.name;
}

/** The most exact ones: of "Antofagasta, Chile" the city. */
function placesIn(text: string): Place[] {
  const all = placeLexicon.matches(text).map(({ value }) => value);
  const cities = all.filter(({ kind }) => kind === "city");
  const regions = all.filter(({ kind }) => kind === "region");
  return cities.length > 0 ? cities : regions.length > 0 ? regions : all;
}

function homeOf(cv: CvEvidence): { place: Place; line: EvidenceLine } | null {
  const { location } = cv.facts;
  if (!location) return null;
  const plain = normalize(location);
  const line =
    cv.lines.find((one) => one.plain.includes(plain)) ??
    cv.lines.find((one) => one.plain.includes(plain.split(",")[0] ?? plain));
  const places = placeLexicon.matches(location).map(({ value }) => value);
  const place = places.find(({ kind }) => kind === "city") ?? places[0];
  return line && place ? { place, line } : null;
}
