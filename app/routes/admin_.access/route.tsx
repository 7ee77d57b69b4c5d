import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type AccessReport, accessReport } from "#app/features/access/access-report.server.ts";
import { extentOf } from "#app/features/permissions/permissions.ts";
import { ROLE_NAMES } from "#app/features/permissions/roles.ts";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { formatDateTime, pluralize } from "#app/platform/format.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Card } from "#app/ui/card.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { WayRow } from "./way-row.tsx";

const TITLE = "Formas de ingreso";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  const account = await requirePermission(args, "system");
  return {
    user: staffMember(account),
    report: await accessReport(getDb(), getSettings(), args.request),
    mayTry: extentOf(account.role, "system", "change") !== null,
  };
}

export default function AccessScreen() {
  const { user, report, mayTry } = useLoaderData<typeof loader>();
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="Cómo entra cada quien en este servidor. Se cambia en los ajustes (.env), y rige desde el próximo inicio."
    >
      <div className="grid items-start gap-4 shell:grid-cols-2">
        <Card as="section" aria-labelledby="ways">
          <h2 id="ways" className="text-lg leading-6">
            Formas
          </h2>
          <ul className="mt-2">
            {report.ways.map((way) => (
              <WayRow key={way.name} way={way} mayTry={mayTry} />
            ))}
          </ul>
        </Card>
        <div className="grid gap-4">
          <WhoEnters report={report} />
          <SecondFactor report={report} />
          <Emergency emergency={report.emergency} />
          {user.may.includes("tokens") && <Programs />}
        </div>
      </div>
    </OfficePage>
  );
}

function Programs() {
  return (
    <Card as="section" aria-labelledby="programs">
      <h2 id="programs" className="text-lg leading-6">
        Programas
      </h2>
      <p className="mt-2 text-ink-2">Un programa de la universidad entra con una llave, sin persona.</p>
      <LinkButton to="/admin/access/tokens" variant="secondary" size="sm" className="mt-3">
        Llaves de programas
      </LinkButton>
    </Card>
  );
}

type PartProps = { report: AccessReport };

function WhoEnters({ report }: PartProps) {
  return (
    <Card as="section" aria-labelledby="who">
      <h2 id="who" className="text-lg leading-6">
        Quién entra
      </h2>
      <p className="mt-2 text-ink-2">
        {report.createsAccounts
          ? "La nómina, y quien llegue de la universidad con RUT o pasaporte: su cuenta se crea al entrar."
          : "Solo personas que ya están en la nómina o que la oficina creó."}
      </p>
    </Card>
  );
}

function SecondFactor({ report: { isFactorRequired, staff, withoutFactor } }: PartProps) {
  return (
    <Card as="section" aria-labelledby="factor">
      <h2 id="factor" className="text-lg leading-6">
        Segundo factor del equipo
      </h2>
      <p className="mt-2 text-ink-2">
        {isFactorRequired
          ? "Obligatorio: quien no lo tiene lo agrega en su próximo ingreso."
          : "Voluntario. Con SECOND_FACTOR=staff es obligatorio."}
      </p>
      <p className="mt-2 font-medium tabular-nums">
        {staff - withoutFactor.length} de{" "}
        {pluralize(staff, "persona del equipo lo tiene", "personas del equipo lo tienen")}.
      </p>
      {withoutFactor.length > 0 && (
        <>
          <h3 className="mt-3 flex items-center gap-1.5 font-semibold">Faltan</h3>
          <ul className="mt-1">
            {withoutFactor.map(({ name, role }, index) => (
              // Two people can have the same name and role.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes while it is shown
              <li key={index} className="flex justify-between gap-4 border-b border-line py-2 last:border-b-0">
                <span className="wrap-anywhere">{name}</span>
                <span className="text-ink-3">{ROLE_NAMES[role]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Emergency({ emergency }: Pick<AccessReport, "emergency">) {
  return (
    <Card as="section" aria-labelledby="emergency">
      <h2 id="emergency" className="text-lg leading-6">
        Cuenta de emergencia
      </h2>
      {emergency === null ? (
        <p className="mt-2 text-ink-2">No hace falta mientras se entra con RUT y contraseña.</p>
      ) : (
        <>
          {emergency.problem === null ? (
            <p className="mt-2 text-ink-2">
              {emergency.name} entra con contraseña aunque la cuenta de la universidad falle, solo desde{" "}
              <span className="wrap-anywhere">{emergency.networks.join(", ")}</span>.
            </p>
          ) : (
            <Alert tone="bad" title="Hoy nadie podría entrar en una emergencia" className="mt-2">
              BREAK_GLASS_RUT: {emergency.problem}.
            </Alert>
          )}
          <p className="mt-2 font-medium">
            {emergency.lastUsed === null
              ? "El rastro no tiene ningún uso."
              : `Último uso: ${formatDateTime(emergency.lastUsed)}`}
          </p>
        </>
      )}
    </Card>
  );
}
