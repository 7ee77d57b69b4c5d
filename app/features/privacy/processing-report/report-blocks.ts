/** A report as blocks, from which its Markdown and its HTML are made. */

export type Block =
  | { kind: "heading"; level: 1 | 2 | 3; text: string }
  | { kind: "text"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: "heading", level, text });
export const text = (words: string): Block => ({ kind: "text", text: words });
export const list = (items: string[]): Block => ({ kind: "list", items });
export const table = (head: string[], rows: string[][]): Block => ({ kind: "table", head, rows });

export function asMarkdown(blocks: readonly Block[]): string {
  return `${blocks.map(markdownOf).join("\n\n")}\n`;
}

function markdownOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${plain(block.text)}`;
    case "text":
      return plain(block.text);
    case "list":
      return block.items.map((item) => `- ${plain(item)}`).join("\n");
    case "table":
      return [block.head, block.head.map(() => "---"), ...block.rows].map(markdownRow).join("\n");
  }
}

const markdownRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => plain(cell).replaceAll("|", "\\|")).join(" | ")} |`;
const plain = (words: string) => words.replace(/\s+/g, " ").replace(/([<>])/g, "\\$1");

/** A page of its own that prints well: A4, without shell, links or scripts. */
export function asHtml(blocks: readonly Block[], title: string): string {
  return `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>
${blocks.map(htmlOf).join("\n")}
</main></body></html>
`;
}

const STYLE =
  "@page{size:A4;margin:18mm}body{font:15px/1.5 system-ui,sans-serif;color:#1c1e1c;margin:0}" +
  "main{max-width:50rem;margin:0 auto;padding:1.5rem}h1{font-size:1.6rem}h2{font-size:1.25rem;margin-top:2rem}" +
  "h2,h3{break-after:avoid}table{border-collapse:collapse;width:100%;font-size:.85rem}tr{break-inside:avoid}" +
  "th,td{border:1px solid #8a8a84;padding:.35rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}";

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
    case "text":
      return `<p>${escaped(block.text)}</p>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
    case "table":
      return `<table><thead><tr>${cells("th", block.head)}</tr></thead><tbody>${block.rows
        .map((row) => `<tr>${cells("td", row)}</tr>`)
        .join("")}</tbody></table>`;
  }
}

const cells = (tag: "th" | "td", row: readonly string[]) =>
  row.map((cell) => `<${tag}${tag === "th" ? ' scope="col"' : ""}>${escaped(cell)}</${tag}>`).join("");
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (words: string) => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
