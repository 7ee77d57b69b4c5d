// @vitest-environment jsdom
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MailHtml } from "#app/email/mail-html.tsx";
import { type BookingMailInput, bookingMailContent } from "#app/features/coaching/mail/mail-texts.ts";
import { bookingRow, coachRow } from "../../support/coaching/mail-samples.ts";

const KINDS = ["booked", "rescheduled", "cancelled", "reminder"] as const;

function htmlOf(given: Partial<BookingMailInput>): Document {
  const content = bookingMailContent({
    kind: "booked",
    audience: "student",
    booking: bookingRow(),
    coach: coachRow(),
    settings: {
      PUBLIC_URL: "https://carreras.sur.example",
      INSTITUTION_NAME: "Universidad del Sur",
      SUPPORT_CONTACT: "mailto:soporte@sur.example",
      CANCEL_HOURS: 2,
    },
    ...given,
  });
  return new DOMParser().parseFromString(renderToStaticMarkup(createElement(MailHtml, { content })), "text/html");
}

test.each(["student", "coach"] as const)(
  "what people wrote is text in the mail to the %s, its links lead where they say",
  (audience) => {
    const document = htmlOf({
      audience,
      booking: bookingRow({
        client_name: 'Ana <img src=x onerror="alert(1)">',
        message: "</p><script>alert(1)</script>\n&amp;",
      }),
      coach: coachRow({ name: "<b>Eva</b>", meeting_link: "javascript:alert(1)", meeting_place: "<i>Sala</i>" }),
    });
    expect(document.querySelectorAll("script, img, b, i, table, iframe, link, style")).toHaveLength(0);
    expect(document.body.textContent).toContain("</p><script>alert(1)</script>\n&amp;");
    expect(document.body.textContent).toContain("javascript:alert(1)");
    const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toMatch(/^(https:\/\/carreras\.sur\.example|mailto:|tel:)/);
  },
);

test.each(KINDS)("%s: one heading, the time, a preheader that is not seen, words without exclamation", (kind) => {
  for (const audience of ["student", "coach"] as const) {
    const document = htmlOf({ kind, audience, previousStartsAt: "2026-11-24T19:00:00.000Z" });
    expect(document.documentElement.lang).toBe("es-CL");
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    const [preheader] = document.body.children;
    expect(preheader?.getAttribute("style")).toContain("display:none");
    expect(preheader?.textContent).toMatch(/jueves 26 de noviembre de 2026, 15:30\.$/);
    const text = document.body.textContent ?? "";
    expect(text).toContain("jueves 26 de noviembre de 2026, 15:30 a 16:00, hora de Chile");
    expect(text).not.toMatch(/[¡!]|undefined|null|NaN/);
    expect(text.includes("Antes era")).toBe(kind === "rescheduled");
  }
});
