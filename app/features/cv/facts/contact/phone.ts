/** Telephone numbers of a text. Never takes a RUT, year, date, amount of money or URL for one. */

import { type CountryCode, findPhoneNumbersInText, type PhoneNumber } from "libphonenumber-js/max";
import { regex } from "#app/platform/regex.ts";
import { normalize } from "../../vocabulary/normalize-text.ts";

export type FoundPhone = { value: string; line: number; mobile: boolean; labelled: boolean };

const NOT_PHONES: readonly RegExp[] = [
  /\b\d{1,2}\.?\d{3}\.?\d{3}\s?-\s?[\dk]\b/gi,
  regex("gi")`
    \b(?:rut|run|r\.u\.t\.?|dni|rfc|curp|cuit|cuil|cpf|cedula|c\.c\.?|pasaporte|
    passport)\b\s*(?:n[°º.]\s*)?:?\s*[\d.\s-]{6,14}[\dk]?
  `,
  /\S+@\S+|\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|behance|instagram|facebook)\.\S+/gi,
  /\b(?:19|20)\d\d\s?(?:-|\/|a|al)\s?(?:19|20)\d\d\b/g,
  /\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)?\d\d\b/g,
  /\b(?:19|20)\d\d[-/.]\d{1,2}(?:[-/.]\d{1,2})?\b/g,
  /(?:us|mm)?\$\s?[\d.,]+|[\d.,]+\s?(?:clp|usd|uf|%|millones|pesos)/gi,
];
const PHONE_LABEL = regex("u")`
    [☎☏✆📞📱]|(?:tel(?:e?f(?:ono)?|\.)?s?|fono|cel(?:ular)?|movil|whats\s?app|wsp|phone|mobile|contacto|llamar|
    numero|telefone)\b
  `;
const SEPARATOR = /\s[-/|]\s|\s(?:y|o)\s|[;,|]/;
const LOCAL_DIGITS = /(?<![\d.,$-])\(?\+?\d[\d\s().-]{5,18}\d(?![\d,]|\.\d)/g;

/** Formats that only one national numbering plan uses, whatever country the CV suggests. */
const FORMS: readonly { code: string; form: RegExp }[] = [
  // (305) 555-0147, 787-555-0118, 918.555.0164: North America.
  {
    code: "1",
    form: /(?<![\d+.-])(?:\([2-9]\d{2}\)\s?[2-9]\d{2}[-.\s]|([2-9]\d{2})([-.])[2-9]\d{2}\2)\d{4}(?![\d-]|\.\d)/,
  },
  // 07700 900417: mobiles of the United Kingdom.
  { code: "44", form: /(?<![\d+.-])07\d{3}[\s-]?\d{3}[\s-]?\d{3}(?![\d-]|\.\d)/ },
  // 01632 960 983: landlines of the United Kingdom.
  { code: "44", form: /(?<![\d+.-])\(?01\d{3}\)?\s\d{3}\s?\d{3}(?![\d-]|\.\d)/ },
  // 0491 570 156: mobiles of Australia.
  { code: "61", form: /(?<![\d+.-])04\d{2}[\s-]\d{3}[\s-]\d{3}(?![\d-]|\.\d)/ },
  // 98450 12345: mobiles of India.
  { code: "91", form: /(?<![\d+.-])0?[6-9]\d{4}[\s-]\d{5}(?![\d-]|\.\d)/ },
];

/** E.164 of a number whose format tells its country; null for all others. */
function byItsForm(text: string): string | null {
  for (const { code, form } of FORMS) {
    const digits = form.exec(text)?.[0].replace(/\D/g, "").replace(/^0/, "");
    if (digits !== undefined) return `+${code}${digits}`;
  }
  return null;
}

/** Numbers in order, E.164 where possible. `country` is assumed for numbers without a country code. */
export function findPhones(texts: readonly string[], country: CountryCode): FoundPhone[] {
  const found: FoundPhone[] = [];
  texts.forEach((own, line) => {
    const raw = own + cutNumber(own, texts[line + 1] ?? "");
    if ((raw.match(/\d/g)?.length ?? 0) < 7) return;
    const normalized = normalize(raw);
    const text = NOT_PHONES.reduce(
      (rest, pattern) => rest.replace(pattern, (cut) => "¶".repeat(Math.max(1, cut.length))),
      normalized,
    );
    const labelled = PHONE_LABEL.test(normalized);
    const parts = (text.match(/\d/g)?.length ?? 0) >= 14 ? text.split(SEPARATOR) : [text];
    for (const part of parts) {
      const formed = byItsForm(part);
      if (formed !== null) {
        found.push({ value: formed, line, mobile: true, labelled });
        continue;
      }
      const known = findPhoneNumbersInText(part, country).map(({ number }) => number);
      for (const number of known) found.push({ value: number.number, line, mobile: isMobile(number), labelled });
      const value = known.length > 0 ? null : localNumber(part, country, labelled);
      if (value !== null) found.push({ value, line, mobile: true, labelled });
    }
  });
  return found;
}

/** The rest of a number that continues on the next line: "teléfono 5" / "5551315 (anteponer 9)". */
function cutNumber(text: string, below: string): string {
  const begun = /(?:\+?56\s?9?|\b9?)\s?\d{0,4}$/.exec(text)?.[0] ?? "";
  const labelled = PHONE_LABEL.test(normalize(text).slice(-24));
  const rest = /^\d[\d\s-]{2,9}\d(?!\d)/.exec(below)?.[0];
  if (!labelled || !/\d$/.test(begun) || rest === undefined) return "";
  const digits = (begun + rest).replace(/\D/g, "").length;
  return begun.replace(/\D/g, "").length < 8 && digits >= 8 && digits <= 11 ? rest : "";
}

function isMobile(number: PhoneNumber): boolean {
  if (number.country === "CL") return number.nationalNumber.startsWith("9");
  return number.getType()?.includes("MOBILE") ?? true;
}

/**
 * Local formats that the library rejects: eight digits without the 9, "09…", "569…" without "+", numbers outside valid
 * ranges.
 */
function localNumber(text: string, country: CountryCode, labelled: boolean): string | null {
  for (const match of text.match(LOCAL_DIGITS) ?? []) {
    const digits = match.replace(/\D/g, "").replace(/^00/, "");
    if (/^(\d)\1+$/.test(digits)) continue;
    if (country === "CL") {
      if (/^56\d{9}$/.test(digits)) return `+${digits}`;
      if (/^0?9\d{8}$/.test(digits)) return `+56${digits.replace(/^0/, "")}`;
      if (/^[2-9]\d{7}$/.test(digits) && (labelled || onlyNumber(text, match))) return `+569${digits}`;
    }
    if (match.trim().startsWith("+") && digits.length >= 8 && digits.length <= 15) return `+${digits}`;
    if (labelled && digits.length >= 7 && digits.length <= 13) return match.trim();
  }
  return null;
}

/** The line holds little more than the number. */
function onlyNumber(text: string, match: string): boolean {
  return text.replace(match, "").replace(/[^a-z0-9]/g, "").length <= 3;
}
