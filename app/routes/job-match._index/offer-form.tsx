import { Link, useNavigate } from "@remix-run/react";
import { ArrowRight, Upload } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { checkDocument, DOCUMENT_ACCEPT } from "#app/features/cv/upload-rules.ts";
import { MAX_OFFER_CHARS } from "#app/features/offers/offer-rules.ts";
import { ApiError, postForm, postJson } from "#app/http/api.ts";
import { problemTitle, sentenceOf } from "#app/http/error-sentence.ts";
import { formatCount } from "#app/platform/format.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { keepText, keptText } from "./kept-text.ts";

type State = { busy: "compare" | "file" | null; problem?: ApiError; refusal?: string; notice?: string };

/** Where an offer is pasted or read from a file, and compared. */
export function OfferForm({ hasCv }: { hasCv: boolean }) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [state, setState] = useState<State>({ busy: null });
  const field = useRef<HTMLTextAreaElement>(null);
  // What was typed before the scripts had started stays, and so does what was kept.
  useEffect(() => setText(field.current?.value || keptText()), []);
  const change = (next: string) => {
    setText(next);
    keepText(next);
  };
  const compare = async (isOffer: boolean) => {
    setState({ busy: "compare" });
    try {
      const { id } = await postJson<{ id: number }>("/api/job-offers", { text, isOffer });
      keepText("");
      navigate(`/job-match/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: null, problem: error });
    }
  };
  const read = async (files: FileList) => {
    const [file] = files;
    if (!file) return;
    const refusal = checkDocument(file)?.message.replace("tu CV", "el aviso");
    if (refusal) return setState({ busy: null, refusal });
    setState({ busy: "file" });
    const form = new FormData();
    form.set("offer", file);
    try {
      const found = await postForm<{ text: string; isCut: boolean }>("/api/job-offers/read-file", form);
      change(found.text);
      setState({ busy: null, notice: found.isCut ? CUT : "Esto leímos del archivo. Revísalo y compara." });
      field.current?.focus();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: null, problem: error });
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void compare(false);
  };
  const isLong = text.length > MAX_OFFER_CHARS;
  return (
    <form onSubmit={send} className="grid gap-4">
      <TextAreaField
        ref={field}
        label="Texto de la oferta"
        rows={9}
        value={text}
        onChange={(event) => change(event.target.value)}
        hint="No importa si viene con menús o publicidad del portal."
        error={isLong ? `Tiene ${formatCount(text.length)} caracteres y caben 20.000. Deja solo el aviso.` : undefined}
      />
      <Problem {...state} onInsist={() => void compare(true)} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          busy={state.busy === "compare"}
          busyText="Comparando..."
          waiting={!hydrated}
          disabled={text.trim() === "" || isLong || !hasCv || state.busy === "file"}
          className="max-rows:w-full"
        >
          Comparar con mi CV
          <ArrowRight aria-hidden="true" size={18} />
        </Button>
        <FileButton busy={state.busy === "file"} waiting={!hydrated} onChoose={(files) => void read(files)} />
      </div>
    </form>
  );
}

const CUT = "El archivo era más largo que un aviso: leímos hasta donde cabe. Revísalo y deja solo la oferta.";

function Problem({ problem, refusal, notice, onInsist }: State & { onInsist: () => void }) {
  if (refusal !== undefined)
    return (
      <Alert tone="bad" title="Este archivo no sirve">
        {refusal}
      </Alert>
    );
  if (problem === undefined) return <div role="status">{notice && <Alert tone="info">{notice}</Alert>}</div>;
  if (problem.reason === "not_an_offer")
    return (
      <Alert tone="warn" role="alert" title="No reconocimos una oferta">
        <p>{sentenceOf(problem)} Lo que pegaste sigue aquí. También podemos equivocarnos.</p>
        <Button variant="secondary" size="sm" onClick={onInsist} className="mt-2">
          Es una oferta igual
        </Button>
      </Alert>
    );
  return (
    <Alert tone="bad" title={problemTitle(problem, "No se pudo comparar")}>
      {sentenceOf(problem)}{" "}
      {problem.reason === "no_cv" && (
        <Link to="/analyze-cv" className="link">
          Analizar mi CV
        </Link>
      )}
    </Alert>
  );
}

type FileButtonProps = { busy: boolean; waiting: boolean; onChoose: (files: FileList) => void };

function FileButton({ busy, waiting, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        size="lg"
        icon={Upload}
        busy={busy}
        busyText="Leyendo..."
        waiting={waiting}
        onClick={() => input.current?.click()}
        className="max-rows:w-full"
      >
        Subir archivo
      </Button>
      <FileInput
        ref={input}
        name="offer"
        accept={DOCUMENT_ACCEPT}
        aria-label="Archivo con la oferta"
        onChoose={onChoose}
      />
    </>
  );
}
