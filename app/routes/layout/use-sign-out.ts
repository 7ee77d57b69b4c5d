import { useCallback } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { forgetTab } from "#app/http/tab-storage.ts";
import { notify } from "#app/ui/notify.tsx";

export const SIGN_OUT_PATH = "/api/auth/logout";

/**
 * Ends the session and goes to /login, or to the institution's own sign-in, which ends its session. Deliberately loads
 * a new document, so that no personal data stays in memory for the next user of the same window.
 */
export function useSignOut(): () => Promise<void> {
  return useCallback(async () => {
    let next = "/login";
    try {
      const answer = await postJson<{ next?: string }>(SIGN_OUT_PATH);
      if (answer.next) next = answer.next;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session may still exist: without a message it would stay open unnoticed on a shared computer.
      const title = error.delivery === "unknown" ? "No sabemos si se cerró tu sesión" : "No se pudo cerrar la sesión";
      notify({ tone: "bad", title, detail: "Revisa tu conexión e intenta otra vez." });
      return;
    }
    forgetTab();
    window.location.assign(next);
  }, []);
}
