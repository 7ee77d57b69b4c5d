import type { ReadDocument } from "#app/documents/document.ts";
import type { CvFacts, Job, MonthIndex } from "#app/features/cv/facts/facts.ts";
import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { concreteStems } from "#app/features/practice/content-words.ts";
import { copiedLines } from "./copied-lines.ts";
import type { Requirement } from "./requirement.ts";

/** The lines of a CV that may show something, prepared once for all requirements of an offer. */

export type EvidenceLine = {
  index: number;
  /** As it stands in the CV. */
  text: string;
  /** Lower case without accents. */
  plain: string;
  stems: ReadonlySet<string>;
  /** Whether it is made of the offer's own words: see copied-lines.ts. */
  isCopied: boolean;
};

export type CvEvidence = {
  facts: CvFacts;
  today: MonthIndex;
  lines: readonly EvidenceLine[];
  jobs: readonly { job: Job; lines: readonly EvidenceLine[] }[];
  lineAt(index: number): EvidenceLine | undefined;
};

/**
 * Left out: lines with instructions for a reader, stuffed lines, and those that repeat the offer instead of telling
 * something of the person.
 */
export function cvEvidence(
  document: ReadDocument,
  facts: CvFacts,
  today: MonthIndex,
  offer: { text: string; requirements: readonly Requirement[] },
): CvEvidence & { uncopied: CvEvidence } {
  const copied = copiedLines(document, offer);
  const out = new Set([...facts.instructionLines, ...facts.keywordStuffedLines, ...copied.passages]);
  const byIndex = new Map<number, EvidenceLine>();
  document.lines.forEach(({ text, role }, index) => {
    if (out.has(index) || role === "footer") return;
    byIndex.set(index, {
      index,
      text,
      plain: normalize(text),
      stems: new Set(concreteStems(text)),
      isCopied: copied.lists.has(index),
    });
  });
  return { ...evidenceOf(byIndex, facts, today), uncopied: evidenceOf(withoutCopied(byIndex), facts, today) };
}

type ByIndex = ReadonlyMap<number, EvidenceLine>;

const withoutCopied = (byIndex: ByIndex): ByIndex => new Map([...byIndex].filter(([, { isCopied }]) => !isCopied));

/** What was read with the help of a line that shows nothing was read of nothing. */
function withoutLost(facts: CvFacts, byIndex: ByIndex): CvFacts {
  const isThere = (line: number) => byIndex.has(line);
  return {
    ...facts,
    jobs: facts.jobs.filter(({ headerLines }) => headerLines.every(isThere)),
    studies: facts.studies.filter(({ lines }) => lines.every(isThere)),
  };
}

function evidenceOf(byIndex: ByIndex, all: CvFacts, today: MonthIndex): CvEvidence {
  const facts = withoutLost(all, byIndex);
  const linesOf = (indexes: readonly number[]) => indexes.flatMap((index) => byIndex.get(index) ?? []);
  return {
    facts,
    today,
    lines: [...byIndex.values()],
    jobs: facts.jobs.map((job) => ({ job, lines: linesOf([...job.headerLines, ...job.detailLines]) })),
    lineAt: (index) => byIndex.get(index),
  };
}
