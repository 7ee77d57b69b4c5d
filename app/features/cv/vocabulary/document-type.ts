import data from "./document-type.json";
import { buildLexicon } from "./lexicon.ts";

export type OtherDocument = {
  /** Spanish noun phrase with its article: "una factura". */
  name: string;
  /** Minimum number of different cues. */
  minimum: number;
  cues: readonly string[];
};

/** Kinds of documents other than a CV. */
export const OTHER_DOCUMENTS: readonly OtherDocument[] = data.otherDocuments;

const otherLexicons = OTHER_DOCUMENTS.map((document) => ({
  document,
  lexicon: buildLexicon(document.cues.map((cue) => [cue, cue] as const)),
}));

export type OtherDocumentEvidence = { name: string; found: readonly string[]; minimum: number };

/**
 * Other kinds of documents for which the text has enough different cues, best supported first (cues found over cues
 * required). A CV may contain some too ("emisión de facturas y boletas"): weigh them against `cvCueLexicon`.
 */
export function otherDocumentEvidence(text: string): OtherDocumentEvidence[] {
  return otherLexicons
    .map(({ document, lexicon }) => ({
      name: document.name,
      minimum: document.minimum,
      found: [...new Set(lexicon.matches(text).map((match) => match.value))],
    }))
    .filter((evidence) => evidence.found.length >= evidence.minimum)
    .sort((a, b) => b.found.length / b.minimum - a.found.length / a.minimum);
}

/** Phrases of a text about a person's own career, whatever its layout. */
export const CV_CUES: readonly string[] = data.cvCues;

/** Finds the cues of a CV; count the distinct ones. */
export const cvCueLexicon = buildLexicon(CV_CUES.map((cue) => [cue, cue] as const));
