import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { HOST, PUBLIC_URL } from "./proxy-process.ts";

/**
 * An HTTP client that acts as a browser on another machine. Uses node:https because fetch() can set neither the local
 * address nor the upload speed.
 */

/** Where to connect; without `ca`, the platform itself by plain http. */
export type Target = { port: number; ca?: string };
export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };
export type Sending = {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Sends no Content-Length header. */
  chunked?: boolean;
  /** Upload speed in bytes per second; default: unlimited. */
  pace?: number;
};

/** Number of chunks per second of a body with limited speed. */
const BEATS = 10;
const CHUNK = 64 * 1024;

export class Browser {
  readonly #target: Target;
  readonly #from: string;
  cookie = "";

  /** @param from local address: any in 127.0.0.0/8 */
  constructor(target: Target, from = "127.0.0.1") {
    this.#target = target;
    this.#from = from;
  }

  async json(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const body = Buffer.from(JSON.stringify(json));
    return this.send(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
  }

  /** Signs in and stores the cookies. @returns the response, including its set-cookie headers */
  async signIn({ rut, password }: { rut: string; password: string }): Promise<Reply> {
    const reply = await this.json("/api/auth/login", { rut, password });
    const cookies = reply.headers["set-cookie"] ?? [];
    if (reply.status === 200) this.cookie = cookies.map((one) => one.split(";")[0]).join("; ");
    return reply;
  }

  /** Sends one file as multipart form data. */
  upload(path: string, file: { field: string; name: string; bytes: Buffer }, how: Sending = {}): Promise<Reply> {
    const boundary = "----proof";
    const head =
      `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name}` +
      `"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}`, ...how.headers };
    return this.send(path, { ...how, method: "POST", body, headers });
  }

  async send(path: string, sending: Sending = {}): Promise<Reply> {
    const response = await this.open(path, sending);
    const chunks: Buffer[] = [];
    for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  }

  /** Returns the response when its headers arrive. @throws the socket's error when the connection is cut before that */
  async open(
    path: string,
    { method = "GET", headers = {}, body, chunked, pace }: Sending = {},
  ): Promise<IncomingMessage> {
    const { port, ca } = this.#target;
    const length = body && !chunked ? { "content-length": String(body.length) } : {};
    const sent = (ca ? httpsRequest : httpRequest)({
      host: "127.0.0.1",
      port,
      path,
      method,
      agent: false,
      localAddress: this.#from,
      ...(ca && { ca, servername: HOST }),
      headers: { host: HOST, origin: PUBLIC_URL, cookie: this.cookie, ...length, ...headers },
    });
    const answered = once(sent, "response") as Promise<[IncomingMessage]>;
    // An early refusal closes the connection while the body is being written; only the response counts.
    sent.on("error", () => undefined);
    Readable.from(paced(body ?? Buffer.alloc(0), pace), { objectMode: false }).pipe(sent);
    const [response] = await answered;
    return response;
  }
}

async function* paced(body: Buffer, pace: number | undefined): AsyncGenerator<Buffer> {
  const size = pace ? Math.ceil(pace / BEATS) : CHUNK;
  const from = performance.now();
  for (let at = 0; at < body.length; at += size) {
    const due = pace ? (at / pace) * 1000 - (performance.now() - from) : 0;
    if (due > 0) await pause(due);
    yield body.subarray(at, at + size);
  }
}
