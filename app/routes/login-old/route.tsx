import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { signInWays } from "#app/features/access/ways.server.ts";
import { otherId } from "#app/features/users/other-id.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { ProviderLink, WayDivider } from "#app/routes/login/campus-ways.tsx";
import { PasskeyEntrance } from "#app/routes/login/passkey-entrance.tsx";
import { SignInFrame } from "#app/routes/login/sign-in-frame.tsx";
import { useSignIn } from "#app/routes/login/use-sign-in.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export const meta: MetaFunction = () => [{ title: "Iniciar sesión con email · Desarrollo Profesional" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { providers, isPasswordOpen } = signInWays(getSettings());
  // Open or not, the call decides; the address only keeps the form out of everybody's way.
  const isEmergency = !isPasswordOpen && new URL(request.url).searchParams.has("emergencia");
  return { providers, isPasswordOpen, isEmergency };
}

/** Sign-in by email and password, for users who have set their own password. */
export default function LoginOldScreen() {
  const { providers, isPasswordOpen, isEmergency } = useLoaderData<typeof loader>();
  const hasForm = isPasswordOpen || isEmergency;
  return (
    <SignInFrame
      title={isEmergency ? "Ingreso de emergencia" : "Entra con tu email"}
      lead={leadOf(hasForm, isEmergency)}
    >
      {hasForm && <EmailForm />}
      {isPasswordOpen && <PasskeyEntrance />}
      {!isEmergency && <OtherProviders available={providers.map(({ id }) => id)} />}
      <p className="mb-2 text-ink-2">
        {isPasswordOpen ? "¿Prefieres tu RUT? " : "Para todas las personas: "}
        <Link className="link" to="/login">
          {isPasswordOpen ? "Entra con tu RUT" : "entra con tu cuenta de la universidad"}
        </Link>
      </p>
    </SignInFrame>
  );
}

function leadOf(hasForm: boolean, isEmergency: boolean): string {
  if (isEmergency)
    return "Solo para la cuenta de emergencia, desde la red de la universidad. Cada ingreso queda registrado.";
  return hasForm
    ? "Usa el email de tu cuenta y la contraseña que elegiste."
    : "Aquí ya no se entra con email y contraseña.";
}

const PROVIDERS = [
  { id: "google", label: "Google" },
  { id: "microsoft", label: "Microsoft" },
] as const;

/** Providers that are not configured: as specified, the buttons say so and log the click. */
function OtherProviders({ available }: { available: readonly string[] }) {
  const logClick = (provider: string) => {
    // The specification requires exactly this: the click is logged and nothing else happens.
    // biome-ignore lint/suspicious/noConsole: see above
    console.info(`Inicio de sesión con ${provider}: no disponible`);
  };
  const missing = PROVIDERS.filter(({ id }) => !available.includes(id));
  const note = missing.length === PROVIDERS.length ? "" : `${missing.map(({ label }) => label).join("")}: `;
  return (
    <div className="mb-6">
      <WayDivider>o continúa con</WayDivider>
      <div className="grid grid-cols-2 gap-2">
        {PROVIDERS.map(({ id, label }) =>
          available.includes(id) ? (
            <ProviderLink key={id} id={id} variant="secondary" size="md">
              {label}
            </ProviderLink>
          ) : (
            <Button key={id} variant="secondary" aria-describedby="providers-note" onClick={() => logClick(label)}>
              {label}
            </Button>
          ),
        )}
      </div>
      {missing.length > 0 && (
        <p id="providers-note" className="mt-2 text-center text-sm text-ink-3">
          {note}
          {note ? "no disponible" : "No disponible"}
        </p>
      )}
    </div>
  );
}

/** Milliseconds that this variant waits before the request, as specified. */
const SIMULATED_DELAY = 1_000;

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMAIL_MESSAGE = "Ingresa un correo electrónico válido";
const PASSWORD_MESSAGE = "La contraseña es requerida";

type Errors = { email?: string | undefined; password?: string | undefined };

export function EmailForm() {
  const { busy, signIn } = useSignIn();
  const hydrated = useHydrated();
  const [waiting, setWaiting] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = { email: String(data.get("email") ?? "").trim(), password: String(data.get("password") ?? "") };
    const found = check(typed);
    setErrors(found);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    setWaiting(true);
    await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));
    setWaiting(false);
    if (!(await signIn(typed))) password.current?.select();
  };

  return (
    // noValidate: shows the messages of the specification instead of the browser's own.
    <form
      noValidate
      method="post"
      action="/api/auth/login"
      onSubmit={submit}
      className="mt-5 mb-4 grid gap-4 lg:mt-8 lg:mb-6 lg:gap-5"
    >
      <TextField
        ref={email}
        label="Email"
        name="email"
        type="email"
        hint="Si no tienes RUT, también sirve tu pasaporte o número provisional."
        autoComplete="username"
        spellCheck={false}
        error={errors.email}
      />
      <PasswordField ref={password} label="Contraseña" name="password" error={errors.password} />
      <Button
        type="submit"
        size="lg"
        block
        busy={busy || waiting}
        busyText="Cargando..."
        waiting={!hydrated}
        className="mt-1"
      >
        Iniciar sesión
      </Button>
    </form>
  );
}

function check({ email, password }: { email: string; password: string }): Errors {
  return {
    email: EMAIL_SHAPE.test(email) || otherId(email) !== null ? undefined : EMAIL_MESSAGE,
    password: password === "" ? PASSWORD_MESSAGE : undefined,
  };
}
