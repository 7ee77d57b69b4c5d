import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** The commands that measure, as anybody runs them. */

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
/**
 * They need no file: fairness is measured on the project's own sets where no folder is named, which takes minutes;
 * delivery makes its recordings.
 */
const BY_THEMSELVES = ["eval:fairness", "eval:delivery"];
const commands = Object.entries(scripts).filter(([name]) => name.startsWith("eval:") && !BY_THEMSELVES.includes(name));

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [...command.split(" ").slice(1), ...args], { encoding: "utf8" });

describe("npm run eval:…", () => {
  it.each(commands)("%s without a file says what it needs, and fails", (_name, command) => {
    const { status, stderr } = run(command);
    expect(stderr).toMatch(/usage: npm run eval:/i);
    expect(status).toBe(2);
  });

  it("measures a file: a table, then one line of JSON, and fails below its limits", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "eval-"));
    const file = path.join(folder, "items.json");
    const about = { questionId: "natalia-1", hunterId: "natalia", question: "¿Quién eres?" };
    const items = [
      { ...about, text: "Ya no quiero seguir viviendo.", label: "disclosure" },
      { ...about, text: "Ya no quiero seguir viviendo así de lejos del metro, busco arriendo.", label: "either" },
      { ...about, text: "Ordené la bodega con dos compañeros.", label: "disclosure" },
      { ...about, text: "Me muero de la risa con mi equipo.", label: "harmless" },
    ];
    writeFileSync(file, JSON.stringify({ items }));
    try {
      const { status, stdout } = run(scripts["eval:care"] ?? "", file);
      expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "")).toMatchObject({
        recall: 0.5,
        falseAlarms: 0,
        disclosures: 2,
        harmless: 1,
        pass: false,
      });
      expect(status).toBe(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
