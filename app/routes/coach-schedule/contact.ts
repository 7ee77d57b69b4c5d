/** The contact data of a booking, as typed. */
export type Contact = { nombre: string; email: string; telefono: string; mensaje: string };

export type ContactErrors = { [Field in keyof Contact]?: string | undefined };

/** Maximum lengths of the texts. */
export const LONGEST = { nombre: 120, email: 254, telefono: 40, mensaje: 2_000 } as const satisfies Record<
  keyof Contact,
  number
>;

export function contactOf(user: { name: string; email: string }): Contact {
  return { nombre: user.name, email: user.email, telefono: "", mensaje: "" };
}

/** Error texts for fields that the browser's validation rejects; they say how to fix them. */
const WORDS: Record<keyof Contact, string> = {
  nombre: "Escribe tu nombre.",
  email: "Escribe tu email, como nombre@correo.cl. Ahí llega la confirmación.",
  telefono: "Usa solo números, espacios, guiones, paréntesis y el signo +.",
  mensaje: "Acorta el mensaje.",
};

/** Whether the address is the one that the program made up for this account. */
export function isUnusable(email: string, unusableEmail: string | null): boolean {
  return unusableEmail !== null && email.trim().toLowerCase() === unusableEmail.toLowerCase();
}

export const UNUSABLE_EMAIL = "Ese correo lo creó la plataforma y nadie lo lee. Escribe uno que uses.";

export function wordsFor(field: string): string {
  return Object.hasOwn(WORDS, field) ? WORDS[field as keyof Contact] : "";
}

/** True when name and email are not blank: the browser's validation accepts spaces. */
export function isComplete(contact: Contact): boolean {
  return contact.nombre.trim() !== "" && contact.email.trim() !== "";
}

/** The invalid fields of a form, in order. The format of an email is left to the browser's validation. */
export function wrongFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      (!element.checkValidity() || (element.required && element.value.trim() === "")),
  );
}
