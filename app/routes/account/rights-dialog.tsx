import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useId, useRef, useState } from "react";
import {
  type DeskKind,
  KIND_NAMES,
  MAX_RIGHTS_TEXT,
  type OwnRightsKind,
  SUBJECTS_OF,
  subjectName,
} from "#app/features/privacy/rights/rights.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextAreaField } from "#app/ui/field.tsx";
import ModalDialog from "#app/ui/modal-dialog.tsx";
import { notify } from "#app/ui/notify.tsx";
import EraseDialog from "./erase-dialog.tsx";
import type { ProofWays } from "./proof-ways.ts";

const EXPLAINED: readonly (readonly [DeskKind, string])[] = [
  ["access", "Saber qué se guarda de ti y recibirlo."],
  ["rectification", "Que la oficina corrija lo que está mal."],
  ["erasure", "Que se borre todo lo tuyo."],
  ["objection", "Que tus datos no se usen para algo."],
  ["portability", "Recibir tus datos en un archivo que leen otros programas."],
  ["block", "Que nada tuyo se use mientras dure el bloqueo."],
  ["review", "Que una persona revise un puntaje que hizo una máquina."],
];

type RightsDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The download of own data was started. */
  onDownload: () => void;
  backupDays: number;
  proofWays: ProofWays;
  isBlocked: boolean;
};

/** Asks for a right; offers at once what the platform can do without the office. Its script is loaded when it opens. */
export default function RightsDialog(props: RightsDialogProps) {
  const { open, onClose, onDownload, backupDays, proofWays, isBlocked } = props;
  const id = useId();
  const { revalidate } = useRevalidator();
  const [kind, setKind] = useState<DeskKind>("access");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [erasing, setErasing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isFile = kind === "access" || kind === "portability";
  const ask = async (download: boolean) => {
    if (kind === "review") return;
    const data = new FormData(form.current ?? undefined);
    const message = String(data.get("message") ?? "").trim();
    if (kind === "rectification" && message === "") return setError("Escribe qué está mal y cómo debería decir.");
    setError(undefined);
    setBusy(true);
    const sent = await send({ kind, subject: data.get("subject"), message }, setFailure, download);
    setBusy(false);
    if (!sent) return;
    if (download) {
      window.location.assign("/api/account/export");
      onDownload();
    } else notify({ tone: "ok", title: "Solicitud enviada", detail: "Su número y su plazo están en Tus derechos." });
    revalidate();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(isFile);
  };
  if (erasing) {
    const close = () => {
      setErasing(false);
      onClose();
    };
    return <EraseDialog open={open} onClose={close} backupDays={backupDays} ways={proofWays} />;
  }
  return (
    <ModalDialog
      open={open}
      onClose={busy ? () => undefined : onClose}
      title="Ejercer un derecho"
      description="La respuesta, el plazo y la constancia quedan en Mi cuenta."
      footer={<Footer {...{ kind, busy, formId: id, onClose, ask, isFile, onErase: () => setErasing(true) }} />}
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
        <KindChoice kind={kind} onChoose={setKind} />
        {kind !== "review" && (
          <>
            <SelectField key={kind} label="Sobre qué" name="subject">
              {SUBJECTS_OF[kind].map((subject) => (
                <option key={subject} value={subject}>
                  {subjectName(kind, subject)}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label="Cuéntanos lo que haga falta"
              name="message"
              optional={kind !== "rectification"}
              maxLength={MAX_RIGHTS_TEXT}
              hint="Hasta 1.000 caracteres. Lo lee la oficina."
              error={error}
            />
          </>
        )}
        <Advice kind={kind} isBlocked={isBlocked} />
        {failure && <Alert tone="bad">{failure}</Alert>}
      </form>
    </ModalDialog>
  );
}

type Body = { kind: OwnRightsKind; subject: unknown; message: string };

/** @returns false when the server refused; an open request of the same kind does not keep a download back */
async function send(body: Body, onFailure: (words: string) => void, download: boolean): Promise<boolean> {
  try {
    await postJson("/api/account/rights", body);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal;
    if (download && refusal.reason === "already_open") return true;
    onFailure(sentenceOf(refusal));
    return false;
  }
}

function KindChoice({ kind, onChoose }: { kind: DeskKind; onChoose: (kind: DeskKind) => void }) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.875rem] leading-5 font-semibold">Qué derecho</legend>
      <div className="grid gap-1">
        {EXPLAINED.map(([value, words]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-1.5">
            <input
              type="radio"
              name={name}
              value={value}
              checked={kind === value}
              onChange={() => onChoose(value)}
              className="mt-1 size-4.5 shrink-0 accent-act"
            />
            <span>
              <b className="font-semibold">{KIND_NAMES[value]}</b>
              <span className="block text-sm text-ink-2">{words}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Advice({ kind, isBlocked }: { kind: DeskKind; isBlocked: boolean }) {
  const words: Partial<Record<DeskKind, string>> = {
    access: "Puedes descargar todo ahora, sin esperar a la oficina: la solicitud se cierra con su constancia.",
    portability: "Puedes descargar ahora el archivo datos.json, que leen otros programas, sin esperar a la oficina.",
    erasure: "Puedes borrar todo ahora tú, con tu contraseña. No se puede deshacer.",
    block: isBlocked
      ? "El tratamiento ya está bloqueado."
      : "La oficina tiene que aceptarlo. Mientras dure no podrás analizar CV, practicar ni agendar, y la oficina " +
        "mueve o cancela tus citas. Lo levantas tú cuando quieras.",
    objection:
      "Detiene solo lo que elijas. El análisis de tus CV, tus entrevistas y tus citas siguen: para detener todo, " +
      "pide el bloqueo temporal.",
    rectification: "Dinos qué está mal y cómo debe decir. Un puntaje no se corrige aquí: pide su revisión.",
    review: "Elige el resultado en «Pedir revisión de una persona», más abajo en esta página.",
  };
  const text = words[kind];
  return text ? <Alert tone="info">{text}</Alert> : null;
}

type FooterProps = {
  kind: DeskKind;
  busy: boolean;
  formId: string;
  isFile: boolean;
  onClose: () => void;
  ask: (download: boolean) => Promise<void>;
  onErase: () => void;
};

function Footer({ kind, busy, formId, isFile, onClose, ask, onErase }: FooterProps) {
  if (kind === "review") {
    const go = () => {
      onClose();
      requestAnimationFrame(() => document.getElementById("pedir-revision")?.scrollIntoView());
    };
    return <Button onClick={go}>Elegir el resultado</Button>;
  }
  return (
    <>
      {(isFile || kind === "erasure") && (
        <Button variant="secondary" disabled={busy} onClick={() => ask(false)}>
          Pedirlo a la oficina
        </Button>
      )}
      {kind === "erasure" ? (
        <Button variant="danger" disabled={busy} onClick={onErase}>
          Borrar ahora
        </Button>
      ) : (
        <Button type="submit" form={formId} busy={busy} busyText="Enviando...">
          {isFile ? "Descargar ahora" : "Enviar solicitud"}
        </Button>
      )}
    </>
  );
}
