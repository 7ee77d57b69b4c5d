/** Places where people find help, as the setting SUPPORT_CARE writes them. */

export type HelpLine = {
  name: string;
  /** What it is, and when somebody answers. */
  detail: string;
  /** tel:, mailto: or https: */
  href: string;
};

/** For the message about a setting that does not have the form. */
export const HELP_LINES_EXPECTED =
  "hasta 6 líneas separadas por ;, cada una como «nombre | detalle y horario | tel:…, mailto:… o https://…»";

const MOST_LINES = 6;
const LONGEST_PART = 200;
const HREF = /^(?:tel:[+*#\d]{2,20}|mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/** The lines of `nombre | detalle | enlace; …`; null when a part of it does not have that form. */
export function parseHelpLines(setting: string): HelpLine[] | null {
  const rows = setting
    .split(";")
    .filter((row) => row.trim() !== "")
    .map((row) => row.split("|").map((part) => part.trim()));
  const lines = rows.flatMap(([name = "", detail = "", href = "", ...more]) => {
    const fits = name !== "" && more.length === 0 && name.length <= LONGEST_PART && detail.length <= LONGEST_PART;
    return fits && HREF.test(href) ? [{ name, detail, href }] : [];
  });
  const isWhole = lines.length === rows.length && lines.length > 0 && lines.length <= MOST_LINES;
  return isWhole ? lines : null;
}
