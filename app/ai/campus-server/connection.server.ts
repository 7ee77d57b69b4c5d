import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { campusLookup, checkLiteral } from "./address.server.ts";

/** JSON over HTTP with one server of the campus. Redirects are never followed; they count as error statuses. */

const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const CONNECT_MS = 5000;

/** The server answered with an error status. */
export class HttpFailure extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The model's server answered ${status}`);
    this.name = "HttpFailure";
    this.status = status;
  }
}

export type Connection = {
  /**
   * Sends one request; `body` makes it a POST.
   * @throws HttpFailure for a status of 300 and above, the signal's reason, or the network's error
   */
  call(path: string, options: { body?: unknown; signal: AbortSignal }): Promise<unknown>;
  close(): void;
};

/**
 * @param baseUrl with or without the final `/v1`
 * @throws OutsideCampus when the URL contains a public IP address
 */
export function openConnection(options: {
  baseUrl: string;
  apiKey: string | undefined;
  allowedHosts: readonly string[];
}): Connection {
  const base = options.baseUrl.replace(/\/+$/, "").replace(/\/v1$/, "");
  const { protocol, hostname } = new URL(base);
  checkLiteral(hostname, options.allowedHosts);
  const secure = protocol === "https:";
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, keepAliveMsecs: 10_000 });
  const lookup = campusLookup(options.allowedHosts);
  const headers = {
    Accept: "application/json",
    ...(options.apiKey && { Authorization: `Bearer ${options.apiKey}` }),
  };
  return {
    async call(path, { body, signal }) {
      const payload = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
      const requestOptions: RequestOptions = {
        method: payload ? "POST" : "GET",
        agent,
        lookup,
        signal,
        headers: {
          ...headers,
          ...(payload && { "Content-Type": "application/json", "Content-Length": payload.length }),
        },
      };
      const response = await sendOnOpenSocket(
        secure ? httpsRequest : httpRequest,
        `${base}${path}`,
        requestOptions,
        payload,
      );
      const text = await readWhole(response);
      if ((response.statusCode ?? 500) >= 300) throw new HttpFailure(response.statusCode ?? 500);
      return JSON.parse(text) as unknown;
    },
    close: () => agent.destroy(),
  };
}

type Send = typeof httpRequest;

/**
 * Sends again when a kept-alive socket turns out to be closed: most servers close one after five idle seconds, and a
 * request can cross that close. It ends, because each failure uses up one idle socket and a new one is not retried.
 */
async function sendOnOpenSocket(...request: Parameters<typeof send>): Promise<IncomingMessage> {
  try {
    return await send(...request);
  } catch (error) {
    if (error instanceof StaleSocket) return sendOnOpenSocket(...request);
    throw error;
  }
}

/** The server had closed the kept-alive socket that a request was sent on. */
class StaleSocket extends Error {
  constructor(cause: Error) {
    super("The model's server had closed an idle connection", { cause });
    this.name = "StaleSocket";
  }
}

/** @throws StaleSocket, or the network's error */
function send(
  start: Send,
  url: string,
  options: RequestOptions,
  payload: Buffer | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = start(url, options, resolve);
    // A machine that is switched off never answers: without this timeout the whole deadline would be spent connecting.
    request.on("socket", (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(() => request.destroy(new Error("The model's server cannot be reached")), CONNECT_MS);
      const clear = () => clearTimeout(timer);
      socket.once("connect", clear).once("close", clear);
    });
    request.once("error", (error: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && (error.code === "ECONNRESET" || error.code === "EPIPE");
      reject(isStale ? new StaleSocket(error) : error);
    });
    request.end(payload);
  });
}

async function readWhole(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) {
      response.destroy();
      throw new Error("The model's server sent too much");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
