import { createTransport, type SendMailOptions } from "nodemailer";
import { SECOND_MS } from "#app/platform/durations.ts";
import type { OutboxRow } from "#db/coaching-tables.ts";
import { mailSchema } from "./mail.ts";
import { type MailSettings, senderOf } from "./sender.server.ts";

/** How many connections to the mail server are open at most; also the messages under way at once. */
export const CONNECTIONS = 2;

const CONNECT_TIMEOUT_MS = 15 * SECOND_MS;
const SOCKET_TIMEOUT_MS = 60 * SECOND_MS;

/** The pooled connection to the mail server. Nothing is logged here: nodemailer's lines hold addresses. */
export type SmtpTransport = ReturnType<typeof smtpTransport>;

/**
 * @param url smtp://user:password@host:587 (STARTTLS when the server offers it) or smtps:// (TLS from the start).
 * @param connectMs how long the server may take to greet
 */
export function smtpTransport(url: string, connectMs = CONNECT_TIMEOUT_MS) {
  return createTransport({
    pool: true,
    url,
    maxConnections: CONNECTIONS,
    // The queue in the database repeats; the pool only hides that the server closed a connection nobody was using.
    maxRequeues: 1,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: SOCKET_TIMEOUT_MS,
    logger: false,
  });
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The message as bytes, as a .eml file holds it. @throws when the row's mail cannot be read. */
export async function composeMail(row: OutboxRow, settings: MailSettings): Promise<Buffer> {
  const { message } = await composer.sendMail(messageOf(row, settings));
  if (!Buffer.isBuffer(message)) throw new Error("the composed message is not a buffer");
  return message;
}

/** What nodemailer encodes into headers and parts. @throws when the row's mail cannot be read. */
export function messageOf(row: OutboxRow, settings: MailSettings): SendMailOptions {
  const mail = mailSchema.parse(JSON.parse(row.mail));
  return {
    from: senderOf(settings),
    to: mail.to,
    subject: mail.subject,
    text: cleanLines(mail.text),
    html: cleanLines(mail.html),
    ...(mail.calendar && {
      icalEvent: { method: mail.calendar.method, content: mail.calendar.ics, filename: "evento.ics" },
    }),
    messageId: row.message_id,
    // Keeps out-of-office answers away (RFC 3834, and Exchange's own header).
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    xMailer: false,
    // Texts come from people: nothing in them may make the server open files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A CR of its own must not travel (RFC 5321 2.3.8): servers differ on what it means. nodemailer lets it through. */
function cleanLines(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL must not travel either.
  return text.replace(/\r\n?/g, "\n").replace(/\u0000/g, "");
}
