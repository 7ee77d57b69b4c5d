import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

export type Account = { rut: string; password: string };

export type Announcement = {
  /** As printed, e.g. http://localhost:3000 */
  url: string;
  /** Accounts of the first start; empty where it made none. */
  admin: Account;
  student: Account;
};

/**
 * Reads what a server prints when it is ready; the rest of the stream is left to the caller.
 * @param output where its standard error is gathered, for the message of a failed start
 * @throws Error with everything it printed, when it ends before
 */
export async function readAnnouncement(stdout: Readable, output: () => string): Promise<Announcement> {
  const none: Account = { rut: "", password: "" };
  const announced: Announcement = { url: "", admin: none, student: none };
  let text = "";
  for await (const line of createInterface({ input: stdout })) {
    text += `${line}\n`;
    announced.url = /lista en (http\S+)/.exec(line)?.[1] ?? announced.url;
    const account = /(Administración|Estudiante).*RUT (\S+) {2}contraseña (\S+)/.exec(line);
    if (account)
      announced[account[1] === "Estudiante" ? "student" : "admin"] = {
        rut: account[2] ?? "",
        password: account[3] ?? "",
      };
    // The announcement ends with an empty line.
    if (line === "" && announced.url) return announced;
  }
  throw new Error(`The server did not start: ${text}${output()}`);
}
