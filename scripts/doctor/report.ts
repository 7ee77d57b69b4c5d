import { formatDateTime } from "#app/platform/format.ts";
import { programVersion } from "#app/platform/program-version.server.ts";
import type { Finding, State } from "./finding.ts";
import type { Section } from "./run.ts";

/** Formats the findings as lines for people, and as a document for programs. */

const STATES: Record<State, { word: string; colour: number; one: string; many: string }> = {
  ok: { word: "BIEN", colour: 32, one: "bien", many: "bien" },
  warn: { word: "AVISO", colour: 33, one: "aviso", many: "avisos" },
  fail: { word: "FALLA", colour: 31, one: "falla", many: "fallas" },
  skipped: { word: "--", colour: 90, one: "sin revisar", many: "sin revisar" },
};
const WORD_WIDTH = 5;

/** @param coloured whether the output is a terminal */
export function asText(sections: readonly Section[], now: Date, coloured: boolean): string {
  const width = Math.max(...sections.flatMap(({ findings }) => findings.map(({ name }) => name.length)));
  const lines = [`Diagnóstico de la plataforma ${programVersion}, ${formatDateTime(now.toISOString())}`];
  for (const { subject, findings } of sections) {
    lines.push("", subject, ...findings.flatMap((finding) => linesOf(finding, width, coloured)));
  }
  return `${[...lines, "", summary(sections)].join("\n")}\n`;
}

function linesOf({ name, state, found, remedy }: Finding, width: number, coloured: boolean): string[] {
  const { word, colour } = STATES[state];
  const padded = word.padEnd(WORD_WIDTH);
  const shown = coloured ? `\u001b[${colour}m${padded}\u001b[0m` : padded;
  const lines = [`  ${shown}  ${name.padEnd(width)}  ${found}`];
  if (remedy) lines.push(`${" ".repeat(WORD_WIDTH + width + 6)}→ ${remedy}`);
  return lines;
}

function summary(sections: readonly Section[]): string {
  const counts = countsOf(sections);
  const parts = Object.entries(STATES).flatMap(([state, { one, many }]) => {
    const count = counts[state as State];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return `${parts.join(", ")}.${counts.fail > 0 ? " Empieza por lo que dice FALLA." : ""}`;
}

function countsOf(sections: readonly Section[]): Record<State, number> {
  const counts = { ok: 0, warn: 0, fail: 0, skipped: 0 };
  for (const { findings } of sections) for (const { state } of findings) counts[state] += 1;
  return counts;
}

export const hasFailure = (sections: readonly Section[]): boolean => countsOf(sections).fail > 0;

/** One document; `state` of a finding is ok, warn, fail or skipped. */
export function asJson(sections: readonly Section[], now: Date): string {
  const findings = sections.flatMap(({ subject, findings: own }) => own.map((finding) => ({ subject, ...finding })));
  const counts = countsOf(sections);
  const report = { version: programVersion, at: now.toISOString(), passed: counts.fail === 0, counts, findings };
  return `${JSON.stringify(report, null, 2)}\n`;
}
