import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { Refusal } from "#app/documents/refusal.ts";
import { replaceDocxLines } from "#app/documents/replace-docx-lines.server.ts";
import { hostileOffice } from "../support/documents/hostile-office.ts";
import { docx, paragraph } from "../support/documents/zip.ts";
import { someOf } from "../support/long-run.ts";

/** What takes time or memory only where lines are changed. */
function hostileLines(): Record<string, Buffer> {
  const long = "palabra ".repeat(7_000);
  const letters = [..."Vendedora en Tienda El Roble"].map((letter) => `<w:r><w:t>${letter}</w:t></w:r>`).join("");
  const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
  return {
    "one-long-line.docx": docx({ body: paragraph(long) }),
    "one-letter-a-run.docx": docx({ body: `<w:p>${letters.repeat(2_000)}</w:p>` }),
    "a-break-after-each-letter.docx": docx({ body: `<w:p>${"<w:r><w:t>a</w:t><w:br/></w:r>".repeat(20_000)}</w:p>` }),
    "fields-without-end.docx": docx({ body: `<w:p>${begin.repeat(20_000)}${letters}</w:p>` }),
    "many-same-lines.docx": docx({ body: paragraph("Ana").repeat(9_000) }),
    "many-boxes.docx": docx({
      body: `<w:p>${(
        "<w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Ana</w:t></w:r></w:p></w:txbxContent>" +
          "</mc:Choice><mc:Fallback><w:txbxContent><w:p><w:r><w:t>Ana</w:t></w:r></w:p></w:txbxContent></mc:Fallback>" +
          "</mc:AlternateContent></w:r>"
      ).repeat(4_000)}</w:p>`,
    }),
  };
}

const files = Object.entries({ ...hostileOffice(), ...hostileLines() }).filter(([name]) => name.endsWith(".docx"));
/** Each asks for a search of its own. */
const changes = Array.from({ length: 200 }, (_, index) => ({
  before: index === 0 ? "Ana" : `palabra número ${index}`,
  after: "otra ".repeat(900),
}));

test.each(someOf(files, 3))(
  "%s is refused or answered, and leaves no process",
  async (_name, bytes) => {
    const pids: number[] = [];
    const outcome = await replaceDocxLines(bytes, changes, { onProcess: (pid) => pids.push(pid) }).catch(
      (error: unknown) => error,
    );
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(Refusal);
    expect(pids.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  },
  240_000,
);

test("the list is not empty", () => expect(files.length).toBeGreaterThan(14));
