import type { IncomingMessage, ServerResponse } from "node:http";

/** What access logs commonly show when a client closed the connection before it had its answer. */
export const CLIENT_LEFT = 499;

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };

/** Whether nobody is there any more for the rest: the body broke off, or the answer has nowhere to go. */
export function hasLeft({ incoming, outgoing }: Exchange): boolean {
  const brokeOff = incoming.destroyed && !incoming.complete;
  return brokeOff || (outgoing.closed && !outgoing.writableFinished);
}

/** Aborts as soon as `hasLeft`; before whoever reads the body learns of it. */
export function leavingSignal(exchange: Exchange): AbortSignal {
  const { incoming, outgoing } = exchange;
  const gone = new AbortController();
  const look = () => {
    if (hasLeft(exchange)) gone.abort();
  };
  incoming.prependOnceListener("error", look);
  incoming.prependOnceListener("close", look);
  outgoing.prependOnceListener("close", look);
  look();
  return gone.signal;
}
