import { type CSSProperties, Fragment } from "react";
import { accentProperties } from "#app/platform/accent-color.ts";
import { LOGO_SOURCE } from "./logo.ts";
import type { Fact, MailChoice, MailContent } from "./mail-content.ts";

/**
 * The HTML of the mails. Mail programs ignore style sheets, so every style is inline.
 */

const COLOR = {
  paper: "#f6f5f2",
  surface: "#ffffff",
  line: "#e3e0d9",
  ink: "#17211f",
  ink2: "#46504d",
  ink3: "#5f6864",
  soft: "#eaf5f2",
  softLine: "#a9d3cb",
  brand: "#0b5a55",
  white: "#ffffff",
};

const STYLE = {
  body: {
    margin: 0,
    padding: "24px 12px",
    backgroundColor: COLOR.paper,
    color: COLOR.ink,
    fontFamily: "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif",
    fontSize: 16,
    lineHeight: "24px",
  },
  preheader: { display: "none", maxHeight: 0, overflow: "hidden", fontSize: 1, lineHeight: "1px", color: COLOR.paper },
  sender: { maxWidth: 560, margin: "0 auto 12px", padding: "0 4px", fontSize: 14, color: COLOR.ink3, fontWeight: 600 },
  logo: { height: 32, width: "auto", marginRight: 10, verticalAlign: "middle" },
  card: {
    maxWidth: 560,
    margin: "0 auto",
    padding: "28px 24px",
    backgroundColor: COLOR.surface,
    border: `1px solid ${COLOR.line}`,
    borderRadius: 16,
    boxSizing: "border-box",
  },
  heading: { margin: "0 0 16px", fontSize: 24, lineHeight: "30px", fontWeight: 700, color: COLOR.ink },
  paragraph: { margin: "0 0 12px", color: COLOR.ink2 },
  highlight: {
    margin: "16px 0 20px",
    padding: "14px 16px",
    backgroundColor: COLOR.soft,
    border: `1px solid ${COLOR.softLine}`,
    borderRadius: 10,
    fontWeight: 700,
    color: COLOR.brand,
  },
  label: { margin: "0 0 2px", fontSize: 13, lineHeight: "18px", color: COLOR.ink3 },
  value: { margin: "0 0 14px", whiteSpace: "pre-line", overflowWrap: "anywhere" },
  link: { color: COLOR.brand },
  button: {
    display: "inline-block",
    margin: "8px 0 4px",
    padding: "12px 20px",
    backgroundColor: COLOR.brand,
    color: COLOR.white,
    borderRadius: 10,
    fontWeight: 600,
    textDecoration: "none",
  },
  choices: { margin: "16px 0 8px" },
  choice: {
    display: "inline-block",
    margin: "0 8px 8px 0",
    padding: "11px 19px",
    border: `1px solid ${COLOR.brand}`,
    backgroundColor: COLOR.white,
    color: COLOR.brand,
    borderRadius: 10,
    fontWeight: 600,
    textDecoration: "none",
  },
  footer: {
    maxWidth: 560,
    margin: "16px auto 0",
    padding: "0 4px",
    fontSize: 13,
    lineHeight: "20px",
    color: COLOR.ink3,
  },
} satisfies Record<string, CSSProperties>;
const FILLED: CSSProperties = { backgroundColor: COLOR.brand, color: COLOR.white };

/** A complete HTML document, rendered on the server; React escapes all user input. */
export function MailHtml({ content }: { content: MailContent }) {
  const { subject, preheader, heading, greeting, intro, highlight, facts, notes, choices, action, footer } = content;
  const { letterhead } = footer;
  const brand = brandStyle(letterhead?.accent ?? null);
  return (
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={STYLE.body}>
        <div style={STYLE.preheader}>{preheader}</div>
        <div style={STYLE.sender}>
          {letterhead?.hasLogo && <img src={LOGO_SOURCE} alt="" height={32} style={STYLE.logo} />}
          {footer.sender}
        </div>
        <div style={STYLE.card}>
          <h1 style={STYLE.heading}>{heading}</h1>
          <p style={STYLE.paragraph}>{greeting}</p>
          <p style={STYLE.paragraph}>{intro}</p>
          <p style={{ ...STYLE.highlight, ...brand.highlight }}>{highlight}</p>
          {facts.map((fact) => (
            <div key={fact.label}>
              <p style={STYLE.label}>{fact.label}</p>
              <p style={STYLE.value}>
                <Value fact={fact} style={brand.link} />
              </p>
            </div>
          ))}
          {notes.map((note) => (
            <p key={note} style={STYLE.paragraph}>
              {note}
            </p>
          ))}
          {choices && <Choices choices={choices} brand={brand} />}
          {action && (
            // Beside choices it is the lesser way.
            <a href={action.href} style={choices ? brand.link : { ...STYLE.button, ...brand.button }}>
              {action.label}
            </a>
          )}
        </div>
        <div style={STYLE.footer}>
          Este correo es automático. Si necesitas ayuda, escribe a{" "}
          <a href={footer.helpHref} style={brand.link}>
            {footer.help}
          </a>
          {letterhead?.phone && ` o llama al ${letterhead.phone}`}.
        </div>
      </body>
    </html>
  );
}

function Choices({ choices, brand }: { choices: readonly MailChoice[]; brand: BrandStyle }) {
  return (
    <p style={STYLE.choices}>
      {choices.map(({ label, href, isMain }) => (
        <Fragment key={href}>
          <a href={href} style={{ ...STYLE.choice, ...(isMain ? { ...FILLED, ...brand.button } : brand.choice) }}>
            {label}
          </a>{" "}
        </Fragment>
      ))}
    </p>
  );
}

type BrandStyle = Record<"highlight" | "link" | "button" | "choice", CSSProperties>;

function brandStyle(accent: string | null): BrandStyle {
  if (accent === null) return { highlight: {}, link: STYLE.link, button: {}, choice: {} };
  const shades = accentProperties(accent);
  return {
    highlight: {
      backgroundColor: shades["--color-patina-50"],
      borderColor: shades["--color-patina-200"],
      color: accent,
    },
    link: { color: accent },
    button: { backgroundColor: accent, borderColor: accent },
    choice: { borderColor: accent, color: accent },
  };
}

function Value({ fact, style }: { fact: Fact; style: CSSProperties }) {
  if (!fact.href) return <>{fact.value}</>;
  return (
    <a href={fact.href} style={style}>
      {fact.value}
    </a>
  );
}
