import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Readable } from "node:stream";
import { expect, test } from "vitest";
import { bundledScript } from "#app/platform/paths.server.ts";

function reader(...args: string[]) {
  return spawn(process.execPath, [bundledScript("read-document.cjs"), ...args], {
    stdio: ["pipe", "ignore", "inherit", "pipe"],
  });
}

test("a reader whose server is gone ends in the middle of its work", async () => {
  const scan = readFileSync("tests/fixtures/cvs/dev/e18_operador_maquinaria_scan.pdf");
  const child = reader();
  const closed = once(child, "close");
  child.stdin?.write(`${JSON.stringify({ kind: "document", format: "pdf", bytes: scan.length, mayDraw: true })}\n`);
  child.stdin?.write(scan);
  let said = "";
  for await (const chunk of child.stdio[3] as Readable) {
    said += String(chunk);
    // A dead server closes both ends at once; here only this one, so that what the child still says is heard.
    if (said.includes('"recognise"')) child.stdin?.destroy();
  }
  await closed;
  expect(said).toContain('"recognise"');
  expect(said).not.toContain('"document"');
}, 120_000);

test("a reader started ahead whose server is gone ends without a file", async () => {
  const child = reader("--ahead");
  const closed = once(child, "close");
  let said = "";
  for await (const chunk of child.stdio[3] as Readable) {
    said += String(chunk);
    if (said.includes('"ready"')) child.stdin?.destroy();
  }
  const [code] = (await closed) as [number];
  expect([code, said]).toEqual([0, '{"ready":true}\n']);
}, 60_000);
