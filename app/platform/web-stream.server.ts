import type { Readable } from "node:stream";

/**
 * The bytes of a Node stream as the body of a Response. A client that disconnects early destroys the source.
 * Readable.toWeb is not used, because it throws uncatchably if its stream is cancelled while data is in flight: an
 * aborted download would end the server. ReadableStream.from is not used, because it destroys the source with an error.
 */
export function webStream(source: Readable): ReadableStream<Uint8Array> {
  const chunks = source.iterator({ destroyOnReturn: false });
  // The reader hears of errors by the iterator. This is for what the source meets after the reader has left: an error
  // event that nobody listens to ends the process.
  source.on("error", () => {});
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        source.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
