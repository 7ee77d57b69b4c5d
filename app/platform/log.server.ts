import pino, { type Logger } from "pino";

/**
 * JSON lines on stdout. Nothing personal goes in: no CV text, answers, passwords, cookies or request bodies;
 * a RUT only through maskRut().
 */
export const log: Logger = pino({
  base: null,
  level: "info",
  redact: { paths: ["*.password", "*.rut", "*.cookie", "*.email", "req.headers"], remove: true },
  timestamp: pino.stdTimeFunctions.isoTime,
});

/** 12345678-9 -> 12.***.***-9 */
export function maskRut(rut: string): string {
  return `${rut.slice(0, 2)}.***.***-${rut.slice(-1)}`;
}
