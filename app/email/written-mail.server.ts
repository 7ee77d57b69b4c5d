import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Mail } from "./mail.ts";
import type { MailContent, MailFooter } from "./mail-content.ts";
import { MailHtml } from "./mail-html.tsx";

const MAX_NAME = 200;

/** The mail with this content, as plain text and HTML. */
export function writtenMail(to: Mail["to"], content: MailContent): Mail {
  return {
    to: { name: to.name.slice(0, MAX_NAME), address: to.address },
    subject: content.subject,
    text: plainText(content),
    html: `<!doctype html>${renderToStaticMarkup(createElement(MailHtml, { content }))}`,
  };
}

function plainText({
  heading,
  greeting,
  intro,
  highlight,
  facts,
  notes,
  choices = [],
  action,
  footer,
}: MailContent): string {
  return [
    heading,
    greeting,
    intro,
    highlight,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...notes,
    choices.map(({ label, href }) => `${label}: ${href}`).join("\n"),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    `--\n${footer.sender}\nEste correo es automático. Si necesitas ayuda, escribe a ${footer.help}${phoneOf(footer)}.`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** " o llama al +56 32 245 1180"; "" without a telephone. */
function phoneOf({ letterhead }: MailFooter): string {
  return letterhead?.phone ? ` o llama al ${letterhead.phone}` : "";
}
