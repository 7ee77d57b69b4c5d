import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ShieldCheck } from "lucide-react";
import { relyingParty } from "#app/features/access/passkeys/relying-party.server.ts";
import { type FactorState, factorState } from "#app/features/access/second-factor/factors.server.ts";
import { requireStep } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { proofWays } from "#app/routes/account/proof-ways.server.ts";
import type { ProofWays } from "#app/routes/account/proof-ways.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Role } from "#db/schema.ts";
import { AppCard } from "./app-card.tsx";
import { PasskeysCard } from "./passkeys-card.tsx";

const TITLE = "Segundo factor y llaves de acceso";
const ONLY_HERE = [{ to: "/account/second-factor", label: "Segundo factor", glyph: ShieldCheck }];

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

type ScreenData = {
  user: { name: string; rut: string; role: Role };
  factors: FactorState;
  /** The person may do nothing before there is one. */
  isMissing: boolean;
  /** Why passkeys are not offered here. */
  passkeysOff: string | null;
  ways: ProofWays;
  /** Passwords are closed: a passkey opens nothing alone. */
  passwordsClosed: boolean;
};

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { user, isMissing } = await requireStep(args, "second-factor");
  const site = relyingParty(getSettings(), args.request);
  const data: ScreenData = {
    user: { name: user.name, rut: user.rut, role: user.role },
    factors: await factorState(getDb(), user.id),
    isMissing,
    passkeysOff: "reason" in site ? site.reason : null,
    ways: await proofWays(user.id, args.request, "/account/second-factor"),
    passwordsClosed: getSettings().LOGIN_RUT === "off",
  };
  return Response.json(data);
}

export default function SecondFactorScreen() {
  const { user, factors, isMissing, passkeysOff, ways, passwordsClosed } = useLoaderData<ScreenData>();
  return (
    <PageShell user={user} title="Segundo factor" {...(isMissing && { menu: ONLY_HERE })}>
      <PageHeader
        title={TITLE}
        lead="Con la aplicación de códigos, tu contraseña sola no abre tu cuenta."
        actions={
          !isMissing && (
            <LinkButton to="/account" variant="secondary">
              Volver a Mi cuenta
            </LinkButton>
          )
        }
      />
      {isMissing && (
        <Alert tone="warn" role="status" title="Tu cuenta necesita un segundo factor" className="mb-4">
          Las cuentas del equipo pueden más que las de estudiantes. Activa aquí una aplicación de códigos o agrega una
          llave de acceso para seguir.
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <AppCard rut={user.rut} factors={factors} ways={ways} />
        <PasskeysCard
          rut={user.rut}
          passkeys={factors.passkeys}
          off={passkeysOff}
          ways={ways}
          passwordsClosed={passwordsClosed}
        />
      </div>
    </PageShell>
  );
}
