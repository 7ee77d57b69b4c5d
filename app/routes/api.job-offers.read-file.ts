import { uploadsFolder } from "#app/features/cv/stored-cv-files.server.ts";
import { MAX_CV_BYTES } from "#app/features/cv/upload-rules.ts";
import { readFileSchema } from "#app/features/offers/api-schemas.server.ts";
import { OFFER_TOO_LARGE } from "#app/features/offers/offer-texts.ts";
import { readOfferFile } from "#app/features/offers/read-offer-file.server.ts";
import { endpoint } from "#app/http/endpoint.server.ts";
import { receiveUpload } from "#app/http/upload.server.ts";

const UPLOAD = { field: "offer", maxBytes: MAX_CV_BYTES, kinds: "PDF, DOC, DOCX, TXT, JPG or PNG" } as const;

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
};

export const action = endpoint({
  method: "POST",
  access: "user",
  whenBlocked: "refuse",
  summary: "Reads a job offer from a file.",
  description: "Answers its text, for the student to look at before comparing. Neither file nor text is kept.",
  upload: UPLOAD,
  answer: { json: readFileSchema },
  refusals: {
    413: UNREADABLE,
    415: UNREADABLE,
    422: UNREADABLE,
    429: { "": "this person is still sending a file", too_often: "thirty within the last hour" },
    503: {
      "": "many are sending files",
      disk_low: "the disk has no room for the file",
      machine_busy: "the server had no time for it; the file is fine",
    },
  },
  async handle({ user, request, context }) {
    const file = await receiveUpload(request, {
      ...UPLOAD,
      folder: uploadsFolder(),
      tooLarge: OFFER_TOO_LARGE,
      missing: "Elige el archivo con el aviso y súbelo otra vez.",
      userId: user.id,
      signal: context.signal,
    });
    return readOfferFile(user.id, file, context.signal);
  },
});
export const loader = action;
