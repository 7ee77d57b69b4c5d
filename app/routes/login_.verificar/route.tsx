import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { waysOfPending } from "#app/features/access/second-factor/pending-sign-in.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { WayDivider } from "#app/routes/login/campus-ways.tsx";
import { PasskeyEntrance } from "#app/routes/login/passkey-entrance.tsx";
import { SignInFrame } from "#app/routes/login/sign-in-frame.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { CodeForm } from "./code-form.tsx";

export const meta: MetaFunction = () => [{ title: "Segundo paso · Desarrollo Profesional" }];

/** Only for a browser whose sign-in waits for its second step. */
export async function loader({ request }: LoaderFunctionArgs) {
  const ways = await waysOfPending(getDb(), request);
  return ways ? Response.json(ways) : redirect("/login");
}

/** The second step of a sign-in: a code, or a passkey. */
export default function VerificationScreen() {
  const { app, passkey } = useLoaderData<{ app: boolean; passkey: boolean }>();
  return (
    <SignInFrame
      title={app ? "Código de verificación" : "Usa tu llave de acceso"}
      lead={
        app
          ? "Tu cuenta pide un segundo paso: el código de seis números de tu aplicación."
          : "Tu cuenta pide un segundo paso: la huella, la cara o el PIN de tu equipo, o tu llave USB."
      }
    >
      {app && <CodeForm />}
      {app && passkey && <WayDivider>o bien</WayDivider>}
      {!app && <div className="mt-5 lg:mt-8" />}
      {passkey && <PasskeyEntrance second only={!app} otherwise={app ? null : <NoPasskeyHere />} />}
      <p className="mt-2 mb-4 text-ink-2">
        <a className="link" href="/login">
          Volver al inicio de sesión
        </a>
      </p>
    </SignInFrame>
  );
}

function NoPasskeyHere() {
  return (
    <Alert tone="warn" title="Aquí no se puede usar tu llave" className="mb-4">
      Abre la plataforma en el navegador y en la dirección donde la agregaste. Si ya no la tienes, pide ayuda a la
      administración.
    </Alert>
  );
}
