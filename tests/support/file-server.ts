import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

/** A server of one file on 127.0.0.1 as publishers run them: ranges, entity tags, redirects; and with every fault. */
export type FileServer = {
  url: string;
  /** What was asked for, in order. */
  asked: { range: string | undefined; ifRange: string | undefined }[];
  content: Buffer;
  /** Answers instead of the file, if it returns true. */
  intercept: ((request: IncomingMessage, response: ServerResponse) => boolean) | null;
  /** Bytes after which the next connections break, one each. */
  cuts: number[];
  close(): Promise<void>;
};

export async function startFileServer(content: Buffer): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { range, "if-range": ifRange } = request.headers;
    state.asked.push({ range, ifRange: ifRange as string | undefined });
    if (state.intercept?.(request, response)) return;
    sendFile(state, request, response);
  });
  const state: FileServer = {
    url: `http://127.0.0.1:${await listen(server)}/model.gguf`,
    asked: [],
    content,
    intercept: null,
    cuts: [],
    close: () => close(server),
  };
  return state;
}

function sendFile(state: FileServer, request: IncomingMessage, response: ServerResponse): void {
  const { content } = state;
  const etag = `"${createHash("md5").update(content).digest("hex")}"`;
  const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
  const sameVersion = request.headers["if-range"] === undefined || request.headers["if-range"] === etag;
  const from = sameVersion ? start : 0;
  if (from > 0 && from >= content.length) {
    response.writeHead(416, { "content-range": `bytes */${content.length}` }).end();
    return;
  }
  const body = content.subarray(from);
  response.writeHead(from > 0 ? 206 : 200, {
    etag,
    "content-length": body.length,
    "accept-ranges": "bytes",
    ...(from > 0 && { "content-range": `bytes ${from}-${content.length - 1}/${content.length}` }),
  });
  const cut = state.cuts.shift();
  if (cut === undefined) response.end(body);
  // What has been written must have left before the connection breaks.
  else response.write(body.subarray(0, cut), () => response.destroy());
}

/** A forward proxy that tunnels; says which hosts it was asked for. */
export type TestProxy = { url: string; asked: string[]; close(): Promise<void> };

/** @param refuse status with which every connection is refused; tunnels otherwise */
export async function startProxy(refuse?: string): Promise<TestProxy> {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer();
  server.on("connect", (request, client: Socket) => {
    asked.push(request.url ?? "");
    if (refuse) {
      client.end(`HTTP/1.1 ${refuse}\r\n\r\n`);
      return;
    }
    const [host = "", port] = (request.url ?? "").split(":");
    const target = connect(Number(port), host, () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      target.pipe(client).pipe(target);
    });
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return close(server);
    },
  };
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
