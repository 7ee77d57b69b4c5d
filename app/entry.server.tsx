import { PassThrough } from "node:stream";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { log } from "#app/platform/log.server.ts";
import { NonceContext } from "#app/ui/nonce.ts";

// The server shell starts and stops the application through the one copy of its modules that this build holds.
export { boot, stop } from "./boot.server.ts";

/** Milliseconds after which an unfinished rendering is given up. */
const RENDER_DEADLINE = 10_000;

/** Renders a page: the shell is sent as soon as it is ready, every script carries the response's nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce, requestId }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let shellSent = false;
    const rendering = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remixContext} url={request.url} abortDelay={RENDER_DEADLINE} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onShellReady() {
          shellSent = true;
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          rendering.pipe(body);
        },
        onShellError: reject,
        onError(error) {
          // Errors before the shell arrive at onShellError and are logged by whoever handles the rejection.
          if (shellSent && !clientLeft(error)) log.error({ requestId, err: error }, "rendering failed");
        },
      },
    );
    setTimeout(() => rendering.abort(), RENDER_DEADLINE + 1_000).unref();
  });
}

/**
 * Errors thrown by loaders, actions and rendering. A client that went away is none, nor is a method or an address that the
 * router refuses: the request's line says it, and whoever scans the server must not be able to raise alarms.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || context.signal.aborted || clientLeft(error)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ requestId: context.requestId, err: error }, "unexpected error in a page");
};

function clientLeft(error: unknown): boolean {
  return error instanceof Error && /destination stream closed early/i.test(error.message);
}
