import type { MetaFunction } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { SignInFrame } from "#app/routes/login/sign-in-frame.tsx";
import { EmailForm } from "./email-form.tsx";
import { OtherProviders } from "./other-providers.tsx";

export const meta: MetaFunction = () => [{ title: "Iniciar sesión con email · Desarrollo Profesional" }];

/** Email and password: the way in for whoever has set a long password. */
export default function LoginOldScreen() {
  return (
    <SignInFrame title="Entra con tu email" lead="Usa el email de tu cuenta y la contraseña que elegiste.">
      <EmailForm />
      <OtherProviders />
      <p className="mb-2 text-ink-2">
        ¿Prefieres tu RUT?{" "}
        <Link className="link" to="/login">
          Entra con tu RUT
        </Link>
      </p>
    </SignInFrame>
  );
}
