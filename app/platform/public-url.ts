/** What PUBLIC_URL has to be, as the end of the sentence that begins with "se esperaba". */
export const PUBLIC_URL_EXPECTED =
  "solo el servidor, como https://carreras.universidad.cl, sin ruta, «?», «#», usuario ni clave. La plataforma se " +
  "sirve desde la raíz y no dentro de una carpeta de otro sitio: pide un nombre o subdominio propio para ella";

/**
 * The origin that people type, without a trailing slash. A path would have to be cut off: pages, cookies and links all
 * start at the root, and mails would then lead to somebody else's site.
 * @param url an absolute http or https address
 * @returns null if it says more than a scheme, a host and a port
 */
export function publicOrigin(url: string): string | null {
  const { origin, pathname } = new URL(url);
  return pathname === "/" && !/[?#@]/.test(url) ? origin : null;
}
