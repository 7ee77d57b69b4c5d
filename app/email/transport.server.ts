import { createTransport, type SendMailOptions } from "nodemailer";
import { SECOND_MS } from "#app/platform/durations.ts";
import { officeSettings, readLogo } from "#app/platform/institution.server.ts";
import type { OutboxRow } from "#db/coaching-tables.ts";
import type { Db } from "#db/open.server.ts";
import { withLogo } from "./logo.ts";
import { mailSchema } from "./mail.ts";
import { type MailSettings, replyAddress, senderOf } from "./sender.server.ts";

/** Maximum number of connections to the mail server, and of messages sent at the same time. */
export const CONNECTIONS = 2;

const CONNECT_TIMEOUT_MS = 15 * SECOND_MS;
const SOCKET_TIMEOUT_MS = 60 * SECOND_MS;

/** The connection pool to the mail server. It logs nothing, because nodemailer's log lines contain addresses. */
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
    // Retries are the outbox's job; the pool retries only when the server has closed an idle connection.
    maxRequeues: 1,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: SOCKET_TIMEOUT_MS,
    logger: false,
  });
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The message as the bytes of a .eml file. @throws when the row's mail cannot be parsed. */
export async function composeMail(row: OutboxRow, letter: LetterContext): Promise<Buffer> {
  const { message } = await composer.sendMail(messageOf(row, letter));
  if (!Buffer.isBuffer(message)) throw new Error("the composed message is not a buffer");
  return message;
}

/** What a message needs besides its row, as the office has it at the moment of sending. */
export type LetterContext = {
  settings: MailSettings;
  /** PNG; null without one. */
  logo: Buffer | null;
};

/** Reads what the office says of itself. @param settings those of the environment */
export async function letterContext(db: Db, settings: MailSettings): Promise<LetterContext> {
  const logo = await readLogo(db);
  return { settings: await officeSettings(db, settings), logo: logo?.png ?? null };
}

/** The message in nodemailer's format. @throws when the row's mail cannot be parsed. */
export function messageOf(row: OutboxRow, { settings, logo }: LetterContext): SendMailOptions {
  const mail = mailSchema.parse(JSON.parse(row.mail));
  const { html, attachments } = withLogo(cleanLines(mail.html), logo);
  return {
    from: senderOf(settings),
    replyTo: replyAddress(settings),
    to: mail.to,
    subject: mail.subject,
    text: cleanLines(mail.text),
    html,
    attachments,
    ...(mail.calendar && {
      icalEvent: { method: mail.calendar.method, content: mail.calendar.ics, filename: "evento.ics" },
    }),
    messageId: row.message_id,
    // Suppresses out-of-office replies (RFC 3834, and Exchange's own header).
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    xMailer: false,
    // Texts are user input: they must not make the server open files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Normalises line breaks: a lone CR is not allowed in mail (RFC 5321 2.3.8), and nodemailer does not remove it. */
function cleanLines(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is not allowed in mail either.
  return text.replace(/\r\n?/g, "\n").replace(/\u0000/g, "");
}
