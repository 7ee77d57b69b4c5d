import type { CvFacts } from "#app/features/cv/facts/facts.ts";
import { cvLine } from "#app/features/cv/facts/lines.ts";
import { findProfession } from "#app/features/cv/facts/profession.ts";
import { goesOn } from "#app/features/cv/review/line-continuation.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";
import { CV_LIMITS, type CvDocument } from "../cv-document.ts";
import { cutFromLine, cutPart, placeOf, saysSomething, tidy } from "./cut-from-line.ts";
import { plain, withoutControls } from "./join-lines.ts";
import { claim, type Material } from "./material.ts";
import { type PersonalKind, personalKindOf } from "./personal-data.ts";

/** Name, headline and contact data, with what else stands beside them. */

export type Head = Pick<CvDocument, "headline" | "contact" | "licences"> & {
  profile: string[];
  /** Personal data, each where it was found. */
  personal: { kind: PersonalKind; text: string }[];
};

const LABEL = regex("iu")`
  ^(?:correos?(?: electr[oó]nicos?)?|e-?mails?|mails?|tel[eé]fonos?|tel|fonos?|cel(?:ular(?:es)?)?|m[oó]vil|
  whats\s?app|wsp|contacto|linked\s?in|ciudad|comuna|regi[oó]n|ubicaci[oó]n|direcci[oó]n|domicilio|residencia|
  nombres?(?: completo| y apellidos?)?|apellidos?|profesi[oó]n|name|phone|mobile|address|location|city|
  profissão|endereço|telefone|cidade|web|sitio web|website|github|portafolio|portfolio|datos personales|perfil)
  (?:\s*[:.]+\s*|\s*$)
`;
const LICENCE = /\blicencias? (?:de conducir|clase|de conducción|profesional)|\bdriv(?:er'?s|ing) licen[cs]e/iu;
const CV_TITLE = /^(?:curr[ií]cul(?:um|o)(?: vitae)?|cv|c\.v\.|hoja de vida|resume|résumé)$/iu;
const PAGE = /^(?:p[aá]g(?:ina|\.)?|page)?\s*\d{1,2}(?:\s*(?:de|of|\/)\s*\d{1,2})?$/iu;
const NUMBER = /\(?\+?\d[\d\s().-]{6,}\d/gu;
const URL = /(?:https?:\/\/|www\.)\S+|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|cl|org|net|io|dev|me|edu|gov)\/\S+/giu;
const LINKEDIN = /(?:https?:\/\/)?(?:www\.)?(?:[a-z]{2}\.)?linkedin\.com\/\S+/giu;
const PROSE_WORDS = 12;

export function headOf(material: Material, remarks: readonly string[], without: readonly PersonalKind[]): Head {
  const { facts } = material;
  const head: Head = {
    headline: null,
    contact: {
      email: facts.email,
      phone: facts.phone,
      place: facts.location,
      linkedin: facts.linkedin,
      links: [],
      more: [],
    },
    licences: [],
    profile: [],
    personal: [],
  };
  // What stands under a heading of its own and is no contact data stays there.
  for (const section of facts.sections.filter(
    ({ kind, heading }) => kind === "contact" || (kind === "personal" && heading === null),
  ))
    for (const line of proseJoined(material, claim(material, section.lines, { in: "contact" })))
      takeLine(material, head, line);
  for (const text of remarks) takeRest(head, plain(text), personalKindOf(text) ?? "birth");
  const kept = head.personal.filter(({ kind }) => !without.includes(kind));
  head.contact.more.push(...kept.map(({ text }) => text));
  head.personal = head.personal.filter(({ kind }) => without.includes(kind));
  chooseHeadline(material, head);
  return head;
}

/** The line with the profession, where a reader understands it so; otherwise the profession, and the rest below. */
function chooseHeadline({ facts }: Material, head: Head): void {
  const { headline } = head;
  const said = facts.said?.includes("profession") === true;
  if (headline === null || said) head.headline = facts.profession;
  else if (facts.profession !== null && professionIn(headline, facts) !== facts.profession) {
    const rest = cutFromLine(headline, [facts.profession]);
    if (saysSomething(rest)) head.contact.more.unshift(rest);
    head.headline = facts.profession;
  }
}

/** What a reader of the written CV would take for the profession. */
function professionIn(headline: string, { name, language }: CvFacts): string | null {
  const texts = [name ?? "", headline].filter(saysSomething);
  const lines = texts.map((text, at) =>
    cvLine(
      { text, page: 1, x: 0, y: 0, size: at === 0 ? 20 : 11, bold: at === 0, role: "text", block: 0, gapBefore: 0 },
      at,
      0,
    ),
  );
  const sections = [{ kind: "contact" as const, heading: null, lines: lines.map(({ index }) => index) }];
  return findProfession({ lines, sections, jobs: [], studies: [], name, english: language === "en" });
}

/** Sentences that a page's width broke are put together; contact data keep their lines. */
function proseJoined({ document, lines }: Material, at: readonly number[]): string[] {
  const joined: { text: string; last: number }[] = [];
  for (const index of at) {
    const text = withoutControls(document.lines[index]?.text ?? "");
    const before = joined.at(-1);
    if (before?.last === index - 1 && lines[index - 1]?.prose && goesOn(document, index - 1)) {
      before.text = `${before.text} ${text}`;
      before.last = index;
    } else joined.push({ text, last: index });
  }
  return joined.map(({ text }) => text);
}

function takeLine({ facts, read }: Material, head: Head, line: string): void {
  const place = read.location;
  const besidePlace = place !== null && placeOf(line, place) >= 0;
  const { profession } = read;
  // The headline may have separators of its own: "Pastelera · laminados y chocolate".
  const titled = head.headline === null && profession !== null && placeOf(line, profession) >= 0;
  const parts = line.split(SPLIT);
  const left: { text: string; joint: string }[] = [];
  parts.forEach((cell, at) => {
    if (at % 2 === 1 || !saysSomething(cell)) return;
    const rest = restOfCell(head, cell, [read.name, read.email, facts.name, facts.email], read.phone, place);
    const kind = /^(?:direcci|domicilio|address)/iu.test(cell) ? "address" : personalKindOf(rest, besidePlace);
    if (!saysSomething(rest) || isOnlyName(rest, facts.name)) return;
    if (titled && kind === null && !LICENCE.test(rest)) left.push({ text: rest, joint: parts[at - 1] ?? "" });
    else takeRest(head, rest, kind);
  });
  if (left.length === 0) return;
  const text = left.map(({ text: one, joint }, at) =>
    at === 0 ? one : `${joint.trim() === "" ? " · " : joint}${one}`,
  );
  takeHeadline(head, text.join("").replace(/\s+/g, " "), profession ?? "");
}

const SPLIT = /(\s*[|•·]\s*|\s{2,})/;

/** A name on two lines, or "Currículum vitae Paola Verdugo". */
function isOnlyName(text: string, name: string | null): boolean {
  const own = new Set(wordsOf(name ?? ""));
  return wordsOf(text).every((word) => own.has(word) || /^(?:curriculum|vitae|cv|de)$/u.test(word));
}

const wordsOf = (text: string): string[] => normalize(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function restOfCell(
  head: Head,
  cell: string,
  known: readonly (string | null)[],
  phone: string | null,
  place: string | null,
): string {
  let rest = cutNumber(cutFromLine(cell, known), phone);
  rest = tidy(rest.replace(LINKEDIN, (found) => cutPart(found, 0, found.length)));
  for (const link of rest.match(URL) ?? []) {
    head.contact.links.push(link.replace(/[.,;]+$/, "").slice(0, CV_LIMITS.name));
    rest = cutFromLine(rest, [link]);
  }
  rest = rest.replace(LABEL, "");
  if (place !== null) rest = cutFromLine(rest, [place]);
  return rest.replace(LABEL, "");
}

/** The line is the headline, unless the profession is only a part of a sentence. */
function takeHeadline(head: Head, text: string, profession: string): void {
  if (text.length <= MAX_HEADLINE && placeOf(text, profession) >= 0) head.headline = text;
  else takeRest(head, text, null);
}

const MAX_HEADLINE = 140;

function takeRest(head: Head, text: string, kind: PersonalKind | null): void {
  if (kind !== null) head.personal.push({ kind, text });
  else if (CV_TITLE.test(text) || PAGE.test(text)) return;
  else if (LICENCE.test(text)) head.licences.push(text);
  else if (text.split(/\s+/).length >= PROSE_WORDS) head.profile.push(text);
  else head.contact.more.push(text);
}

/** Takes out the number that the facts have, however it is written. */
function cutNumber(text: string, phone: string | null): string {
  if (phone === null) return text;
  const own = digits(phone).slice(-8);
  return tidy(text.replace(NUMBER, (found) => (digits(found).endsWith(own) ? cutPart(found, 0, found.length) : found)));
}

const digits = (text: string): string => normalize(text).replace(/\D/g, "");
