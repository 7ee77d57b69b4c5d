import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { waitingCode } from "#app/features/access/entry-code/codes.server.ts";
import { isEntryByCode } from "#app/features/access/entry-code/request-code.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { SignInFrame } from "#app/routes/login/sign-in-frame.tsx";
import { EnterForm } from "./enter-form.tsx";
import { RequestForm } from "./request-form.tsx";

export const meta: MetaFunction = () => [{ title: "Entrar con un código · Desarrollo Profesional" }];

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  if (!isEntryByCode(getSettings())) return redirect("/login");
  return Response.json({ isWaiting: (await waitingCode(getDb(), request, "entry")) !== null });
}

/** For the first entry, and for whoever has forgotten the own password. */
export default function EntryCodeScreen() {
  const { isWaiting } = useLoaderData<{ isWaiting: boolean }>();
  const [isSent, setSent] = useState(isWaiting);
  return (
    <SignInFrame
      title={isSent ? "Escribe tu código" : "Entra con un código"}
      lead={
        isSent
          ? "Si ese RUT está en la nómina y tiene correo, te enviamos un código. Sirve 15 minutos, en este navegador."
          : "Te enviamos un código al correo que la universidad tiene de ti. Después eliges tu contraseña."
      }
    >
      {isSent ? <EnterForm onAgain={() => setSent(false)} /> : <RequestForm onSent={() => setSent(true)} />}
      <p className="mt-2 mb-4 text-ink-2">
        <a className="link" href="/login">
          Volver al inicio de sesión
        </a>
      </p>
    </SignInFrame>
  );
}
