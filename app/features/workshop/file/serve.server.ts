import { applyCorrections } from "#app/features/cv/corrections/apply-corrections.ts";
import { unpackDocument } from "#app/features/cv/corrections/pack-document.ts";
import { withPlaces } from "#app/features/cv/facts/personal-remarks.ts";
import { findFacts } from "#app/features/cv/facts-and-score.ts";
import { type ServedTask, serve } from "#app/platform/work/serve-tasks.ts";
import { applyActs } from "../acts/apply-acts.ts";
import { cvDocumentOf } from "../from-cv/cv-document-of.ts";
import { PERSONAL_KINDS, remarksOf } from "../from-cv/personal-data.ts";
import { withChanges } from "../lines/change-lines.ts";
import { wordChangesTask, writeCvTask } from "./tasks.ts";
import { wordChanges } from "./word-changes.ts";
import { writeCvFile } from "./write-cv-file.server.ts";

/** The computing child's side of the files of a worked CV. */

export const cvFileTasks: readonly ServedTask[] = [
  serve(writeCvTask, async ({ kept, corrections, today, changes, template, format, withoutPersonal, acts }) => {
    const written = await unpackDocument(Buffer.from(kept, "base64"));
    const open = withPlaces(written);
    const remarks = remarksOf(written, open);
    // A new line may be a personal remark: an analysis of the changed file would not read it either.
    const { document } = withPlaces(withChanges(open.document, changes));
    const read = findFacts(document, today);
    const options = { remarks, without: withoutPersonal ? PERSONAL_KINDS : [] };
    const { cv } = cvDocumentOf({ document, read, corrections, today }, options);
    const chosen = applyActs(cv, acts);
    const meant = corrections === null ? read : applyCorrections(read, corrections, today);
    const bytes = await writeCvFile(chosen, meant, { format, template, today, compact: acts.compact });
    return { file: bytes.toString("base64") };
  }),
  serve(wordChangesTask, async ({ kept, changes }) => {
    const written = await unpackDocument(Buffer.from(kept, "base64"));
    return wordChanges(written, withPlaces(written), changes);
  }),
];
