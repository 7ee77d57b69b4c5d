/** What the HTTP server (scripts/serve.ts) hands to every loader and action. */
export type LoadContext = {
  /** Nonce of this response's Content-Security-Policy. */
  nonce: string;
  requestId: string;
  /** Address of the client; X-Forwarded-For counts only when the peer is in TRUST_PROXY. */
  clientAddress: string;
  /** Aborts when the client goes away before the answer is complete (request.signal is unreliable on Node 20). */
  signal: AbortSignal;
  /** Address of the socket itself: a proxy's where there is one. Without it nobody counts as being on this machine. */
  peerAddress?: string;
  /** Path and query as they were sent: the router writes the query anew, and a signature over it would not fit. */
  sentUrl?: string;
  /** Set while the request is handled when the disk failed, which is not an error of the program. */
  diskRefused?: true;
};

declare module "@remix-run/node" {
  interface AppLoadContext extends LoadContext {}
}
