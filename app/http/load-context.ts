/** What the server shell (scripts/serve.ts) hands to every loader and action. */
export type LoadContext = {
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  requestId: string;
  /** Address of the client; X-Forwarded-For counts only when the peer is in TRUST_PROXY. */
  clientAddress: string;
  /** Aborts when the client goes away before the answer is complete (request.signal is unreliable on Node 20). */
  signal: AbortSignal;
};

declare module "@remix-run/node" {
  interface AppLoadContext extends LoadContext {}
}
