import { type FormEvent, useId, useRef, useState } from "react";
import { ERASE_WORD } from "#app/features/privacy/erase-word.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { pluralize } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import ModalDialog from "#app/ui/modal-dialog.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { sentenceOf } from "../../http/error-sentence.ts";
import { ExportLink } from "./export-link.tsx";

type EraseDialogProps = { open: boolean; onClose: () => void; backupDays: number };
type Errors = { password?: string; word?: string; other?: string };

/**
 * Says exactly what is deleted and what stays, offers the download first, and asks twice. Its script is loaded when it
 * opens.
 */
export default function EraseDialog({ open, onClose, backupDays }: EraseDialogProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const show = (found: Errors) => {
    setErrors(found);
    const field = form.current?.elements.namedItem(found.password ? "password" : "word");
    if (field instanceof HTMLInputElement && !found.other) field.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = String(data.get("password") ?? "");
    const word = String(data.get("word") ?? "");
    const found: Errors = {
      ...(password === "" && { password: "Escribe tu contraseña." }),
      ...(word.trim().toUpperCase() !== ERASE_WORD && { word: `Escribe ${ERASE_WORD} para confirmar.` }),
    };
    if (found.password || found.word) return show(found);
    setErrors({});
    setBusy(true);
    try {
      await postJson("/api/account/erase", { password, word });
      leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      const sentence = sentenceOf(error);
      show(error.reason === "wrong_password" ? { password: sentence } : { other: sentence });
    }
  };
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
        <PasswordField label="Tu contraseña" name="password" maxLength={200} error={errors.password} />
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
