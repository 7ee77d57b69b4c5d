import pino, { type Logger } from "pino";
import { errorForLog } from "./log-error.ts";

// A log on a full disk, or a reader that is gone, must not take the platform along.
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
