import { PassThrough } from "node:stream";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { diskGuard } from "#app/platform/disk.server.ts";
import { log } from "#app/platform/log.server.ts";
import { STORAGE_RETRY_SECONDS, storageFailure } from "#app/platform/storage-failure.ts";
import { NonceContext } from "#app/ui/nonce.ts";

// The server shell starts and stops the application through the one copy of its modules that this build holds.
export { boot, close, drain } from "./boot.server.ts";

/** Milliseconds after which an unfinished rendering is given up. */
const RENDER_DEADLINE = 10_000;

/** Renders a page: the shell is sent as soon as it is ready, every script carries the response's nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, requestId } = context;
  const answered = storageAnswer(context, status, headers);
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
          resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }));
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
 * Errors thrown by loaders, actions and rendering. A client that went away is none, nor is a method or an address
 * that the router refuses: the request's line says it, and whoever scans the server must not be able to raise alarms.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || context.signal.aborted || clientLeft(error)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (storageFailure(error)) {
    diskGuard()?.failed(error);
    context.diskRefused = true;
  }
  log.error({ requestId: context.requestId, err: error }, "unexpected error in a page");
};

/** A page whose disk does not answer is told to come back, like a call of the API: the defect is not the program's. */
function storageAnswer(context: AppLoadContext, status: number, headers: Headers): number {
  if (!context.diskRefused || status !== 500) return status;
  headers.set("Retry-After", String(STORAGE_RETRY_SECONDS));
  return 503;
}

/** Answers of loaders that the browser asks for by itself (`?_data=`). */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const headers = new Headers(response.headers);
  const status = storageAnswer(context, response.status, headers);
  return status === response.status ? response : new Response(response.body, { status, headers });
};

function clientLeft(error: unknown): boolean {
  return error instanceof Error && /destination stream closed early/i.test(error.message);
}
