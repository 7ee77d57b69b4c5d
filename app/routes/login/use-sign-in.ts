import { useEffect, useState } from "react";
import { homeOf } from "#app/features/auth/landing-path.ts";
import type { LoginBody } from "#app/features/auth/login-schema.ts";
import { forgetWelcome } from "#app/features/guide/welcome-flag.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { notify } from "#app/ui/notify.tsx";

type Answer = { user: { role: "admin" | "user" } };

/** Sends the credentials; on success goes to the role's home, on failure shows the toast of the catalogue. */
export function useSignIn(): { busy: boolean; signIn: (credentials: LoginBody) => Promise<boolean> } {
  const [busy, setBusy] = useState(false);
  // 'Back' can bring this very page out of the browser's cache, still busy.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  const signIn = async (credentials: LoginBody): Promise<boolean> => {
    setBusy(true);
    try {
      const { user } = await postJson<Answer>("/api/auth/login", credentials);
      forgetWelcome();
      // A whole new document: nothing that was read for someone else before may stay in memory.
      window.location.assign(homeOf(user.role));
      // Stays busy: the next screen is on its way, and a second click would sign in twice.
      return true;
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiError)) throw error;
      notify({ tone: "bad", title: "Error de inicio de sesión", detail: reasonOf(error) });
      return false;
    }
  };
  return { busy, signIn };
}

function reasonOf(error: ApiError): string {
  if (error.offline) return "No hay conexión con el servidor. Revisa tu red e intenta otra vez.";
  return error.error ?? "Credenciales inválidas";
}
