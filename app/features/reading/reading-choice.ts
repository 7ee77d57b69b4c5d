/** The person's choice for reading aloud. Kept in this browser's localStorage. */

const KEY = "readAloud";

/** Speed of reading, as the factor that speechSynthesis takes. */
export const RATES = { slow: 0.8, normal: 1, fast: 1.25 } as const;
export type Rate = keyof typeof RATES;

export type ReadingChoice = { on: boolean; rate: Rate };

const OFF: ReadingChoice = { on: false, rate: "normal" };

export function readingChoice(): ReadingChoice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return OFF;
    const { on, rate } = kept as Partial<Record<keyof ReadingChoice, unknown>>;
    return { on: on === true, rate: isRate(rate) ? rate : OFF.rate };
  } catch {
    return OFF;
  }
}

/** Storage can be disabled or full: the choice then holds for this page. */
export function rememberChoice({ on, rate }: ReadingChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ on, rate }));
  } catch {}
}

function isRate(value: unknown): value is Rate {
  return typeof value === "string" && Object.hasOwn(RATES, value);
}
