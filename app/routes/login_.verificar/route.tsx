import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { isSignInPending } from "#app/features/access/second-factor/pending-sign-in.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { PasskeyEntrance } from "#app/routes/login/passkey-entrance.tsx";
import { SignInFrame } from "#app/routes/login/sign-in-frame.tsx";
import { CodeForm } from "./code-form.tsx";

export const meta: MetaFunction = () => [{ title: "Código de verificación · Desarrollo Profesional" }];

/** Only for a browser whose sign-in waits for its second step. */
export async function loader({ request }: LoaderFunctionArgs) {
  return (await isSignInPending(getDb(), request)) ? null : redirect("/login");
}

/** The second step of a sign-in. */
export default function VerificationScreen() {
  return (
    <SignInFrame
      title="Código de verificación"
      lead="Tu cuenta pide un segundo paso: el código de seis números de tu aplicación."
    >
      <CodeForm />
      <PasskeyEntrance />
    </SignInFrame>
  );
}
