import { screenPerson } from "#app/http/lost-session.ts";
import { isTabLeft } from "#app/http/tab-storage.ts";

/** What was pasted, for a reload of this tab or the way over 'Analizar CV'. Only for the person whose screen it was. */

const KEY = "job-offer-text";

export function keepText(text: string): void {
  if (isTabLeft()) return;
  try {
    if (text === "") sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ text, person: screenPerson() }));
  } catch {
    // Storage is full or disabled: a reload starts with an empty field.
  }
}

export function keptText(): string {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return saved?.person === screenPerson() && typeof saved.text === "string" ? saved.text : "";
  } catch {
    return "";
  }
}
