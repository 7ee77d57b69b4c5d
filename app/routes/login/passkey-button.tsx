import { KeyRound } from "lucide-react";
import { useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { Button } from "#app/ui/button.tsx";
import { notify } from "#app/ui/notify.tsx";
import type { Role } from "#db/schema.ts";
import { answerWithPasskey } from "./browser-passkeys.ts";
import { enter, returnPath } from "./enter.ts";

/** Signs in with the passkey that the person chooses in the browser's own window. */
export default function PasskeyButton({ second, only }: { second: boolean; only: boolean }) {
  const [busy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    try {
      const passkey = await answerWithPasskey("/api/auth/passkey/question");
      if (passkey) {
        const { user } = await postJson<{ user: { role: Role } }>("/api/auth/passkey", { passkey });
        // Stays busy until the next screen appears.
        return enter(user.role, returnPath());
      }
      notify({
        tone: "info",
        title: "No se usó ninguna llave",
        detail: second ? "Intenta otra vez." : "Intenta otra vez o usa tu contraseña.",
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify({ tone: "bad", title: "No se pudo entrar con la llave", detail: sentenceOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant={only ? "primary" : "secondary"}
      size="lg"
      block
      icon={KeyRound}
      busy={busy}
      busyText="Esperando tu llave..."
      className="mb-4"
      onClick={signIn}
    >
      {second ? "Usar una llave de acceso" : "Entrar con una llave de acceso"}
    </Button>
  );
}
