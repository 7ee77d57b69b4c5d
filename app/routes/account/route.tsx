import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { InitialPasswordBanner } from "#app/features/auth/initial-password-banner.tsx";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
import type { KeptRow } from "#app/features/privacy/kept-data.ts";
import { appearanceCookie } from "#app/http/appearance.server.ts";
import { requireUser } from "#app/http/page.server.ts";
import { isAppearance } from "#app/platform/appearance.ts";
import { formatLongDate } from "#app/platform/format.ts";
import { PageShell } from "#app/routes/layout/page-shell.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { AppearanceCard } from "./appearance-card.tsx";
import { BlockNotice } from "./block-notice.tsx";
import { EmailCard } from "./email-card.tsx";
import { ExportLink } from "./export-link.tsx";
import { loadAccount } from "./load-account.server.ts";
import { NoPasswordCard, PasswordCard } from "./password-card.tsx";
import type { ProofWays } from "./proof-ways.ts";
import { ReviewCard } from "./review-card.tsx";
import { RightsCard } from "./rights-card.tsx";
import type { AccountData } from "./screen-data.ts";
import { SecondFactorCard } from "./second-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

const TITLE = "Mi cuenta";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const user = await requireUser(args);
  return Response.json(await loadAccount(user, args.request));
}

/** The form of 'Apariencia', which the browser itself sends before the scripts have started. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  await requireUser(args);
  const form = await args.request.formData().catch(() => null);
  const chosen = form?.get("appearance");
  if (!isAppearance(chosen)) throw new Response(null, { status: 400 });
  return redirect("/account", { status: 303, headers: { "Set-Cookie": appearanceCookie(chosen) } });
}

export default function AccountScreen() {
  const data = useLoaderData<AccountData>();
  const { user } = data;
  return (
    <PageShell user={user} title={TITLE}>
      <PageHeader title={TITLE} lead="Tus datos, tu contraseña y lo que la plataforma guarda de ti." />
      {data.blockedAt && <BlockNotice since={data.blockedAt} />}
      {user.initialPassword && <InitialPasswordBanner className="mb-4" />}
      <div className="grid items-start gap-4 shell:grid-cols-[minmax(0,1fr)_20rem] shell:gap-6">
        <div className="grid min-w-0 gap-4 shell:gap-5">
          <OwnDataCard user={user} supportContact={data.supportContact} />
          <RightsCard {...data} />
          <EmailCard user={user} pending={data.pendingEmail} canChange={data.canChangeEmail} ways={data.proofWays} />
          {data.proofWays.password ? (
            <PasswordCard user={user} isRutFormShort={data.isRutFormShort} />
          ) : (
            <NoPasswordCard canEnterByCode={data.canEnterByCode} />
          )}
          <SecondFactorCard factors={data.factors} />
          <SessionsCard sessions={data.sessions} />
          <KeptDataCard rows={data.kept} />
          <ReviewCard results={data.results} reviews={data.reviews} />
        </div>
        <div className="grid min-w-0 gap-4 shell:gap-5">
          <AppearanceCard />
          <ExportCard />
          <EraseCard backupDays={data.backupDays} ways={data.proofWays} />
        </div>
      </div>
    </PageShell>
  );
}

const COLUMNS: Column<KeptRow>[] = [
  { key: "what", header: "Qué", cell: (row) => row.what, card: "name" },
  { key: "purpose", header: "Para qué", cell: (row) => row.purpose },
  { key: "howLong", header: "Por cuánto tiempo", cell: (row) => row.howLong },
];

/** Which data is stored and why, with the configured retention periods. */
function KeptDataCard({ rows }: { rows: KeptRow[] }) {
  return (
    <Card as="section" pad="none" aria-labelledby="que-guardamos">
      <div className="p-5 pb-4 shell:p-6 shell:pb-4">
        <h2 id="que-guardamos">Qué guardamos y por qué</h2>
        <p className="mt-1.5 text-ink-2">
          Todo queda en los servidores de la universidad: ninguna empresa externa recibe nada. Lo ves tú y, para
          ayudarte, la oficina de desarrollo profesional. Tu coach ve solo los datos de su cita contigo.
        </p>
      </div>
      <DataTable caption="Datos que se guardan" columns={COLUMNS} rows={rows} rowKey={(row) => row.what} />
    </Card>
  );
}

const EMAIL_STATES: Readonly<Record<AccountData["user"]["emailSource"], string>> = {
  generated: "provisorio: no recibe mensajes",
  roster: "de la nómina de la universidad",
  office: "sin confirmar con un código",
  confirmed: "confirmado por ti",
};

type OwnDataCardProps = Pick<AccountData, "user" | "supportContact">;

/** Personal data recorded by the office, which only the office can change. */
function OwnDataCard({ user, supportContact }: OwnDataCardProps) {
  const facts: [string, string][] = [
    ["Nombre", user.name],
    ["RUT", user.rut],
    ["Correo", `${user.email} (${EMAIL_STATES[user.emailSource]})`],
    ["Rol", user.role === "user" ? "Estudiante o titulado/a" : ROLE_NAMES[user.role]],
    ["Desde", formatLongDate(user.createdAt)],
  ];
  return (
    <Card as="section" aria-labelledby="tus-datos">
      <h2 id="tus-datos">Tus datos</h2>
      <dl className="mt-3 grid gap-x-8 gap-y-2.5 rows:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-2">
        La oficina corrige tu nombre, RUT y rol.{" "}
        <a className="link" href={supportContact}>
          Pide una corrección
        </a>
      </p>
    </Card>
  );
}

function ExportCard() {
  return (
    <Card as="section" aria-labelledby="descargar">
      <h2 id="descargar">Descargar mis datos</h2>
      <p className="mt-1.5 mb-4 text-ink-2">
        Un archivo ZIP con todo lo que se guarda de ti, tus reportes en PDF y una explicación.
      </p>
      <ExportLink block>Descargar mis datos</ExportLink>
    </Card>
  );
}

// Loaded on demand: few users open it, and it needs the dialog library.
const EraseDialog = deferredDialog({
  name: "la ventana para borrar tus datos",
  load: () => import("./erase-dialog.tsx"),
});

export function EraseCard({ backupDays, ways }: { backupDays: number; ways: ProofWays }) {
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  return (
    <Card as="section" aria-labelledby="borrar">
      <h2 id="borrar">Borrar mis datos</h2>
      <p className="mt-1.5 mb-4 text-ink-2">Elimina tu cuenta y todo lo que hay en ella. No se puede deshacer.</p>
      <Button variant="danger" block waiting={!hydrated} onClick={() => setOpen(true)}>
        Borrar mis datos
      </Button>
      <EraseDialog open={open} onClose={() => setOpen(false)} backupDays={backupDays} ways={ways} />
    </Card>
  );
}
