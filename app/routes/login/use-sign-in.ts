import { useEffect, useState } from "react";
import type { LoginBody } from "#app/features/auth/login-schema.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { withReturn } from "#app/platform/own-path.ts";
import { notify } from "#app/ui/notify.tsx";
import type { Role } from "#db/schema.ts";
import { enter, returnPath } from "./enter.ts";

/** Credentials of the institution's directory go here. */
export const DIRECTORY_LOGIN = "/api/auth/directory-login";

type DirectoryCredentials = { username: string; password: string };
type SignIn = (credentials: LoginBody | DirectoryCredentials, path?: string) => Promise<boolean>;

type Answer = { user: { role: Role } } | { secondFactor: true };

/** Sends the credentials; then opens the home screen or the second step, on failure shows the specified toast. */
export function useSignIn(): { busy: boolean; signIn: SignIn } {
  const [busy, setBusy] = useState(false);
  // 'Back' can restore this page from the browser's cache in its busy state.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  const signIn: SignIn = async (credentials, path = "/api/auth/login") => {
    setBusy(true);
    try {
      const answer = await postJson<Answer>(path, credentials);
      if ("secondFactor" in answer) window.location.assign(withReturn("/login/verificar", returnPath()));
      else enter(answer.user.role, returnPath());
      // Stays busy until the next screen appears: a second click would sign in twice.
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
  // A proxy's page while the server restarts says nothing of the password.
  if (error.delivery === "unknown") return "El sitio no responde por ahora. Intenta otra vez en un momento.";
  return error.error ?? "Credenciales inválidas";
}
