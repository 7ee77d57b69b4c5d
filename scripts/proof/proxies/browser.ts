import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { HOST, PUBLIC_URL } from "./proxy-process.ts";

/**
 * A browser of somebody else on the network: node:https, because fetch() can choose neither its own address nor its
 * pace.
 */

/** Where it connects to; without `ca` it is the platform itself, by plain http. */
export type Target = { port: number; ca?: string };
export type Reply = { status: number; headers: IncomingHttpHeaders; body: string };
export type Sending = {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Without a declared length. */
  chunked?: boolean;
  /** Bytes a second; as fast as it goes unless told otherwise. */
  pace?: number;
};

/** Parts of a second in which a paced body is sent. */
const BEATS = 10;
const CHUNK = 64 * 1024;

export class Browser {
  readonly #target: Target;
  readonly #from: string;
  cookie = "";

  /** @param from own address: any of 127.0.0.0/8 */
  constructor(target: Target, from = "127.0.0.1") {
    this.#target = target;
    this.#from = from;
  }

  async json(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const body = Buffer.from(JSON.stringify(json));
    return this.send(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
  }

  /** @returns as soon as the answer is there; with what it says of the cookie */
  async signIn({ rut, password }: { rut: string; password: string }): Promise<Reply> {
    const reply = await this.json("/api/auth/login", { rut, password });
    const cookies = reply.headers["set-cookie"] ?? [];
    if (reply.status === 200) this.cookie = cookies.map((one) => one.split(";")[0]).join("; ");
    return reply;
  }

  /** One file as a form sends it. */
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

  /** The answer as it begins. @throws the socket's error when the connection is cut before that */
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
    // An early refusal closes what is still being written: its answer counts.
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
