import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Names of figures in the files that a campus loads into its own monitoring: one that is wrong shows nothing. */

const SOURCES = globSync("app/{features/admin/metrics,platform}/**/*.ts").map((file) => readFileSync(file, "utf8"));
/** Of the client library, which makes them itself. */
const DEFAULTS = ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"];
/** Made from a list of names in the program. */
const MADE = ["careers_ai_calls_total"];

const isKnown = (name: string) =>
  [...DEFAULTS, ...MADE].includes(name) ||
  SOURCES.some((source) => source.includes(`"${name}"`) || source.includes(`"${name.replace(/^careers_/, "")}"`));

test.each(["docs/monitoring/dashboard.json", "docs/monitoring/alerts.yml"])(
  "%s names figures that there are",
  (file) => {
    const text = readFileSync(file, "utf8");
    const names = new Set(
      [...text.matchAll(/\b(?:careers|nodejs|process)_[a-z\d_]+/g)].map(([name]) =>
        name.replace(/_(?:bucket|sum|count)$/, ""),
      ),
    );
    expect(names.size).toBeGreaterThan(8);
    expect([...names].filter((name) => !isKnown(name))).toEqual([]);
  },
);

test("the dashboard can be imported: every panel has a query and a place of its own", () => {
  const { panels } = JSON.parse(readFileSync("docs/monitoring/dashboard.json", "utf8"));
  for (const panel of panels) if (panel.type !== "row") expect(panel.targets.length, panel.title).toBeGreaterThan(0);
  const places = panels.map(({ gridPos }: { gridPos: { x: number; y: number } }) => `${gridPos.x},${gridPos.y}`);
  expect(new Set(places).size).toBe(panels.length);
});
