import { GraduationCap } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { type SignInWays, startPath } from "#app/features/access/ways.ts";
import { formatRutInput, isValidRutShape } from "#app/features/users/rut.ts";
import { ApiError, postJson } from "#app/http/api.ts";
import { sentenceOf } from "#app/http/error-sentence.ts";
import { sessionWatch } from "#app/http/lost-session.ts";
import { withReturn } from "#app/platform/own-path.ts";
import { RutField } from "#app/routes/login/rut-field.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";

/** Where a sign-in in another tab ends. */
const inOtherTab = (address: string) => withReturn(address, "/login/listo");
const MAX_PASSWORD_LENGTH = 200;

type SignInAgainProps = { ways: SignInWays; isStepMissing: boolean; onLeave: () => void };

/** By password in place; by every other way in another tab, while this one waits. */
export function SignInAgain({ ways, isStepMissing, onLeave }: SignInAgainProps) {
  const [isElsewhere, setElsewhere] = useState(false);
  const [hasSecondStep, setSecondStep] = useState(false);
  const elsewhere = () => setElsewhere(true);
  const step = hasSecondStep ? inOtherTab("/login/verificar") : isStepMissing ? "/" : null;
  return (
    <>
      <Lead>Tu sesión terminó. Esta pantalla queda como está: entra de nuevo y sigues donde quedaste.</Lead>
      {step !== null && (
        <Alert tone="info" role="status" title="Falta un paso" className="mt-4">
          Complétalo en otra pestaña y vuelve a esta.
        </Alert>
      )}
      {step !== null && (
        <TabLink to={step} main onClick={elsewhere}>
          Seguir en otra pestaña
        </TabLink>
      )}
      {step === null && ways.isPasswordOpen && <PasswordForm onSecondStep={() => setSecondStep(true)} />}
      {step === null &&
        ways.providers.map(({ id, label }, index) => (
          <TabLink
            key={id}
            to={inOtherTab(startPath(id))}
            main={index === 0 && !ways.isPasswordOpen}
            onClick={elsewhere}
          >
            {index === 0 && <Icon glyph={GraduationCap} size={18} />}
            Entrar con {label}
          </TabLink>
        ))}
      {step === null && ways.directory !== null && (
        <TabLink
          to={inOtherTab("/login")}
          main={!ways.isPasswordOpen && ways.providers.length === 0}
          onClick={elsewhere}
        >
          Entrar con {ways.directory}
        </TabLink>
      )}
      {isElsewhere && <BackAgain />}
      <p className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
        {step === null && (
          <a
            className="link touch:min-h-11"
            href={inOtherTab("/login")}
            target="_blank"
            rel="noopener"
            onClick={elsewhere}
          >
            Entrar de otra manera
          </a>
        )}
        <button type="button" className="link touch:min-h-11" onClick={onLeave}>
          No soy yo: salir de esta pantalla
        </button>
      </p>
    </>
  );
}

function PasswordForm({ onSecondStep }: { onSecondStep: () => void }) {
  const [busy, setBusy] = useState(false);
  const [rutError, setRutError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const rut = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = formatRutInput(rut.current?.value ?? "");
    const isRut = isValidRutShape(typed);
    setRutError(isRut ? undefined : "Revisa tu RUT: son 7 u 8 dígitos, un guion y el dígito verificador");
    setProblem(undefined);
    if (!isRut) return rut.current?.focus();
    setBusy(true);
    try {
      const credentials = { rut: typed, password: password.current?.value ?? "" };
      const answer = await postJson<{ secondFactor?: true }>("/api/auth/login", credentials);
      if (answer.secondFactor) return onSecondStep();
      await sessionWatch.check();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.status === 401 ? `${error.error}. ${error.message}` : sentenceOf(error));
      password.current?.select();
    }
    setBusy(false);
  };

  return (
    <form method="post" action="/api/auth/login" onSubmit={submit} className="mt-5 grid gap-4">
      {problem && <Alert tone="bad">{problem}</Alert>}
      <RutField ref={rut} name="rut" error={rutError} />
      <PasswordField ref={password} label="Contraseña" name="password" required maxLength={MAX_PASSWORD_LENGTH} />
      <Button type="submit" size="lg" block busy={busy} busyText="Entrando...">
        Entrar y seguir
      </Button>
    </form>
  );
}

type TabLinkProps = { to: string; main: boolean; onClick: () => void; children: ReactNode };

function TabLink({ to, main, onClick, children }: TabLinkProps) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      onClick={onClick}
      className={buttonClass(
        { variant: main ? "primary" : "secondary", size: "lg", block: true },
        "mt-4 whitespace-normal! text-center",
      )}
    >
      {children}
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  );
}

/** The tab notices by itself when it is looked at again; the button is for browsers that do not tell. */
function BackAgain() {
  const [isNotYet, setNotYet] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    await sessionWatch.check();
    setBusy(false);
    setNotYet(true);
  };
  return (
    <div className="mt-4 rounded-[0.75rem] bg-sunken px-4 py-3">
      <p role="status">
        {isNotYet
          ? "Todavía no vemos tu ingreso. Termínalo en la otra pestaña."
          : "Entra en la otra pestaña y vuelve a esta: sigue sola."}
      </p>
      <Button variant="secondary" size="sm" className="mt-2" busy={busy} busyText="Revisando..." onClick={ask}>
        Ya entré
      </Button>
    </div>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      <img src="/art/spot-key.svg" alt="" width={160} height={120} className="-mt-1 h-auto w-24 shrink-0" />
      <p className="text-ink-2">{children}</p>
    </div>
  );
}
