import { z } from "zod";
import { ROW_OUTCOMES } from "./import-result.ts";

/** The response of the bulk load. The browser imports only its types. */

const importRowSchema = z.object({
  row: z.number().int().describe("as the spreadsheet program numbers it, from 1"),
  rut: z.string().describe("12345678-K where the cell holds a RUT; the cell's text where it does not"),
  name: z.string(),
  outcome: z.enum(ROW_OUTCOMES),
  cause: z.string().optional().describe("only on rejected rows: why, in Spanish"),
  warning: z
    .string()
    .optional()
    .describe("never on rejected rows: what to check, in Spanish; the row counts all the same"),
  previousName: z.string().optional().describe("only on updated rows: the name until now"),
});
export type ImportRow = z.infer<typeof importRowSchema>;

export const importReportSchema = z
  .object({
    fileName: z.string(),
    sheet: z.string().describe("name of the sheet that was read: the first visible one with data"),
    total: z.number().int().describe("rows with data, without the header: created + updated + unchanged + rejected"),
    processedRecords: z.number().int().describe("created + updated"),
    created: z.number().int().describe("there was nobody with that RUT"),
    updated: z.number().int().describe("the name was another one"),
    unchanged: z.number().int().describe("everything is as in the file"),
    rejected: z.number().int().describe("nothing is done with the row"),
    warnings: z.number().int().describe("rows with a warning, among those not rejected"),
    rows: z
      .array(importRowSchema)
      .describe("up to 200 of each outcome; in each the rows with a warning first, then by row"),
  })
  .meta({ id: "ImportReport" });
export type ImportReport = z.infer<typeof importReportSchema>;
