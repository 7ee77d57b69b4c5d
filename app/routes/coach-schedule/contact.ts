/** The contact data of a booking, as typed. */
export type Contact = { nombre: string; email: string; telefono: string; mensaje: string };

export type ContactErrors = { [Field in keyof Contact]?: string | undefined };

/** The longest texts that are taken. */
export const LONGEST = { nombre: 120, email: 254, telefono: 40, mensaje: 2_000 } as const satisfies Record<
  keyof Contact,
  number
>;

export function contactOf(user: { name: string; email: string }): Contact {
  return { nombre: user.name, email: user.email, telefono: "", mensaje: "" };
}

/** What the browser finds wrong in a field, in words that say what to do. */
const WORDS: Record<keyof Contact, string> = {
  nombre: "Escribe tu nombre.",
  email: "Escribe tu email, como nombre@correo.cl. Ahí llega la confirmación.",
  telefono: "Usa solo números, espacios, guiones, paréntesis y el signo +.",
  mensaje: "Acorta el mensaje.",
};

export function wordsFor(field: string): string {
  return Object.hasOwn(WORDS, field) ? WORDS[field as keyof Contact] : "";
}

/** True when nombre and email are there: the browser takes spaces for a text. */
export function isComplete(contact: Contact): boolean {
  return contact.nombre.trim() !== "" && contact.email.trim() !== "";
}

/** The fields of a form that cannot go on like this, in their order. Whether an email is one is left to the browser. */
export function wrongFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      (!element.checkValidity() || (element.required && element.value.trim() === "")),
  );
}
