import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { z } from "zod";
import { csvRows } from "#app/documents/csv.server.ts";
import { writeWorkbook } from "#app/documents/write-workbook.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { MAX_IMPORT_ROWS } from "./limits.ts";
import { rosterChoicesSchema } from "./report.server.ts";

/** People who come as JSON or CSV are written as a workbook, so that they are read as every other roster is. */

const ROWS_AT_ONCE = 200;
const text = z.string().max(400);
const sentPersonSchema = z.strictObject({
  rut: text.optional(),
  identifier: text.optional().describe("a passport or another number, instead of `rut`"),
  name: text.optional().describe("the whole name, instead of the two parts"),
  given: text.optional(),
  surnames: text.optional(),
  email: text.optional(),
  career: text.optional(),
  faculty: text.optional(),
  campus: text.optional(),
  year: z.union([z.number().int(), text]).optional(),
  status: text.optional(),
});

type SentPerson = z.infer<typeof sentPersonSchema>;

const sentPeopleSchema = z.strictObject({
  people: z.array(z.unknown()).min(1),
  choices: rosterChoicesSchema.optional(),
});

/**
 * Checks what was sent, a few people at a time.
 * @throws ZodError of the first that is wrong; AppError too_large too_many_rows
 */
export async function checkSentPeople(
  sent: unknown,
): Promise<{ people: SentPerson[]; choices?: z.infer<typeof rosterChoicesSchema> | undefined }> {
  const { people, choices } = sentPeopleSchema.parse(sent);
  if (people.length > MAX_IMPORT_ROWS) throw tooMany();
  const checked: SentPerson[] = [];
  for (let at = 0; at < people.length; at += ROWS_AT_ONCE) {
    for (const [index, person] of people.slice(at, at + ROWS_AT_ONCE).entries()) {
      const result = sentPersonSchema.safeParse(person);
      if (result.success) checked.push(result.data);
      else
        throw new z.ZodError(
          result.error.issues.map((issue) => ({ ...issue, path: ["people", at + index, ...issue.path] })),
        );
    }
    await yieldToEventLoop();
  }
  return { people: checked, choices };
}

const HEADERS: Readonly<Record<keyof SentPerson, string>> = {
  rut: "RUT",
  identifier: "Pasaporte",
  name: "Nombre completo",
  given: "Nombres",
  surnames: "Apellidos",
  email: "Correo",
  career: "Carrera",
  faculty: "Facultad",
  campus: "Campus",
  year: "Año de ingreso",
  status: "Situación",
};

export async function workbookOfPeople(people: readonly SentPerson[]): Promise<Uint8Array> {
  const keys = (Object.keys(HEADERS) as (keyof SentPerson)[]).filter((key) => people.some((one) => one[key]));
  const rows = people.map((person) => keys.map((key) => String(person[key] ?? "")));
  return workbookOf(
    keys.map((key) => HEADERS[key]),
    rows,
  );
}

const MAX_COLUMNS = 60;

/**
 * @param bytes CSV in UTF-8, or else in Windows-1252; separated by commas, semicolons or tabs
 * @throws AppError unprocessable corrupt, too_large too_many_rows
 */
export async function workbookOfCsv(bytes: Uint8Array): Promise<Uint8Array> {
  const rows: string[][] = [];
  try {
    for await (const row of csvRows(decoded(bytes))) {
      rows.push(row.slice(0, MAX_COLUMNS));
      if (rows.length > MAX_IMPORT_ROWS + 1) throw tooMany();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("unprocessable", "El CSV no se puede leer: revisa las comillas y expórtalo de nuevo.", {
      reason: "corrupt",
      cause: error,
    });
  }
  const [header = [], ...people] = rows;
  return workbookOf(header, people);
}

function workbookOf(titles: readonly string[], rows: readonly string[][]): Promise<Uint8Array> {
  const width = Math.max(titles.length, ...rows.slice(0, 1).map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => ({ title: titles[index] ?? "", width: 20 }));
  return writeWorkbook({ sheet: "Estudiantes", columns, rows: pagesOf(rows) });
}

/** A few rows at a time, with other requests answered in between. */
async function* pagesOf(rows: readonly string[][]): AsyncGenerator<string[][]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    yield rows.slice(at, at + ROWS_AT_ONCE);
    await yieldToEventLoop();
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const tooMany = () =>
  new AppError("too_large", "Son más de 20.000 personas. Divídelas y envíalas por partes.", {
    reason: "too_many_rows",
  });
