import { personMark } from "#app/features/auth/person-mark.server.ts";
import type { SessionUser } from "#app/features/auth/session-user.ts";
import { AppError } from "#app/platform/errors.ts";
import { PERSON_HEADER } from "./person-header.ts";

/** Refuses a call of a screen of somebody else than whose session it comes with: see person-header.ts */
export function refuseOtherPerson(request: Request, user: SessionUser | null): void {
  const sent = request.headers.get(PERSON_HEADER);
  if (sent === null || user === null || sent === personMark(user.id)) return;
  throw new AppError("unauthenticated", "En este navegador entró otra persona: nada de esta pantalla se envió.", {
    title: "Entró otra persona",
    reason: "other_person",
  });
}
