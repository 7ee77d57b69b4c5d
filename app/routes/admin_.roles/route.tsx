import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { peopleByRole } from "#app/features/admin/people-by-role.server.ts";
import {
  type Extent,
  PERMISSION_NAMES,
  PERMISSIONS,
  type Permission,
  type PermissionRow,
} from "#app/features/permissions/permissions.ts";
import { ROLE_NAMES, ROLES } from "#app/features/permissions/roles.ts";
import { requirePermission, staffMember } from "#app/http/page.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { pluralize } from "#app/platform/format.ts";
import { OfficePage } from "#app/routes/admin/admin-subpage.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { SelectField } from "#app/ui/field.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import type { Role } from "#db/schema.ts";

const TITLE = "Roles y permisos";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Desarrollo Profesional` }];

export async function loader(args: LoaderFunctionArgs) {
  const user = await requirePermission(args, "roles");
  return { user: staffMember(user), people: await peopleByRole(getDb()) };
}

export default function RolesScreen() {
  const { user, people } = useLoaderData<typeof loader>();
  const [shown, setShown] = useState<Role>(user.role);
  return (
    <OfficePage
      user={user}
      title={TITLE}
      lead="La misma tabla que aplica el servidor. El rol de una persona se cambia en Usuarios, «Cambiar rol»."
    >
      <div className="mb-4 rows:hidden">
        <SelectField label="Ver el rol" value={shown} onChange={(event) => setShown(event.target.value as Role)}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_NAMES[role]}
            </option>
          ))}
        </SelectField>
      </div>
      <Card pad="none" className="overflow-hidden">
        <ScrollRegion label="Permisos por rol" className="overflow-x-auto rounded-[inherit] -outline-offset-2">
          <table className="w-full border-collapse text-left text-[0.8125rem] leading-5">
            <thead>
              <tr className="border-b border-line align-bottom text-xs text-ink-2">
                <th scope="col" className="px-5 py-2.5 font-semibold">
                  Permiso
                </th>
                {ROLES.map((role) => (
                  <RoleHead key={role} role={role} people={people[role]} isOwn={role === user.role} shown={shown} />
                ))}
              </tr>
            </thead>
            {GROUPS.map(([group, title]) => (
              <tbody key={group}>
                <tr className="border-b border-line bg-sunken">
                  <th scope="colgroup" colSpan={ROLES.length + 1} className="px-5 py-1.5 text-xs font-bold text-ink-2">
                    {title}
                  </th>
                </tr>
                {rowsOf(group).map(({ key, label, roles }) => (
                  <tr key={key} className="border-b border-line last:border-0">
                    <th scope="row" className="min-w-56 px-5 py-2.5 font-medium">
                      {label}
                    </th>
                    {ROLES.map((role) => (
                      <td key={role} className={cellClass(role === user.role, role === shown)}>
                        <ExtentWord extent={roles[role]} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </ScrollRegion>
      </Card>
      <Alert
        tone="info"
        title="Ninguna pantalla del equipo muestra el CV ni las respuestas de otra persona"
        className="mt-4"
      >
        <p>
          Solo los ve su dueña o dueño. Cuando alguien pide revisar un resultado, la oficina ve su mensaje y su puntaje,
          nunca sus respuestas.
        </p>
      </Alert>
    </OfficePage>
  );
}

type RoleHeadProps = { role: Role; people: number; isOwn: boolean; shown: Role };

function RoleHead({ role, people, isOwn, shown }: RoleHeadProps) {
  return (
    <th scope="col" className={classNames(cellClass(isOwn, role === shown), "font-semibold text-ink")}>
      {ROLE_NAMES[role]}
      <span className="block text-xs font-normal whitespace-nowrap text-ink-2">
        {pluralize(people, "persona", "personas")}
        {isOwn && " · tu rol"}
      </span>
    </th>
  );
}

const GROUPS = [
  ["own", "Lo propio"],
  ["people", "Personas y citas"],
  ["content", "Contenido"],
  ["system", "Sistema y confianza"],
] as const;

type Row = Pick<PermissionRow, "label" | "roles"> & { key: Permission | "own" };

const OWN: Row = {
  key: "own",
  label: "CV, entrevistas, citas y datos",
  roles: Object.fromEntries(ROLES.map((role) => [role, "own" as const])),
};

function rowsOf(group: (typeof GROUPS)[number][0]): Row[] {
  if (group === "own") return [OWN];
  return PERMISSION_NAMES.filter((name) => PERMISSIONS[name].group === group).map((key) => ({
    key,
    label: PERMISSIONS[key].label,
    roles: PERMISSIONS[key].roles,
  }));
}

const WORDS: Readonly<Record<Extent, string>> = { all: "Sí", own: "Lo propio", read: "Solo leer" };

function ExtentWord({ extent }: { extent: Extent | undefined }) {
  return extent ? <b className="font-semibold">{WORDS[extent]}</b> : <span className="text-ink-3">No</span>;
}

/** On phones only the chosen role has a column. */
function cellClass(isOwn: boolean, isShown: boolean): string {
  return classNames("px-4 py-2.5 whitespace-nowrap", isOwn && "bg-patina-50", !isShown && "max-rows:hidden");
}
