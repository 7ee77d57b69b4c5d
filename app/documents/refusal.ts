/** Why a file was not read. Whoever asked for the reading has the words for people. */
const REASONS = [
  "empty",
  "unsupported",
  "disguised",
  "rich_text",
  "web_page",
  "other_office",
  "other_image",
  "heic",
  "corrupt",
  "password_protected",
  "unreadable",
  "too_long",
  "image_too_large",
  "file_too_large",
  "too_complex",
  "machine_busy",
] as const;

/** Seconds after which a machine without time may have some again. */
export const BUSY_RETRY_SECONDS = 180;

export type RefusalReason = (typeof REASONS)[number];

export function isRefusalReason(value: string): value is RefusalReason {
  return (REASONS as readonly string[]).includes(value);
}

/** Thrown where a file is found unreadable, in the child as in the parent. */
export class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.name = "Refusal";
    this.reason = reason;
  }
}
