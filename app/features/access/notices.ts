/** What /login says after a sign-in with the university's account did not work: the address only has the code. */
const NOTICES = {
  expired: [
    "Ese ingreso ya no sirve",
    "Pasaron más de 10 minutos, ya se usó, o se abrió en otro navegador. Aprieta otra vez el botón para entrar.",
  ],
  cancelled: ["No terminaste de entrar", "Aprieta otra vez el botón, o entra de otra forma."],
  refused: [
    "No pudimos comprobar tu cuenta",
    "La respuesta de la universidad no era la esperada. Intenta otra vez; si se repite, contacta al administrador.",
  ],
  unreachable: [
    "El ingreso de la universidad no responde",
    "Espera unos minutos e intenta otra vez. Si se repite, contacta al administrador.",
  ],
  unknown: [
    "Todavía no tienes una cuenta aquí",
    "Entraste bien a la universidad, pero esta plataforma no te encuentra. Pide tu cuenta al administrador.",
  ],
  identifier: [
    "Tu RUT no llegó bien",
    "El RUT que envió la universidad no es válido. Contacta al administrador para que lo corrija.",
  ],
  two_people: [
    "Tus datos coinciden con dos cuentas",
    "Para no mezclar a dos personas no abrimos ninguna. Contacta al administrador para que revise tu RUT y tu correo.",
  ],
  other_subject: [
    "Tu cuenta está unida a otro usuario",
    "Esta cuenta ya entra con otro usuario de la universidad. Contacta al administrador para que lo revise.",
  ],
  inactive: ["Tu cuenta está desactivada", "Contacta al administrador para que la active."],
  busy: ["Hay muchas personas entrando", "Espera unos segundos y aprieta otra vez el botón."],
} as const;

export type NoticeCode = keyof typeof NOTICES;

export type Notice = { title: string; text: string };

/** Null for everything that is no code of the table. */
export function noticeOf(code: string | null): Notice | null {
  if (code === null || !Object.hasOwn(NOTICES, code)) return null;
  const [title, text] = NOTICES[code as NoticeCode];
  return { title, text };
}

/** The page that says it. */
export function noticePath(code: NoticeCode): string {
  return `/login?aviso=${code}`;
}
