/** Places where people find help, parsed from the setting SUPPORT_CARE. */

export type HelpLine = {
  name: string;
  /** What the place offers, and when it can be reached. */
  detail: string;
  /** tel:, mailto: or https: */
  href: string;
};

/** Shown in the message about a setting with the wrong form. */
export const HELP_LINES_EXPECTED =
  "hasta 6 líneas separadas por ;, cada una como «nombre | detalle y horario | tel:…, mailto:… o https://…»";

const MAX_LINES = 6;
const MAX_PART_CHARS = 200;
const HREF = /^(?:tel:[+*#\d]{2,20}|mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** The lines of `nombre | detalle | enlace; …`; null when a part of it does not have that form. */
export function parseHelpLines(setting: string): HelpLine[] | null {
  const rows = setting
    .split(";")
    .filter((row) => row.trim() !== "")
    .map((row) => row.split("|").map((part) => part.trim()));
  const lines = rows.flatMap(([name = "", detail = "", href = "", ...more]) => {
    const fits = name !== "" && more.length === 0 && name.length <= MAX_PART_CHARS && detail.length <= MAX_PART_CHARS;
    return fits && HREF.test(href) ? [{ name, detail, href }] : [];
  });
  const isWhole = lines.length === rows.length && lines.length > 0 && lines.length <= MAX_LINES;
  return isWhole ? lines : null;
}
