import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { expect, test } from "vitest";
import { bundledScript } from "#app/platform/paths.server.ts";

test("a reader whose server is gone ends in the middle of its work", async () => {
  const scan = "tests/fixtures/cvs/dev/e18_operador_maquinaria_scan.pdf";
  const child = spawn(process.execPath, [bundledScript("read-document.js"), "pdf", scan], {
    stdio: ["pipe", "ignore", "inherit", "pipe"],
  });
  const closed = once(child, "close");
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
