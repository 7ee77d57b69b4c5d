import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { makeCertificate } from "./certificate.ts";

/** A server of one calendar over https on this machine, for the name localhost. */
export type CalendarServer = {
  url: string;
  /** What a client has to trust. */
  ca: string;
  /** If-None-Match of each request, in order. */
  asked: (string | undefined)[];
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
};

export async function startCalendarServer(): Promise<CalendarServer> {
  const { cert, key } = makeCertificate("localhost");
  const server = createServer({ cert, key }, (request, response) => {
    started.asked.push(request.headers["if-none-match"]);
    started.answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const started: CalendarServer = {
    url: `https://localhost:${(server.address() as AddressInfo).port}/ana.ics`,
    ca: cert,
    asked: [],
    answer: (_request, response) => response.end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return started;
}
