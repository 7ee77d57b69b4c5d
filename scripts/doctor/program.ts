import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { sqliteVersion } from "#db/inspect.server.ts";
import { saferSqlite } from "#db/open.server.ts";
import type { Check } from "./check.ts";
import { codeOf, type Finding, fail, ok, skipped, warn } from "./finding.ts";

/** Checks Node and the SQLite library. */

/** Last day of support of each Node.js line, as published in October 2025. Odd lines are supported for months only. */
const LAST_DAYS: Readonly<Record<number, string>> = {
  20: "2026-04-30",
  21: "2024-06-01",
  22: "2027-04-30",
  23: "2025-06-01",
  24: "2028-04-30",
  25: "2026-06-01",
  26: "2029-04-30",
};

export const program: Check = {
  subject: "Programa",
  run: async ({ root, now }) => [
    nodeVersion(oldestNode(root), process.versions.node),
    nodeSupport(process.versions.node, now),
    sqlite(),
  ],
};

function oldestNode(root: string): string {
  const packageFile = z.object({ engines: z.object({ node: z.string() }) });
  const { engines } = packageFile.parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));
  return engines.node.replace(/^>=/, "");
}

export function nodeVersion(oldest: string, version: string): Finding {
  const [wantMajor = 0, wantMinor = 0] = oldest.split(".").map(Number);
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return ok("Node.js", version);
  return fail(
    "Node.js",
    `${version}, y se necesita ${oldest} o posterior.`,
    "Instala una versión actual desde tu distribución o nodejs.org.",
  );
}

export function nodeSupport(version: string, now: Date): Finding {
  const line = Number(version.split(".")[0]);
  const lastDay = LAST_DAYS[line];
  if (lastDay === undefined) {
    return skipped(
      "Soporte de Node.js",
      `La línea ${line} es más nueva que la tabla de este programa.`,
      "Mira su fecha en nodejs.org/en/about/previous-releases",
    );
  }
  if (now.toISOString().slice(0, 10) <= lastDay)
    return ok("Soporte de Node.js", `La línea ${line} recibe correcciones hasta el ${lastDay}.`);
  const alive = Object.entries(LAST_DAYS).find(([each, day]) => Number(each) % 2 === 0 && day > now.toISOString())?.[0];
  return warn(
    "Soporte de Node.js",
    `La línea ${line} no recibe correcciones de seguridad desde el ${lastDay}.`,
    `Cambia a Node ${alive ?? "con soporte"} y repite npm start; la imagen del contenedor ya trae una línea ` +
      "con soporte.",
  );
}

function sqlite(): Finding {
  try {
    const version = sqliteVersion();
    const wanted = saferSqlite(version);
    if (!wanted) return ok("SQLite", version);
    return fail("SQLite", `${version} puede perder datos; se necesita ${wanted} o posterior.`, "Ejecuta: npm ci");
  } catch (error) {
    return fail(
      "SQLite",
      `El módulo no carga con este Node (${codeOf(error)}).`,
      "Se instaló en otra máquina, o el Node es anterior al 22. Borra la carpeta node_modules y ejecuta: npm start",
    );
  }
}
