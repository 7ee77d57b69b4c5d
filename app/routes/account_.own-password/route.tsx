import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import { homeOf } from "#app/features/auth/landing-path.ts";
import type { PasswordOwner } from "#app/features/auth/own-password.ts";
import { requireStep } from "#app/http/page.server.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { FirstPasswordForm } from "./first-password-form.tsx";

const TITLE = "Elige tu contraseña";
const ONLY_HERE = [{ to: "/account/own-password", label: "Contraseña", glyph: KeyRound }];

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

/** Only for who has to set an own password before anything else. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { user, isMissing } = await requireStep(args, "own-password");
  if (!isMissing) return redirect(homeOf(user.role));
  const { rut, name, email, role } = user;
  return Response.json({ rut, name, email, role });
}

export default function OwnPasswordScreen() {
  const owner = useLoaderData<PasswordOwner>();
  return (
    <PageShell user={owner} title={TITLE} menu={ONLY_HERE}>
      <PageHeader
        title={TITLE}
        lead="Con ella entras desde ahora. Nadie más la conoce: ni la oficina ni la plataforma."
      />
      <FirstPasswordForm owner={owner} />
    </PageShell>
  );
}
