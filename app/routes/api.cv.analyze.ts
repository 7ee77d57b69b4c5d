import { awaitAnalysis, submitCv, uploadsFolder } from "#app/features/cv/analyze.server.ts";
import { cvAnalysisAnswerSchema } from "#app/features/cv/result.ts";
import { CV_TOO_LARGE, MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveUpload } from "#app/http/upload.server.ts";

const UPLOAD = { field: "cv", maxBytes: MAX_CV_BYTES, kinds: "PDF, DOC, DOCX, TXT, JPG, PNG or JSON Resume" } as const;

/** Reasons why a file is unreadable, for the API description. */
const UNREADABLE = {
  empty: "there is nothing in the file",
  unsupported: "a file of another kind",
  disguised: "the content does not fit the name",
  rich_text: "RTF",
  web_page: "a saved web page",
  heic: "a HEIC photo",
  other_office: "a document of another office program",
  other_image: "a picture of another format",
  corrupt: "damaged or incomplete",
  password_protected: "protected by a password",
  unreadable: "no legible text in it",
  too_long: "more than 20 pages",
  image_too_large: "a picture of more than 40 megapixels",
  file_too_large: "larger than the reader takes",
  too_complex: "it cannot be read within the limits",
  unread_language: "in a language that is not read",
  not_a_cv: "it is no CV",
  not_json: "a .json file that is no JSON",
  bad_json_resume: "JSON that is no JSON Resume; the message names the fields and what is wrong with each",
  json_too_large: "a .json file of more than 1 MB",
  cv_too_long: "a JSON Resume with more text than a CV has",
  internal: "the analysis failed; the file may be fine",
};

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Analyses a CV.",
  description: `
    The call answers when the analysis is done; the analysis goes on when the client leaves. \`results\` has exactly
    the fields of the specification. Empty text means that the CV does not say it; nothing is invented. \`details\`
    holds what the result rests on: the rubric's criteria with points, finding and evidence, notices about the file,
    and counts. The same file gives the same \`results\` (years of a job that goes on grow with the calendar).

    A \`.json\` file is read as JSON Resume 1.0.0: written as a document, which is analysed like any other.
    \`details.imported\` names the fields of it that the document does not have.`,
  upload: UPLOAD,
  answer: { json: cvAnalysisAnswerSchema },
  refusals: {
    422: UNREADABLE,
    429: {
      "": "this person is still sending a file",
      busy_user: "this person has an analysis under way",
      too_often:
        "`CV_ANALYSES_PER_HOUR` within the last hour; `Retry-After` says when the oldest of them is an hour old",
    },
    503: {
      "": "many are sending files",
      disk_low: "the disk has no room for the file",
      busy: "the queue is full",
      machine_busy: "the server had no time for it, twice; the file is fine",
    },
  },
  async handle({ db, user, request, context }) {
    const file = await receiveUpload(request, {
      ...UPLOAD,
      folder: uploadsFolder(),
      tooLarge: CV_TOO_LARGE,
      missing: "Elige un archivo con tu CV y súbelo otra vez.",
      userId: user.id,
      signal: context.signal,
    });
    const submitted = await submitCv(db, user.id, file);
    return awaitAnalysis(db, user.id, submitted, context.signal);
  },
});
export const loader = action;
