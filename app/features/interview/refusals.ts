/** Why an interview call is refused, in words for the student. */

import { AppError, type AppErrorCode } from "#app/platform/errors.ts";

const REFUSALS = {
  /** The same error whether the interview does not exist, is another user's, or is with another hunter. */
  unknown_interview: {
    code: "not_found",
    message: "No encontramos esa entrevista. Vuelve a Entrevistas IA y comienza otra.",
  },
  /** The question is in none of the sets that this student can have been asked. */
  unknown_question: {
    code: "bad_request",
    message: "Esa pregunta no es de esta entrevista. Recarga la página para continuar.",
    reason: "unknown_question",
  },
  /** The interview went past the question in another tab. */
  out_of_step: {
    code: "conflict",
    message: "Esta entrevista siguió en otra pestaña. Recarga la página para continuar donde quedó.",
    reason: "out_of_step",
  },
} as const satisfies Record<string, { code: AppErrorCode; message: string; reason?: string }>;

export type Refusal = keyof typeof REFUSALS;

/** The error to throw for a refused call: 404, 400 or 409. */
export function refusalError(refusal: Refusal): AppError {
  const { code, message, ...options } = REFUSALS[refusal];
  return new AppError(code, message, options);
}
