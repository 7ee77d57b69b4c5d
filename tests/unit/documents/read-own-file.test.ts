import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { readOwnFile } from "#app/documents/reader/read-own-file.ts";
import { cvPdf } from "#app/features/workshop/write/pdf.server.ts";
import { SAMPLE, TODAY } from "../../support/documents/written-cvs.ts";

test("a file of our own is read without leaving stand-ins for what a browser has", async () => {
  const { Response: before } = globalThis;
  const { text } = await readOwnFile("pdf", await cvPdf(SAMPLE, "clara", TODAY));
  expect(text).toContain("Camila Rojas Fuentes");
  expect(globalThis.Response).toBe(before);
  expect(await new Response("hola").text()).toBe("hola");
  expect(globalThis).not.toHaveProperty("FontFace");
  const canvas = createRequire(import.meta.url)("@napi-rs/canvas") as { createCanvas?: unknown };
  expect(canvas.createCanvas).toBeTypeOf("function");
});
