/** The institution's logo in mails: part of the message, because mail programs fetch nothing from a campus server. */

const CONTENT_ID = "logo@institution";
/** Source of the picture in a mail's HTML. */
export const LOGO_SOURCE = `cid:${CONTENT_ID}`;
const PICTURE = new RegExp(`<img [^>]*src="${LOGO_SOURCE}"[^>]*>`, "g");

type LogoPart = { cid: string; filename: string; content: Buffer; contentType: string; contentDisposition: "inline" };

/**
 * The HTML with its logo as a part of the message; without the picture when there is no logo any more.
 * @param png null: none is saved
 */
export function withLogo(html: string, png: Buffer | null): { html: string; attachments: LogoPart[] } {
  if (html.search(PICTURE) === -1) return { html, attachments: [] };
  if (!png) return { html: html.replace(PICTURE, ""), attachments: [] };
  const part = { filename: "logo.png", content: png, contentType: "image/png", contentDisposition: "inline" } as const;
  return { html, attachments: [{ cid: CONTENT_ID, ...part }] };
}
