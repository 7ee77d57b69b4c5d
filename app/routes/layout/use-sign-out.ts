import { useCallback } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { notify } from "#app/ui/notify.tsx";

export const SIGN_OUT_PATH = "/api/auth/logout";

/**
 * Ends the session and lands on /login. A whole new document, on purpose: nothing that was read for this person may
 * stay in memory, the next one may use the same window.
 */
export function useSignOut(): () => Promise<void> {
  return useCallback(async () => {
    try {
      await postJson(SIGN_OUT_PATH);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The session is still alive: saying nothing would leave it open on a shared computer.
      notify({ tone: "bad", title: "No se pudo cerrar la sesión", detail: "Revisa tu conexión e intenta otra vez." });
      return;
    }
    window.location.assign("/login");
  }, []);
}
