/** What the engine needs to know of a language: how it reads a line, how it reads an answer, and its joining words. */

import type { Part } from "./parts.ts";

export const FIELD_NAMES = ["did", "howMuch", "howLong", "result", "withWhat"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
export type Fields = Partial<Record<FieldName, string>>;

/** The beginning of a form: the line as it stands, or with its opening as a verb. */
export type Core = {
  parts: Part[];
  /** Whether it opens with a verb that says who did it. */
  isVerb: boolean;
  /** The opening is a word that the rules know, so that it may stand after other words. */
  isKnown: boolean;
  /** A deed that a quantity measures: "reducir". */
  isChange: boolean;
  /** The noun without article before which a quantity of it may stand: "Elaboré | informes | mensuales". */
  counted: { lead: Part[]; before?: string; noun: string; rest: string } | null;
};

/** The line as it stands first. */
export type ReadLine = { standing: Core; asVerb: Core | null };

/** What an answer is, by its grammar. */
export type Shape =
  /** A quantity with what it counts: "unos 300 clientes al mes". */
  | "amount"
  /** A percentage alone. */
  | "share"
  /** From one number to another, with what they count, and without. */
  | "range"
  | "bareRange"
  | "duration"
  /** A time that is no length: "temporada 2024". */
  | "period"
  | "frequency"
  /** A phrase that joins without another word: "con Excel", "usando SAP". */
  | "phrase"
  /** Purpose with its preposition: "para bodega". */
  | "purpose"
  /** First person, past: "ordené la bodega". */
  | "deed"
  /** A sentence with another subject: "bajaron los reclamos". */
  | "clause"
  | "infinitive"
  /** "menos reclamos": a noun that says what came of it. */
  | "outcome"
  | "noun";

/** `text` is ready to stand inside a sentence. */
export type Answer = {
  shape: Shape;
  text: string;
  /** People she worked with, not things. */
  isPersons?: boolean;
  /** A length of time with the preposition that the student put before it. */
  written?: string;
  counted?: { quantity: string; noun: string; rest: string };
};

export type LanguageRules = {
  readLine(line: string): ReadLine | null;
  /** Null where the answer's form is not certain, or it says nothing. */
  readAnswer(name: FieldName, text: string): Answer | null;
  /** Whether the line opens with a verb without person: an infinitive or a gerund. */
  isOpen(line: string): boolean;
  /** Whether the line tells of the person as of somebody else: "Colabora en minutas". */
  isOfOther(line: string): boolean;
  words: {
    forWhom: string;
    toDo: string;
    /** Before a percentage, after a verb and after a noun. */
    by: { verb: string; noun: string };
    result: string;
    /** What announces quantities, a time alone, and what was used, in sentences of their own. */
    scope: string;
    period: string;
    tools: string;
    /** Before a tool that stands among other facts, and what announces a purpose and what the work was. */
    with: string;
    /** What announces people and hours of work in sentences of their own. */
    beside: string;
    hours: string;
    aim: string;
    detail: string;
  };
};
