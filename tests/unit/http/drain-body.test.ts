import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { drainBody } from "#app/http/server/drain-body.server.ts";

const MB = 1024 * 1024;

/**
 * A server that refuses everything without reading it, and what a proxy is: a client that sends first and reads then.
 */
async function connected(): Promise<Socket> {
  const server = createServer(async (incoming, outgoing) => {
    const headers = new Headers();
    await drainBody({ incoming, outgoing }, headers);
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    outgoing.writeHead(413).end("too large");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void client.destroy());
  await once(client, "connect");
  return client;
}

const head = (bytes: number) => `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`;

async function sent(client: Socket, bytes: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    client.write(Buffer.alloc(bytes), (error) => (error ? reject(error) : resolve()));
  });
}

it("lets a refused body come to its end, so that the refusal is what arrives", async () => {
  const client = await connected();
  client.write(head(16 * MB));
  for (let part = 0; part < 16; part += 1) await sent(client, MB);
  const [answer] = (await once(client, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 .*too large/s);
  expect(String(answer)).not.toMatch(/connection: close/i);
});

it("does not wait for one that is far too large", async () => {
  const client = await connected();
  client.write(head(200 * MB));
  const [answer] = (await once(client, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
});
