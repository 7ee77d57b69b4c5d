/** What a check says. Texts are Spanish, for the campus IT staff, and hold no secret. */

export type State = "ok" | "warn" | "fail" | "skipped";

export type Finding = {
  /** What was looked at. */
  name: string;
  state: State;
  found: string;
  /** What to do, with the command or the setting; null where there is nothing to do. */
  remedy: string | null;
};

export const ok = (name: string, found: string): Finding => ({ name, state: "ok", found, remedy: null });
export const warn = (name: string, found: string, remedy: string): Finding => ({ name, state: "warn", found, remedy });
export const fail = (name: string, found: string, remedy: string): Finding => ({ name, state: "fail", found, remedy });
/** Could not be looked at, or need not be. */
export const skipped = (name: string, found: string, remedy: string | null = null): Finding => ({
  name,
  state: "skipped",
  found,
  remedy,
});

/** A system's short word for what went wrong, e.g. "ECONNREFUSED": messages may hold addresses and keys. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "error";
}
