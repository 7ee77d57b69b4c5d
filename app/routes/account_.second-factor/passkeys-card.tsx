import { useRevalidator } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { isPasskeyPossible } from "#app/features/access/passkeys/is-passkey-possible.ts";
import type { PasskeyRow } from "#app/features/access/second-factor/factors.server.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { formatDateTime } from "#app/platform/format.ts";
import type { Proof, ProofWays } from "#app/routes/account/proof-ways.ts";
import { makePasskey } from "#app/routes/login/browser-passkeys.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { notify } from "#app/ui/notify.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { FormActions } from "./form-actions.tsx";
import { IdentityForm } from "./identity-form.tsx";

const NO_WAY = "Este navegador no puede usar llaves de acceso. Prueba con otro, al día.";

const ALONE =
  "Entras con la huella, la cara o el PIN de tu teléfono, tu computador o una llave USB, sin escribir tu RUT ni tu " +
  "contraseña.";
const AFTER_CAMPUS =
  "La huella, la cara o el PIN de tu teléfono, tu computador o una llave USB: sirven de segundo paso, donde se pide, " +
  "después de entrar con tu cuenta de la universidad.";

type PasskeysCardProps = {
  rut: string;
  passkeys: PasskeyRow[];
  /** Why they are not offered. */
  off: string | null;
  ways: ProofWays;
  passwordsClosed: boolean;
};

/** The passkeys of the account: added, renamed, removed. */
export function PasskeysCard({ rut, passkeys, off, ways, passwordsClosed }: PasskeysCardProps) {
  const hydrated = useHydrated();
  const [isPossible, setPossible] = useState(true);
  useEffect(() => setPossible(isPasskeyPossible()), []);
  const [isAdding, setAdding] = useState(false);
  const reason = off ?? (isPossible ? null : NO_WAY);
  return (
    <Card as="section" aria-labelledby="llaves">
      <h2 id="llaves">Llaves de acceso</h2>
      <p className="mt-1 text-ink-2">{passwordsClosed ? AFTER_CAMPUS : ALONE}</p>
      {passkeys.length > 0 && (
        <ul className="mt-3">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} rut={rut} passkey={passkey} isPossible={reason === null} ways={ways} />
          ))}
        </ul>
      )}
      {reason && (
        <Alert tone="info" className="mt-4">
          {reason}
        </Alert>
      )}
      {!reason && !isAdding && (
        <Button variant="secondary" className="mt-4" waiting={!hydrated} onClick={() => setAdding(true)}>
          Agregar llave de acceso
        </Button>
      )}
      {isAdding && <NewPasskey rut={rut} ways={ways} onClose={() => setAdding(false)} />}
    </Card>
  );
}

type NewPasskeyProps = { rut: string; ways: ProofWays; onClose: () => void };

function NewPasskey({ rut, ways, onClose }: NewPasskeyProps) {
  const { revalidate } = useRevalidator();
  const name = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const add = async (proof: Proof) => {
    const called = name.current?.value.trim() ?? "";
    setError(called === "" ? "Escribe un nombre para reconocerla." : undefined);
    if (called === "") return name.current?.focus();
    const credential = await makePasskey(proof);
    if (!credential) {
      const detail = "Cerraste la ventana, o este equipo ya tiene una llave de tu cuenta.";
      return notify({ tone: "info", title: "No se agregó ninguna llave", detail });
    }
    await postJson("/api/account/passkeys", { name: called, credential });
    onClose();
    notify({ tone: "ok", title: "Llave de acceso agregada", detail: "Tus demás sesiones se cerraron." });
    revalidate();
  };
  return (
    <IdentityForm rut={rut} ways={ways} action="Crear llave" onProof={add} onClose={onClose}>
      <TextField
        ref={name}
        label="Nombre de la llave"
        name="name"
        autoComplete="off"
        maxLength={60}
        hint="Por ejemplo: mi teléfono, notebook de la casa."
        error={error}
        autoFocus
      />
    </IdentityForm>
  );
}

type PasskeyItemProps = { rut: string; passkey: PasskeyRow; isPossible: boolean; ways: ProofWays };

function PasskeyItem({ rut, passkey, isPossible, ways }: PasskeyItemProps) {
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const close = () => setOpen(null);
  const remove = async (proof: Proof) => {
    await postJson(`/api/account/passkeys/${passkey.id}/remove`, proof);
    notify({ tone: "ok", title: "Llave de acceso quitada", detail: passkey.name });
    revalidate();
  };
  return (
    <li className="flex gap-3 border-t border-hair py-3 first:border-0 last:pb-0">
      <Icon glyph={KeyRound} className="mt-0.5 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{passkey.name}</p>
        <p className="text-sm text-ink-3 tabular-nums">
          Creada el {formatDateTime(passkey.createdAt)} ·{" "}
          {passkey.lastUsed ? `Último uso el ${formatDateTime(passkey.lastUsed)}` : "Sin usar"}
        </p>
        {open === null && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              className="touch:min-h-11"
              aria-label={`Cambiar el nombre de ${passkey.name}`}
              waiting={!hydrated}
              onClick={() => setOpen("rename")}
            >
              Cambiar nombre
            </Button>
            <Button
              variant="danger"
              size="sm"
              className="touch:min-h-11"
              aria-label={`Quitar ${passkey.name}`}
              waiting={!hydrated}
              onClick={() => setOpen("remove")}
            >
              Quitar
            </Button>
          </div>
        )}
        {open === "rename" && <RenameForm passkey={passkey} onClose={close} />}
        {open === "remove" && (
          <IdentityForm
            rut={rut}
            ways={{ ...ways, passkey: isPossible }}
            action="Quitar"
            danger
            onProof={remove}
            onClose={close}
          />
        )}
      </div>
    </li>
  );
}

function RenameForm({ passkey, onClose }: { passkey: PasskeyRow; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = field.current?.value.trim() ?? "";
    if (name === "") return setError("Escribe un nombre para reconocerla.");
    setBusy(true);
    try {
      await postJson(`/api/account/passkeys/${passkey.id}/rename`, { name });
      onClose();
      revalidate();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(sentenceOf(failure));
      setBusy(false);
    }
  };
  return (
    <form noValidate method="post" onSubmit={submit} className="mt-3 grid max-w-md gap-3">
      <TextField
        ref={field}
        label="Nombre de la llave"
        name="name"
        autoComplete="off"
        maxLength={60}
        defaultValue={passkey.name}
        error={error}
        autoFocus
      />
      <FormActions action="Guardar" busy={busy} busyText="Guardando..." onClose={onClose} />
    </form>
  );
}
