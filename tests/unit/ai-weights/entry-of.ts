import type { ModelEntry } from "#app/ai/weights/manifest.ts";

type Given = {
  id: string;
  file: string;
  role?: "llm" | "speech";
  bytes: number;
  sha256?: string;
  minRamGb?: number;
  minCores?: number;
  url?: string;
};

/** A catalogue entry of a test's own file. */
export function entryOf({
  role = "llm",
  sha256 = "0".repeat(64),
  minRamGb = 1,
  minCores = 1,
  ...given
}: Given): ModelEntry {
  const common = {
    url: `https://models.example/${given.file}`,
    ...given,
    sha256,
    minRamGb,
    minCores,
    name: `Model ${given.id}`,
    publisher: "Test",
    license: { name: "MIT", url: "https://models.example/license", note_es: "" },
    class: "small" as const,
    notes_es: "",
  };
  return role === "llm" ? { ...common, role, contexts: { interview: 2048, cv: 6144 } } : { ...common, role };
}
