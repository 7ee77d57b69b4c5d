import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A message as the mail server got it. */
export type ReceivedMail = { from: string; to: string[]; raw: Buffer; secure: boolean };

/**
 * What the server answers at a step: an SMTP reply such as "550 5.1.1 unknown", "drop" to cut the line, nothing to
 * accept.
 */
type Answer = string | "drop" | undefined;

type Behaviour = {
  recipient(address: string): Answer;
  sender(address: string): Answer;
  /** After the whole message; the answer may wait. */
  data(mail: ReceivedMail): Answer | Promise<Answer>;
  /** The one that must sign in; none: whoever likes to may. */
  account?: { user: string; password: string };
};

/** A real SMTP server on 127.0.0.1 that can be taken down, brought back on the same port, and told to misbehave. */
export class TestSmtp {
  /** Messages that were accepted, in order. */
  readonly accepted: ReceivedMail[] = [];
  connections = 0;
  openConnections = 0;
  mostConnections = 0;
  behaviour: Behaviour = { recipient: () => undefined, sender: () => undefined, data: () => undefined };
  port = 0;
  /** Offers STARTTLS with a certificate that nobody trusts. */
  offersTls = false;
  #server: SMTPServer | undefined;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: this.offersTls ? [] : ["STARTTLS"],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 100,
      onConnect: (_session, callback) => {
        this.connections += 1;
        this.openConnections += 1;
        this.mostConnections = Math.max(this.mostConnections, this.openConnections);
        callback();
      },
      onClose: () => {
        this.openConnections -= 1;
      },
      onAuth: (auth, _session, callback) => {
        const { account } = this.behaviour;
        const known = !account || (auth.username === account.user && auth.password === account.password);
        if (known) callback(null, { user: auth.username ?? "" });
        else callback(replyError("535 5.7.8 no"));
      },
      onMailFrom: ({ address }, session, callback) => {
        if (this.behaviour.account && !session.user) return callback(replyError("530 5.7.0 sign in first"));
        this.#reply(this.behaviour.sender(address), session.id, callback);
      },
      onRcptTo: ({ address }, { id }, callback) => this.#reply(this.behaviour.recipient(address), id, callback),
      onData: (stream, session, callback) => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          secure: session.secure,
        };
        buffer(stream)
          .then(async (raw) => {
            const mail = { ...envelope, raw };
            const answer = await this.behaviour.data(mail);
            if (answer === undefined) this.accepted.push(mail);
            this.#reply(answer, session.id, callback);
          })
          // The client went away in the middle: there is nobody to answer.
          .catch(() => undefined);
      },
    });
    // A client that was killed resets its connection: part of what these tests are about.
    server.on("error", () => undefined);
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.port, "127.0.0.1", resolve);
    });
    this.port = (server.server.address() as AddressInfo).port;
    return this;
  }

  /** Takes the server down at once; connections are cut. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#cut();
    this.#server = undefined;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  async parsed(index = 0): Promise<Email> {
    const mail = this.accepted[index];
    if (!mail) throw new Error(`no message ${index}`);
    return PostalMime.parse(mail.raw);
  }

  /** Addresses of the accepted messages, one for each. */
  get recipients(): string[] {
    return this.accepted.flatMap(({ to }) => to);
  }

  #reply(answer: Answer, session: string, callback: (error?: Error | null) => void): void {
    if (answer === "drop") this.#cut(session);
    else callback(answer === undefined ? null : replyError(answer));
  }

  /** Ends one connection, or all of them, without a word. */
  #cut(session?: string): void {
    // Not in the declarations: the connections that are open.
    const { connections } = this.#server as unknown as { connections: Set<{ id: string; _socket: Socket }> };
    for (const { id, _socket } of connections) if (session === undefined || id === session) _socket.destroy();
  }
}

/** "550 5.1.1 unknown" as the error by which smtp-server says it. */
function replyError(reply: string): Error {
  const code = Number(reply.slice(0, 3));
  return Object.assign(new Error(reply.slice(4)), { responseCode: code });
}

/** The .ics text of a message, as a mail program sees it. */
export function calendarPart(email: Email): string {
  const part = email.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  if (!part) throw new Error("the message has no calendar part");
  return typeof part.content === "string" ? part.content : new TextDecoder().decode(part.content);
}
