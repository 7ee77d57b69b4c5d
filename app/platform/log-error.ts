/**
 * An error as the log may show it. Messages of libraries hold what they were given: a mail server's reply its addresses, a
 * parser's complaint a piece of the text, a path the name of a file. So a message is shown only where this program wrote
 * it, or where it is known to name nothing but code; what always stays is the kind, the code and where it happened.
 */

export type LoggedError = {
  type: string;
  code?: string;
  message?: string;
  stack?: string;
  cause?: LoggedError;
};

const DEEPEST_CAUSE = 3;
const LONGEST_MESSAGE = 300;
const MOST_FRAMES = 12;
/** Constraints, room, locks: these name tables and columns. Others may repeat what somebody searched for. */
const PLAIN_SQLITE = /^SQLITE_(CONSTRAINT|FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|CORRUPT|NOTADB)/;

/** Serialiser of `err`. Anything thrown that is no error is told by its type only. */
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
    ...(frames.length > 0 && { stack: frames.slice(0, MOST_FRAMES).join("\n") }),
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

/** Thrown by a line of this program itself: not by a library, nor by a function of the language that was given data. */
function isOurs(frame: string | undefined): boolean {
  return (
    frame !== undefined && /\/(app|db|build\/server|build\/scripts)\//.test(frame) && !/node_modules|node:/.test(frame)
  );
}

/** Our own messages name no people; quotes, addresses and long numbers are left out all the same. */
function masked(message: string): string {
  return message
    .replace(/["'`«“][^"'`»”]*["'`»”]/g, "«…»")
    .replace(/\S+@\S+/g, "…@…")
    .replace(/\d[\d.]{5,}(-?[\dkK])?/g, "#")
    .slice(0, LONGEST_MESSAGE);
}
