import { type FormEvent, useId, useRef, useState } from "react";
import { ERASE_WORD } from "#app/features/privacy/erase-word.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { pluralize } from "#app/platform/format.ts";
import { answerWithPasskey } from "#app/routes/login/browser-passkeys.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import ModalDialog from "#app/ui/modal-dialog.tsx";
import { sentenceOf } from "../../http/error-sentence.ts";
import { ExportLink } from "./export-link.tsx";
import type { Proof, ProofWays } from "./proof-ways.ts";
import { useProof } from "./use-proof.tsx";

type EraseDialogProps = { open: boolean; onClose: () => void; backupDays: number; ways: ProofWays };
type Errors = { word?: string; other?: string };

/**
 * Says exactly what is deleted and what stays, offers the download first, and asks twice. Its script is loaded when it
 * opens.
 */
export default function EraseDialog({ open, onClose, backupDays, ways }: EraseDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const { fields, take, refuse } = useProof(ways, { label: "Tu contraseña", missing: "Escribe tu contraseña." });
  const run = async (prove: () => Promise<Proof | null> | Proof | null) => {
    const word = form.current?.elements.namedItem("word") as HTMLInputElement;
    const isMeant = word.value.trim().toUpperCase() === ERASE_WORD;
    setErrors(isMeant ? {} : { word: `Escribe ${ERASE_WORD} para confirmar.` });
    setBusy(true);
    try {
      // The proof's field stands first, and takes the focus where both are wrong.
      if (!isMeant) word.focus();
      const proof = isMeant || prove === take ? await prove() : null;
      if (!proof || !isMeant) return setBusy(false);
      await postJson("/api/account/erase", { ...proof, word: word.value });
      leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      if (!refuse(error)) setErrors({ other: sentenceOf(error) });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return run(take);
  };
  const byPasskey = () =>
    run(async () => {
      const passkey = await answerWithPasskey("/api/account/passkeys/question");
      return passkey && { passkey };
    });
  return (
    <ModalDialog
      open={open}
      onClose={busy ? () => undefined : onClose}
      title="Borrar mis datos"
      description="Lee esto antes de confirmar. No se puede deshacer."
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Conservar mi cuenta
          </Button>
          <Button type="submit" form={id} variant="danger-solid" busy={busy} busyText="Borrando...">
            Borrar mis datos
          </Button>
        </>
      }
    >
      <WhatGoes backupDays={backupDays} />
      <form ref={form} id={id} noValidate onSubmit={submit} className="mt-5 grid gap-4">
        {fields}
        {ways.passkey && (
          <div>
            <Button variant="secondary" disabled={busy} onClick={byPasskey}>
              Borrar con una llave de acceso
            </Button>
          </div>
        )}
        <TextField
          label={`Escribe ${ERASE_WORD} para confirmar`}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={errors.word}
        />
        {errors.other && <Alert tone="bad">{errors.other}</Alert>}
      </form>
    </ModalDialog>
  );
}

function WhatGoes({ backupDays }: { backupDays: number }) {
  return (
    <div className="grid gap-4">
      <section>
        <h3>Se borra ahora</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-2">
          <li>Tu cuenta: nombre, RUT, correo, contraseña y sesiones.</li>
          <li>Tus CV, el texto leído, los análisis y sus puntajes.</li>
          <li>Tus entrevistas, respuestas, resultados y opiniones.</li>
          <li>Tus citas de coaching. Las que vienen se cancelan y se avisa al coach, sin tu nombre.</li>
          <li>Tus pedidos de revisión, el registro de lo que hiciste y los correos guardados.</li>
        </ul>
      </section>
      <section>
        <h3>Qué queda</h3>
        <ul className="mt-1 list-disc pl-5 text-ink-2">
          <li>Nada con tu nombre: solo la anotación de que una cuenta se borró, con un número.</li>
          <li>Los respaldos hechos antes se eliminan después de {pluralize(backupDays, "día", "días")}.</li>
          <li>Los correos que ya recibió tu coach: están en su casilla, no en la plataforma.</li>
        </ul>
      </section>
      <div>
        <ExportLink>Descargar mis datos antes</ExportLink>
      </div>
    </div>
  );
}

/** Also clears the browser's storage. Loads a new document, so that no personal data stays in memory. */
function leave(): void {
  for (const storage of ["localStorage", "sessionStorage"] as const) {
    try {
      window[storage].clear();
    } catch {
      // Storage is disabled, so nothing was stored.
    }
  }
  window.location.assign("/login?datos=borrados");
}
