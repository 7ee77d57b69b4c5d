import { type ReactNode, type RefObject, useRef, useState } from "react";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { Proof, ProofWays } from "./proof-ways.ts";

type Errors = { password?: string; code?: string };
type ProofWords = { label?: string; missing?: string; autoFocus?: boolean };

/**
 * The fields with which a form asks who makes a change: the own password, or what stands for it.
 * `take` gives what was typed; null: nothing was, and the field says so. `refuse` shows a refusal that is about it.
 */
export function useProof(
  ways: ProofWays,
  { label = "Contraseña actual", missing = "Escribe tu contraseña actual.", autoFocus = false }: ProofWords = {},
): { fields: ReactNode; take(): Proof | null; refuse(error: ApiError): boolean } {
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  // The page was read minutes ago: what was fresh then may not be any more, as the server says when it is tried.
  const [isStale, setStale] = useState(false);
  const fresh = isStale ? null : ways.fresh;
  const wrong = (field: RefObject<HTMLInputElement | null>, found: Errors) => {
    setErrors(found);
    field.current?.focus();
    return null;
  };
  const take = (): Proof | null => {
    setErrors({});
    if (fresh === "campus") return { campus: true };
    if (fresh === "entry") return { entry: true };
    const typed = code.current?.value.trim() ?? "";
    if (typed !== "") return { code: typed };
    const secret = password.current?.value ?? "";
    if (secret !== "") return { password: secret };
    return ways.password
      ? wrong(password, { password: missing })
      : wrong(code, { code: "Pide un código y escríbelo." });
  };
  const refuse = (error: ApiError): boolean => {
    if (error.reason === "sign_in_again") setStale(true);
    if (error.reason === "wrong_password") wrong(password, { password: sentenceOf(error) });
    else if (error.reason === "wrong_code" || error.reason === "code_gone") wrong(code, { code: sentenceOf(error) });
    else return false;
    return true;
  };
  const fields = fresh ? (
    <p className="text-ink-2">
      {fresh === "campus"
        ? "Entraste hace poco con tu cuenta de la universidad: no hace falta contraseña."
        : "Entraste hace poco con un código: no hace falta contraseña."}
    </p>
  ) : (
    <>
      {ways.campus && <EnterAgain again={ways.campus.again} />}
      {ways.password && (
        <PasswordField
          ref={password}
          label={label}
          name="password"
          maxLength={200}
          error={errors.password}
          autoFocus={autoFocus}
        />
      )}
      {ways.code && <MailedCode field={code} error={errors.code} onError={(text) => setErrors({ code: text })} />}
    </>
  );
  return { fields, take, refuse };
}

type MailedCodeProps = {
  field: RefObject<HTMLInputElement>;
  error: string | undefined;
  onError: (text: string) => void;
};

/** A code for the confirmed address, asked for with a button. */
function MailedCode({ field, error, onError }: MailedCodeProps) {
  const [state, setState] = useState<"none" | "sending" | "sent">("none");
  const send = async () => {
    setState("sending");
    try {
      await postJson("/api/account/identity-code");
      setState("sent");
      field.current?.focus();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setState("none");
      onError(sentenceOf(failure));
    }
  };
  return (
    <>
      <TextField
        ref={field}
        label="Código de tu correo"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        hint={state === "sent" ? "Te lo enviamos a tu correo confirmado. Sirve por 15 minutos." : undefined}
        error={error}
        className="max-w-60"
      />
      <div>
        <Button variant="secondary" busy={state === "sending"} busyText="Enviando..." onClick={send}>
          {state === "sent" ? "Enviar otro código" : "Enviar código a mi correo"}
        </Button>
      </div>
    </>
  );
}

/** For whoever has no password of this platform. */
function EnterAgain({ again }: { again: string | null }) {
  return (
    <p className="text-ink-2">
      Entraste con tu cuenta de la universidad hace más de 10 minutos.{" "}
      {again ? (
        <>
          <a className="link" href={again}>
            Entra otra vez con ella
          </a>{" "}
          o escribe tu contraseña de esta plataforma, si tienes una.
        </>
      ) : (
        "Sal y entra otra vez, o escribe tu contraseña de esta plataforma, si tienes una."
      )}
    </p>
  );
}
