/** The parts of the API, in the order in which a reader wants them, with what is true of all calls of one. */

type Area = { name: string; paths: RegExp; description?: string };

const LISTS = `
  Answers carry \`total\`, \`totalIsMinimum\` (filtered rows are counted up to 10,000) and \`next\`: the \`cursor\`
  of the following page, null on the last; it belongs to one order. \`dir\` is \`desc\` unless \`asc\` is asked for;
  the first value of \`sort\` is the default; \`limit\` is 50 unless given. \`q\` finds people by RUT (with or
  without dots and hyphen), name (without accents, words in any order) or e-mail; words of one or two signs match
  beginnings. \`from\` and \`to\` are days of Chile, both included. Names are ordered as in Spanish. An empty
  parameter counts as absent.

  The exports take the same filters and order and answer a file with all matching rows, streamed. CSV is UTF-8 with a
  byte order mark, semicolons and decimal commas: what Excel with Chilean settings opens by a double click. Texts
  that begin with \`= + - @\`, tab, CR or NUL get an apostrophe in front, in both formats; in XLSX texts are text
  cells, dates are dates (wall time of Chile). An export is recorded before its first row leaves.`;

const ADMINISTRATION = `
  For admins: 401 without a session, 403 for everybody else. Each act is one transaction with its activity (who,
  what, on whom; no texts, no secrets), and looks the admin up again inside it.`;

const AREAS: readonly Area[] = [
  { name: "Signing in", paths: /^\/api\/auth\// },
  { name: "CV analysis", paths: /^\/api\/cv\// },
  { name: "Workshop", paths: /^\/api\/workshop\// },
  { name: "Interviews", paths: /^\/api\/(?:interview|transcribe)/ },
  { name: "Practice", paths: /^\/api\/practice\// },
  { name: "Job offers", paths: /^\/api\/job-offers/ },
  { name: "Coaching", paths: /^\/api\/coaching\// },
  { name: "The coach's desk", paths: /^\/api\/coach\// },
  { name: "Institution", paths: /^\/api\/institution\// },
  { name: "Own account", paths: /^\/api\/account\// },
  {
    name: "Administration: lists",
    paths: /^\/api\/admin\/(?:users|activities|cv-analyses|coach-sessions|feedback)(?:\/export)?$/,
    description: LISTS,
  },
  { name: "Administration: bulk load", paths: /^\/api\/admin\/upload-excel/ },
  { name: "Administration: the office", paths: /^\/api\/admin\//, description: ADMINISTRATION },
  {
    name: "Programs of the university",
    paths: /^\/(?:api\/roster$|scim\/v2\/)/,
    description: "For programs with a token of `/admin/access/tokens`, sent as `Authorization: Bearer`.",
  },
  { name: "Operation", paths: /^\/(?!api\/)/, description: "For the programs that watch over the platform." },
];

/** @throws Error for a path that belongs to none: a new part of the API is named here */
export function areaOf(path: string): string {
  const area = AREAS.find(({ paths }) => paths.test(path));
  if (!area) throw new Error(`${path} belongs to no area of the API`);
  return area.name;
}

export const TAGS = AREAS.map(({ name, description }) => ({
  name,
  ...(description !== undefined && { description: plainText(description) }),
}));

/** Text of a template as Markdown: one line a paragraph or list item, without the indentation of the code. */
export function plainText(template: string): string {
  const paragraphs = template.trim().split(/\n\s*\n/);
  return paragraphs
    .map((paragraph) =>
      paragraph
        .trim()
        .replace(/\s*\n\s*(?!- )/g, " ")
        .replace(/\n\s*(?=- )/g, "\n"),
    )
    .join("\n\n");
}
