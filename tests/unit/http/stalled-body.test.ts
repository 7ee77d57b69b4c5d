import { once } from "node:events";
import { createServer as createPlainServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { cutWhenStalled } from "#app/http/server/stalled-body.server.ts";
import { makeCertificate } from "../../support/certificate.ts";

const MINUTE_MS = 60_000;

// A minute of a test's time; sockets and their events are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

type Upload = { client: Socket; incoming: IncomingMessage; server: Server };

/** A request of 100 bytes whose first ten have arrived. */
async function startUpload(https: boolean, answer: (body: string) => string): Promise<Upload> {
  const listener: RequestListener = (incoming, response) => {
    cutWhenStalled(incoming);
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk));
    incoming.on("end", () => response.end(answer(body)));
  };
  const server = https ? createTlsServer(makeCertificate("localhost"), listener) : createPlainServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const client = https
    ? connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false })
    : connect(port, "127.0.0.1");
  client.on("error", () => undefined);
  const arrived = once(server, "request");
  client.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n");
  const [incoming] = (await arrived) as [IncomingMessage];
  await sendTen({ client, incoming, server });
  return { client, incoming, server };
}

async function sendTen({ client, incoming }: Upload): Promise<void> {
  const arrived = once(incoming, "data");
  client.write("x".repeat(10));
  await arrived;
}

describe.each([
  ["http", false],
  ["https", true],
])("a body by %s", (_name, https) => {
  it("that stands still for a minute is cut off", async () => {
    const upload = await startUpload(https, () => "never");
    vi.advanceTimersByTime(MINUTE_MS);
    expect(upload.client.destroyed).toBe(false);
    const closed = once(upload.client, "close");
    vi.advanceTimersByTime(MINUTE_MS);
    await closed;
  });

  it("that comes slowly is waited for, and so is its answer", async () => {
    let release: (text: string) => void = () => undefined;
    const body = new Promise<string>((resolve) => (release = resolve));
    const upload = await startUpload(https, (text) => {
      release(text);
      return "done";
    });
    const answered = once(upload.client, "data");
    for (let more = 0; more < 9; more += 1) {
      vi.advanceTimersByTime(MINUTE_MS);
      await sendTen(upload);
    }
    expect(await body).toHaveLength(100);
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(String(await answered)).toContain("done");
    upload.client.destroy();
  });
});
