/**
 * The one error whose message a person may read: Spanish, says what is wrong and what to do.
 * Anything else that is thrown is a bug: logged, and answered with a generic text.
 */

const STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported: 415,
  unprocessable: 422,
  too_many: 429,
  unavailable: 503,
} as const;

export type AppErrorCode = keyof typeof STATUS;

export class AppError extends Error {
  readonly code: AppErrorCode;
  /** Seconds after which another try makes sense; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** Machine-readable cause, e.g. "password_protected". */
  readonly reason: string | undefined;
  /** The body field `error` where the specification fixes it ("No autenticado"); the message otherwise. */
  readonly title: string | undefined;
  /** The method that would be accepted; sent as Allow with a 405. */
  readonly allow: string | undefined;
  /** What a program has to send to be let in; sent as WWW-Authenticate. */
  readonly authenticate: string | undefined;

  constructor(
    code: AppErrorCode,
    message: string,
    options: {
      retryAfter?: number;
      reason?: string;
      title?: string;
      allow?: string;
      authenticate?: string;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.retryAfter = options.retryAfter;
    this.reason = options.reason;
    this.title = options.title;
    this.allow = options.allow;
    this.authenticate = options.authenticate;
  }

  /** HTTP status of the code. */
  get status(): number {
    return STATUS[this.code];
  }
}
