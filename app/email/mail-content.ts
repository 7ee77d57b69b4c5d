import type { Letterhead } from "#app/platform/institution.server.ts";

/** The texts of a mail, from which its plain-text and its HTML part are made. */
export type MailContent = {
  subject: string;
  /** Preview text that mail programs show after the subject. */
  preheader: string;
  heading: string;
  greeting: string;
  intro: string;
  /** The one line that the mail is about: a session's date and time, a code. */
  highlight: string;
  facts: Fact[];
  notes: string[];
  /** What the recipient can say with one link each. */
  choices?: MailChoice[] | undefined;
  action: MailLink | undefined;
  footer: MailFooter;
};

type MailLink = { label: string; href: string };

/** `isMain`: drawn as the likeliest. */
export type MailChoice = MailLink & { isMain?: true };

/** A line of details with an optional link. */
export type Fact = { label: string; value: string; href?: string };

/** Institution and support contact. */
export type MailFooter = { sender: string; help: string; helpHref: string; letterhead?: Letterhead | undefined };

type FooterSettings = { INSTITUTION_NAME: string; SUPPORT_CONTACT: string; letterhead?: Letterhead };

export function mailFooter({ INSTITUTION_NAME, SUPPORT_CONTACT, letterhead }: FooterSettings): MailFooter {
  return {
    sender: `${INSTITUTION_NAME} · Desarrollo Profesional`,
    help: SUPPORT_CONTACT.replace(/^mailto:/, ""),
    helpHref: SUPPORT_CONTACT,
    letterhead,
  };
}
