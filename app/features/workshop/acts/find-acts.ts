import type { DocumentLine, ReadDocument } from "#app/documents/document.ts";
import type { CvFacts } from "#app/features/cv/facts/facts.ts";
import type { CvDocument } from "../cv-document.ts";
import type { BuiltCv } from "../from-cv/cv-document-of.ts";
import { PERSONAL_KINDS } from "../from-cv/personal-data.ts";
import type { ActsFound } from "./act-schemas.ts";
import { JOB_KINDS } from "./apply-acts.ts";
import { inTemplateStyle, unevenHeadings } from "./heading-style.ts";
import { wayOf } from "./order-by-date.ts";

/** What can be done with the whole of a CV. Pure. */

/** On the first page, the part in which a reader looks for contact data, in points from its top; a sheet has 792. */
const HEAD_OF_PAGE = 264;
const SAME_HEIGHT = 14;
const OTHER_COLUMN = 100;
const OF_HEAD: ReadonlySet<string> = new Set(["contact", "summary", "personal"]);

type Read = { document: ReadDocument; facts: CvFacts };

/** @param bare the document without personal data, so that what was left out is known */
export function findActs(read: Read, bare: Pick<BuiltCv, "cv" | "leftOut">): Omit<ActsFound, "pages"> {
  const kinds: readonly string[] = PERSONAL_KINDS;
  return {
    order: orderOf(bare.cv),
    headings: {
      uneven: unevenHeadings(read.facts, read.document),
      changed: bare.cv.sections.flatMap(({ heading }) => {
        const to = inTemplateStyle(heading);
        return to === heading ? [] : [{ from: heading, to }];
      }),
    },
    contactAway: contactAway(read),
    personal: bare.leftOut.flatMap(({ why, text }) => (kinds.includes(why) ? [text] : [])),
  };
}

function orderOf(cv: CvDocument): ActsFound["order"] {
  const lists = [
    ...JOB_KINDS.map((of) => ({ of, entries: cv.jobs.filter(({ kind }) => kind === of) })),
    { of: "studies" as const, entries: cv.studies },
    { of: "courses" as const, entries: cv.courses },
  ];
  return lists.flatMap(({ of, entries }) => {
    const way = wayOf(entries);
    return way === null ? [] : [{ of, oldestFirst: way === "oldest_first" }];
  });
}

/** In the head of the first page, with another column at its side. */
function isBesideHead({ page, x, y }: DocumentLine, { lines }: ReadDocument): boolean {
  const hasNeighbour = lines.some(
    (other) => other.page === page && Math.abs(other.y - y) < SAME_HEIGHT && Math.abs(other.x - x) > OTHER_COLUMN,
  );
  return page === 1 && y > 0 && y < HEAD_OF_PAGE && hasNeighbour;
}

/** Contact data that are first written below the person's name and profile, and not in a column beside them. */
function contactAway({ document, facts }: Read): ActsFound["contactAway"] {
  const { email, phone, linkedin } = facts;
  const body = facts.sections.filter(({ kind }) => !OF_HEAD.has(kind)).flatMap(({ lines }) => lines);
  const firstOfBody = Math.min(document.lines.length, ...body);
  const isAway = (holds: (text: string) => boolean) => {
    const at = document.lines.findIndex(({ text }) => holds(text.toLowerCase()));
    const line = document.lines[at];
    if (line === undefined || line.role === "header") return false;
    if (line.role === "footer") return true;
    return at > firstOfBody && !isBesideHead(line, document);
  };
  const digits = phone?.replace(/\D/g, "").slice(-8) ?? "";
  return [
    ...(email !== null && isAway((text) => text.includes(email.toLowerCase())) ? (["email"] as const) : []),
    ...(digits.length === 8 && isAway((text) => text.replace(/\D/g, "").includes(digits)) ? (["phone"] as const) : []),
    ...(linkedin !== null && isAway((text) => text.includes(linkedin.toLowerCase())) ? (["linkedin"] as const) : []),
  ];
}
