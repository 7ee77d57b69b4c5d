import { readableDetails } from "#app/features/activity/readable-details.ts";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
import type { Role } from "#db/schema.ts";
import { auditWords } from "./actions.ts";

/** Begins every token of a program; pseudonyms of people are of other letters. */
const TOKEN_PREFIX = "cuc_";

/** Whoever stands in a row; without a name the account has been erased. */
export type TrailPerson = { name: string | null; pseudonym: string };

/** "persona borrada · P-7F3A-91C2": the beginning of the pseudonym is enough to tell two people apart. */
export function personWords({ name, pseudonym }: TrailPerson): string {
  if (name === null && pseudonym.startsWith(TOKEN_PREFIX)) return `llave ${pseudonym}`;
  return name ?? `persona borrada · ${shortPseudonym(pseudonym)}`;
}

function shortPseudonym(pseudonym: string): string {
  return `P-${pseudonym.slice(0, 4)}-${pseudonym.slice(4, 8)}`;
}

/** "oficina"; "" for the platform itself. */
export function roleWords(role: string): string {
  if (role === "token") return "programa";
  const name = Object.hasOwn(ROLE_NAMES, role) ? ROLE_NAMES[role as Role] : "";
  return name === ROLE_NAMES.it ? name : name.toLowerCase();
}

type Act = { actor: TrailPerson | null; actorRole: string; action: string; target: TrailPerson | null };

/** What was done, up to the name of whom it was done to: "vio la ficha de". */
export function actWords({ actor, action, target }: Act): string {
  const words = auditWords(action);
  if (!target || target.pseudonym === actor?.pseudonym) return words;
  return ["list_searched", "refused", "call_made"].includes(action) ? `${words}:` : `${words} de`;
}

const LISTS: Readonly<Record<string, string>> = {
  users: "Usuarios",
  "cv-analyses": "Análisis de CV",
  activities: "Actividades",
  "coach-sessions": "Sesiones de coaching",
  feedback: "Opiniones",
  outbox: "Bandeja de salida",
  audit: "Rastro",
  report: "Informe del período",
};

/** "Lista: Usuarios; Formato: csv; Filas: 96"; "" without details. */
export function trailDetails(details: Readonly<Record<string, unknown>>): string {
  const list = typeof details.list === "string" && Object.hasOwn(LISTS, details.list) && LISTS[details.list];
  return readableDetails(list ? { ...details, list } : details);
}
