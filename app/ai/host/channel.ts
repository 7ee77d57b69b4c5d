import { type FromHost, type ToHost, toHostSchema } from "../llama/protocol.ts";

/** The fork's channel to the server. */
export type Channel = {
  /** Resolves once the message is in the pipe. */
  send(message: FromHost): Promise<void>;
};

/**
 * Opens the channel. When the server is gone the process ends at once, whatever it computes: nobody would end it later.
 * @throws Error when the process was not forked
 */
export function openChannel(onMessage: (message: ToHost) => void): Channel {
  if (!process.send) throw new Error("this program is started by the server");
  process.on("disconnect", endNow);
  process.on("message", (raw) => {
    const parsed = toHostSchema.safeParse(raw);
    if (parsed.success) onMessage(parsed.data);
    else console.error(`a message of another shape: ${parsed.error.issues[0]?.path.join(".") ?? ""}`);
  });
  return {
    send: (message) =>
      new Promise((resolve) => {
        process.send?.(message, undefined, undefined, (error) => (error ? endNow() : resolve()));
      }),
  };
}

/** An orderly exit would wait for the computing thread; nothing here needs an orderly end. */
function endNow(): void {
  process.kill(process.pid, "SIGKILL");
}
