import { ZodError } from "zod";
import type { RosterChoices } from "#app/features/roster/fields.ts";
import { MAX_WORKBOOK_BYTES, WORKBOOK_TOO_LARGE } from "#app/features/roster/limits.ts";
import type { SentRoster } from "#app/features/roster/machine-load.server.ts";
import { checkSentPeople, workbookOfCsv, workbookOfPeople } from "#app/features/roster/sent-people.server.ts";
import { receiveBody } from "#app/http/upload.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { choicesIn } from "./receive-workbook.server.ts";

const EXCEL = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const OLD_EXCEL = "application/vnd.ms-excel";
const KINDS: Readonly<Record<string, string>> = {
  [EXCEL]: "xlsx",
  [OLD_EXCEL]: "xls",
  "text/csv": "csv",
  "application/json": "json",
};

type Options = { tokenId: number; choices: string | undefined; signal: AbortSignal };

/** Receives a roster whose body is the file itself, or people as JSON. */
export async function receiveRoster(request: Request, { tokenId, choices, signal }: Options): Promise<SentRoster> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kind) {
    throw new AppError(
      "unsupported",
      `Envía la nómina con un Content-Type de estos: ${Object.keys(KINDS).join(", ")}.`,
      {
        reason: "other_file",
      },
    );
  }
  const body = await receiveBody(request, {
    maxBytes: MAX_WORKBOOK_BYTES,
    tooLarge: WORKBOOK_TOO_LARGE,
    missing: "El cuerpo está vacío. Envía el archivo mismo como cuerpo.",
    // No person has such a number.
    userId: -tokenId,
    signal,
  });
  const answered = choicesIn(choices ?? null);
  const sent = { body, fileName: `nomina-de-un-programa.${kind}`, choices: answered };
  if (kind === "csv") return { ...sent, workbook: await workbookOfCsv(body) };
  if (kind !== "json") return { ...sent, workbook: body };
  const { people, choices: inBody } = await peopleIn(body);
  return {
    ...sent,
    choices: answered ?? ((inBody ?? null) as RosterChoices | null),
    workbook: await workbookOfPeople(people),
  };
}

async function peopleIn(body: Uint8Array) {
  try {
    return await checkSentPeople(jsonIn(body));
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const place = error.issues[0]?.path.join(".") ?? "";
    throw new AppError(
      "bad_request",
      `El JSON no tiene la forma esperada${place ? ` en ${place.slice(0, 60)}` : ""}. Revísalo y envíalo de nuevo.`,
      { reason: "bad_people", cause: error },
    );
  }
}

function jsonIn(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
