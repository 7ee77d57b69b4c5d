/** Result of a check. The texts are Spanish, for the campus IT staff, and contain no secrets. */

export type State = "ok" | "warn" | "fail" | "skipped";

export type Finding = {
  /** What was checked. */
  name: string;
  state: State;
  found: string;
  /** What to do, with the command or the setting; null where there is nothing to do. */
  remedy: string | null;
};

export const ok = (name: string, found: string): Finding => ({ name, state: "ok", found, remedy: null });
export const warn = (name: string, found: string, remedy: string): Finding => ({ name, state: "warn", found, remedy });
export const fail = (name: string, found: string, remedy: string): Finding => ({ name, state: "fail", found, remedy });
/** The check was not possible, or not needed. */
export const skipped = (name: string, found: string, remedy: string | null = null): Finding => ({
  name,
  state: "skipped",
  found,
  remedy,
});

/** The system's error code, e.g. "ECONNREFUSED", because messages may contain addresses and keys. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "error";
}
