import { formatLongDate } from "#app/platform/format.ts";
import { Card } from "#app/ui/card.tsx";
import type { AccountData } from "./screen-data.ts";

type OwnDataCardProps = Pick<AccountData, "user" | "supportContact">;

/** What the office has written down about the person; only the office changes it. */
export function OwnDataCard({ user, supportContact }: OwnDataCardProps) {
  const facts: [string, string][] = [
    ["Nombre", user.name],
    ["RUT", user.rut],
    ["Correo", user.email],
    ["Rol", user.role === "admin" ? "Administración" : "Estudiante o titulado/a"],
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
        La oficina corrige estos datos.{" "}
        <a className="link" href={supportContact}>
          Pide una corrección
        </a>
      </p>
    </Card>
  );
}
