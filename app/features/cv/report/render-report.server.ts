import { PALETTE } from "#app/documents/pdf/palette.ts";
import type { ReportHead } from "#app/documents/pdf/report-head.ts";
import { CONTENT_WIDTH, PAGE, Sheet, textStyle } from "#app/documents/pdf/sheet.server.ts";
import { formatDateTime, formatLongDate } from "#app/platform/format.ts";
import type { ReportedAnalysis } from "../compute/tasks.ts";
import { correctedParts, skillsToAdd } from "../corrections/extraction-counts.ts";
import type { CvDetails, CvResult } from "../result.ts";
import { linkedinProfile, linkedinSuggestions } from "../review/linkedin-suggestions.ts";
import { joined } from "../rubric/criteria/criterion-result.ts";
import { criteria } from "./criteria-table.server.ts";
import { IMPORTED_TEXT, NAMELESS, provenance } from "./labels.ts";
import { facts, letterhead, notices, profile } from "./profile.server.ts";
import { competencies, linkedin, questions, recommendations } from "./sections.server.ts";

const MAX_COMPETENCIES = 6;
const MAX_QUESTIONS = 4;

/**
 * The report of an analysis as a tagged A4 PDF with embedded fonts. Deterministic for a view, candidate and
 * head: its date is that of the analysis.
 * @param candidate as the user edited it; the score and everything else come from the view
 * @param head name, logo and colour for the letterhead
 */
export async function renderReport(
  view: ReportedAnalysis,
  candidate: CvResult["candidate"],
  head: ReportHead,
): Promise<Buffer> {
  const { institution } = head;
  const { results, details } = view;
  const name = candidate.name.trim();
  const sheet = new Sheet({
    title: `Reporte de análisis de CV${name ? `: ${name}` : ""}`,
    author: institution,
    subject: provenance(view),
    made: new Date(view.createdAt),
  });
  letterhead(sheet, head, formatLongDate(view.createdAt));
  profile(sheet, { candidate, results, accent: head.accent ?? PALETTE.patina700 });
  notices(sheet, [...messagesOf(details), ...editedNote(candidate, results.candidate)]);
  facts(sheet, candidate);
  competencies(sheet, results.competencies.slice(0, MAX_COMPETENCIES));
  recommendations(sheet, results.recommendations);
  const own = linkedinProfile(candidate, details);
  linkedin(sheet, linkedinSuggestions(own, results.experience_analysis.years_total, view));
  questions(sheet, results.interview_questions.slice(0, MAX_QUESTIONS));
  criteria(sheet, view);
  const origin = `${provenance(view)} ${view.fileName}, ${formatDateTime(view.createdAt)}`;
  sheet.onEveryPage((page, pages) =>
    edges(sheet, { page, pages, origin, who: `${institution} · ${name || NAMELESS}` }),
  );
  return sheet.finish();
}

function edges(sheet: Sheet, edge: { page: number; pages: number; origin: string; who: string }): void {
  const style = textStyle(8, { color: PALETTE.ink3, leading: 11 });
  const width = 72;
  sheet.artifact(() => {
    if (edge.page > 1) sheet.put(edge.who, style, PAGE.left, 36, { width: CONTENT_WIDTH });
    sheet.doc.lineWidth(0.6).moveTo(PAGE.left, 798).lineTo(PAGE.right, 798).stroke(PALETTE.line);
    sheet.put(edge.origin, style, PAGE.left, 804, { width: CONTENT_WIDTH - width - 12 });
    sheet.put(`Página ${edge.page} de ${edge.pages}`, style, PAGE.right - width, 804, { width, align: "right" });
  });
}

/** Notices about the file, and about what the student corrected. */
function messagesOf({ notices: found, understood, imported }: CvDetails): string[] {
  const parts = understood === undefined ? [] : correctedParts(understood);
  const toAdd = skillsToAdd(understood);
  return [
    ...(imported === undefined ? [] : [`Leído desde JSON Resume. ${IMPORTED_TEXT}`]),
    ...found.map((notice) => notice.message),
    ...(parts.length === 0
      ? []
      : [
          understood?.byFile
            ? `De los datos con que se escribió el archivo: ${joined(parts)}. El puntaje cuenta solo lo que dice el CV.`
            : `Corregido por la persona en lo que leímos: ${joined(parts)}. El resultado se calculó otra vez; el ` +
              "puntaje cuenta solo lo que dice el CV.",
        ]),
    ...(toAdd.length === 0 ? [] : [`Habilidades que agregó la persona y que no están en su CV: ${toAdd.join(", ")}.`]),
  ];
}

function editedNote(candidate: CvResult["candidate"], read: CvResult["candidate"]): string[] {
  return isEdited(candidate, read)
    ? ["Los datos del perfil fueron editados por la persona. El puntaje corresponde al CV analizado."]
    : [];
}

function isEdited(candidate: CvResult["candidate"], read: CvResult["candidate"]): boolean {
  const keys: (keyof CvResult["candidate"])[] = [
    "name",
    "profession",
    "location",
    "experience",
    "education",
    "skills",
    "email",
    "phone",
    "linkedin",
  ];
  return keys.some((key) => String(candidate[key] ?? "") !== String(read[key] ?? ""));
}
