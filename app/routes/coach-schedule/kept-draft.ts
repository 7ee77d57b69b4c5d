import type { Modality } from "#app/features/coaching/modalities.ts";
import { screenPerson } from "#app/http/lost-session.ts";
import { isTabLeft } from "#app/http/tab-storage.ts";
import type { Contact } from "./contact.ts";

/** What is typed into the wizard, for a reload of this tab. Only for the person whose screen it was. */

const KEY = "booking-draft";

type Draft = { contact: Contact; modality: Modality | null };

export function keepDraft(draft: Draft): void {
  if (isTabLeft()) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, person: screenPerson() }));
  } catch {
    // Storage is full or disabled: a reload starts with the account's data.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: there is nothing to drop.
  }
}

/** @param empty what the texts are where nothing was typed; also says which texts there are */
export function keptDraft(empty: Contact): Draft | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (saved === null || saved.person !== screenPerson()) return null;
    const contact = { ...empty };
    for (const name of Object.keys(empty) as (keyof Contact)[]) {
      if (typeof saved.contact?.[name] === "string") contact[name] = saved.contact[name];
    }
    return { contact, modality: typeof saved.modality === "string" ? saved.modality : null };
  } catch {
    return null;
  }
}
