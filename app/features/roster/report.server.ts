import { z } from "zod";
import { CERTAINTIES, FIELDS } from "./fields.ts";
import { ROW_OUTCOMES } from "./limits.ts";
import { DOUBTS } from "./roster.ts";

/** The responses of the bulk load. The browser imports only their types. */

const rosterRowSchema = z.object({
  sheet: z.string(),
  row: z.number().int().describe("as the spreadsheet program numbers it, from 1"),
  rut: z.string().describe("the identifier in its stored form where the cell holds one; the cell's text where not"),
  name: z.string(),
  outcome: z.enum(ROW_OUTCOMES),
  cause: z.string().optional().describe("only on rejected rows: why, in Spanish"),
  warning: z
    .string()
    .optional()
    .describe("never on rejected rows: what to check, in Spanish; the row counts all the same"),
  previousName: z.string().optional().describe("the name until now: where it changes, and on conflicts"),
});
export type RosterRow = z.infer<typeof rosterRowSchema>;

const columnSchema = z.object({
  index: z.number().int().describe("from 0"),
  header: z.string(),
  field: z.enum([...FIELDS, "none"]),
  certainty: z.enum(CERTAINTIES),
  examples: z.array(z.string()),
});

const sheetSchema = z.object({
  name: z.string(),
  hidden: z.boolean(),
  chosen: z.boolean(),
  people: z.number().int().describe("rows that can be loaded"),
  headerRow: z.number().int().nullable(),
  columns: z.array(columnSchema),
  computed: z
    .object({
      count: z.number().int(),
      failing: z.number().int().describe("numbers whose last digit is no check digit of the others"),
      examples: z.array(z.object({ digits: z.string(), rut: z.string() })),
    })
    .nullable()
    .describe("RUNs whose check digits are computed"),
});
export type SheetReport = z.infer<typeof sheetSchema>;

export const rosterReportSchema = z
  .object({
    fileName: z.string(),
    sheet: z.string().describe("names of the sheets that were taken"),
    total: z.number().int().describe("rows about somebody: created + updated + unchanged + conflicts + rejected"),
    processedRecords: z.number().int().describe("created + updated"),
    created: z.number().int().describe("there was nobody with that identifier"),
    updated: z.number().int().describe("something was different"),
    unchanged: z.number().int().describe("everything is as in the file"),
    conflicts: z.number().int().describe("that identifier belongs to somebody with another name, who stays as is"),
    rejected: z.number().int().describe("nothing is done with the row"),
    setApart: z
      .number()
      .int()
      .describe("people refused only for a note, a colour or the like in the sheet; `choices.setApartToo` loads them"),
    warnings: z.number().int().describe("rows with a warning, among those not rejected"),
    rows: z
      .array(rosterRowSchema)
      .describe("up to 200 of each outcome; in each the rows with a warning first, then by sheet and row"),
    sheets: z.array(sheetSchema),
    doubts: z
      .array(z.enum([...DOUBTS, "conflicts"]))
      .describe("what has to be confirmed before the file goes straight through; empty after a load"),
    loadId: z.number().int().nullable().describe("of the load that was made; null for a preview"),
  })
  .meta({ id: "ImportReport" });
export type RosterReport = z.infer<typeof rosterReportSchema>;

const field = z.enum([...FIELDS, "none"]);

/** What an admin decides in the preview: the form's field `choices`, as JSON. */
export const rosterChoicesSchema = z.object({
  sheets: z.record(z.string().max(200), z.boolean()).optional(),
  columns: z.record(z.string().max(200), z.record(z.string().regex(/^\d{1,2}$/), field)).optional(),
  computeCheckDigits: z.boolean().optional(),
  columnsChecked: z.boolean().optional(),
  setApartToo: z.boolean().optional(),
  conflicts: z.record(z.string().max(20), z.enum(["file", "keep"])).optional(),
});
