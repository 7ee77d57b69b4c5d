import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { webStream } from "#app/platform/web-stream.server.ts";

test("hands on every byte", async () => {
  const parts = ["uno ", "dós ", "tres"].map((part) => Buffer.from(part));
  expect(await new Response(webStream(Readable.from(parts, { objectMode: false }))).text()).toBe("uno dós tres");
});

test("whoever leaves in the middle destroys the source, and nothing is thrown for data on its way", async () => {
  const source = new PassThrough();
  const reader = webStream(source).getReader();
  source.write("first");
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("first");
  source.write("second");
  const closed = once(source, "close");
  await reader.cancel();
  await closed;
  expect(source.destroyed).toBe(true);
  // An uncaught exception of a later turn fails this file.
  await turn();
});

test("an error of a source that was left is nobody's any more", async () => {
  const source = new Readable({ read: () => {}, destroy: (_error, done) => done(new Error("disk")) });
  const reader = webStream(source).getReader();
  source.push("first");
  await reader.read();
  const closed = new Promise((resolve) => source.once("close", resolve));
  await reader.cancel();
  await closed;
  await turn();
});

test("the same before anything was read", async () => {
  const source = new Readable({ read: () => {}, destroy: (_error, done) => done(new Error("disk")) });
  const closed = new Promise((resolve) => source.once("close", resolve));
  await webStream(source).cancel();
  await closed;
  await turn();
});

test("an error of the source reaches the reader", async () => {
  const source = new PassThrough();
  const reading = new Response(webStream(source)).text();
  source.destroy(new Error("disk"));
  await expect(reading).rejects.toThrow("disk");
});
