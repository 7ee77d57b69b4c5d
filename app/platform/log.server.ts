import pino, { type Logger } from "pino";

/**
 * An error as the log may show it. Messages of libraries repeat their input: a mail server's reply contains addresses,
 * a parser's error a piece of the text, a path the name of a file. So a message is shown only if this program wrote it,
 * or if it is known to name nothing but code. The kind, the code and the place are always shown.
 */

type LoggedError = {
  type: string;
  code?: string;
  message?: string;
  stack?: string;
  cause?: LoggedError;
};

const DEEPEST_CAUSE = 3;
const MAX_MESSAGE_CHARS = 300;
const MAX_FRAMES = 12;
/** SQLite codes (constraints, space, locks) whose messages name tables and columns only; others may repeat input. */
const PLAIN_SQLITE = /^SQLITE_(CONSTRAINT|FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|CORRUPT|NOTADB)/;

/** Serialiser of `err`. For a thrown value that is no Error, only its type is logged. */
export function errorForLog(error: unknown): LoggedError {
  return described(error, 0);
}

function described(error: unknown, depth: number): LoggedError {
  if (!(error instanceof Error)) return { type: error === null ? "null" : typeof error };
  const code = "code" in error && /^[A-Z][A-Z0-9_]{1,60}$/.test(String(error.code)) ? String(error.code) : undefined;
  const frames = framesOf(error);
  const message = isOurs(frames[0]) || (code !== undefined && PLAIN_SQLITE.test(code)) ? masked(error.message) : null;
  return {
    type: /^\w{1,60}$/.test(error.name) ? error.name : "Error",
    ...(code !== undefined && { code }),
    ...(message !== null && { message }),
    ...(frames.length > 0 && { stack: frames.slice(0, MAX_FRAMES).join("\n") }),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: described(error.cause, depth + 1) }),
  };
}

/** Lines of the stack without the message above them, which may have lines of its own that look like frames. */
function framesOf({ stack = "", message }: Error): string[] {
  const at = message === "" ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(Math.max(0, at))
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/.test(line));
}

/** Whether a line of this program threw the error, not a library or a built-in function that was given data. */
function isOurs(frame: string | undefined): boolean {
  return (
    frame !== undefined && /\/(app|db|build\/server|build\/scripts)\//.test(frame) && !/node_modules|node:/.test(frame)
  );
}

/** Our own messages name no people; quotations, addresses and long numbers are removed nevertheless. */
function masked(message: string): string {
  return message
    .replace(/["'`«“][^"'`»”]*["'`»”]/g, "«…»")
    .replace(/\S+@\S+/g, "…@…")
    .replace(/\d[\d.]{5,}(-?[\dkK])?/g, "#")
    .slice(0, MAX_MESSAGE_CHARS);
}

// A log on a full disk, or a closed pipe, must not end the platform.
const destination = pino.destination({ fd: 1, sync: true });
destination.removeAllListeners("error");
destination.on("error", () => {});

/**
 * JSON lines on stdout. Nothing personal goes in: no CV text, answers, passwords, cookies or request bodies;
 * a RUT only through maskRut().
 */
export const log: Logger = pino(
  {
    base: null,
    level: "info",
    serializers: { err: errorForLog },
    redact: { paths: ["*.password", "*.rut", "*.cookie", "*.email", "req.headers"], remove: true },
    timestamp: pino.stdTimeFunctions.isoTime,
  },
  destination,
);

/** 12345678-9 -> 12.***.***-9 */
export function maskRut(rut: string): string {
  return `${rut.slice(0, 2)}.***.***-${rut.slice(-1)}`;
}
