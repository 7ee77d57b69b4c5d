import { CircleCheckBig, ShieldCheck, UserPlus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { AdminUser, UsersPage } from "#app/features/admin/list-answer-schemas.server.ts";
import { isStaff, ROLE_NAMES, ROLES } from "#app/features/permissions/roles.ts";
import { patchJson, postJson } from "#app/http/api.ts";
import { formatDate, formatDateTime } from "#app/platform/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Column } from "#app/ui/data-table.tsx";
import { deferredDialog } from "#app/ui/deferred/deferred-part.tsx";
import { MenuButton } from "#app/ui/menu-button.tsx";
import { notify } from "#app/ui/notify.tsx";
import { ListCard } from "../list/list-card.tsx";
import type { ListConfig } from "../list/list-config.ts";
import { useMayChange } from "../may.ts";
import { useCommand } from "../use-command.ts";
import type { UserCommand } from "./user-command.ts";

const PersonDialog = deferredDialog({ name: "la ventana de la persona", load: () => import("./person-dialog.tsx") });
const UserDialogs = deferredDialog({ name: "esa acción", load: () => import("./user-dialogs.tsx") });

type UserCommands = {
  ownRut: string;
  busyId: number | null;
  onToggle: (user: AdminUser) => void;
  onUnblock: (user: AdminUser) => void;
  onCommand: (user: AdminUser, command: UserCommand) => void;
  onEdit: (user: AdminUser) => void;
};

function columns(acts: UserCommands): Column<AdminUser>[] {
  return [
    { key: "rut", header: "RUT", numeric: true, cell: (user) => user.rut },
    {
      key: "name",
      header: "Nombre",
      card: "name",
      cell: (user) => (
        <span>
          <b className="font-semibold">{user.name}</b>
          {user.isBlocked && <Badge tone="warn">Bloqueada</Badge>}
          {user.isSample && (
            <Badge tone="outline" className="ml-2">
              Muestra
            </Badge>
          )}
          <span className="block text-xs font-normal text-ink-3 wrap-anywhere">
            {user.email}
            {user.isEmailPlaceholder && <span title="No se envía nada a este correo"> (correo provisorio)</span>}
          </span>
        </span>
      ),
    },
    { key: "role", header: "Rol", cell: (user) => <RoleBadge role={user.role} /> },
    { key: "state", header: "Estado", card: "state", cell: (user) => <StateBadge isActive={user.isActive} /> },
    {
      key: "created",
      header: "Fecha Registro",
      numeric: true,
      cell: (user) => <time title={formatDateTime(user.createdAt)}>{formatDate(user.createdAt)}</time>,
    },
    {
      key: "acts",
      header: "Acciones",
      align: "right",
      cell: (user) => <Commands user={user} {...acts} />,
    },
  ];
}

export function RoleBadge({ role }: { role: AdminUser["role"] }) {
  if (role === "admin") {
    return (
      <Badge tone="solid" icon={ShieldCheck}>
        {ROLE_NAMES.admin}
      </Badge>
    );
  }
  return <Badge tone={role === "user" ? "neutral" : "patina"}>{ROLE_NAMES[role]}</Badge>;
}

function StateBadge({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <Badge tone="ok" icon={CircleCheckBig}>
      Activo
    </Badge>
  ) : (
    <Badge icon={X}>Inactivo</Badge>
  );
}

function Commands({
  user,
  ownRut,
  busyId,
  onToggle,
  onUnblock,
  onCommand,
  onEdit,
}: UserCommands & { user: AdminUser }) {
  const isOwn = user.rut === ownRut;
  const givesRoles = useMayChange("roles");
  const edit = { key: "edit", label: "Editar datos", onChoose: () => onEdit(user) };
  // The server refuses them too: only who gives roles may get into the accounts of staff.
  if (!isOwn && isStaff(user.role) && !givesRoles) return <span className="text-sm text-ink-3">Del equipo</span>;
  const word = user.isActive ? "Desactivar" : "Activar";
  const time = { key: "time", label: "Tiempo extra en entrevistas" };
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {isOwn ? (
        <span className="text-sm text-ink-3">Tu cuenta</span>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${word} a ${user.name}`}
          busy={busyId === user.id}
          onClick={() => onToggle(user)}
          className="touch:min-h-11"
        >
          {word}
        </Button>
      )}
      <MenuButton
        label={`Más acciones para ${user.name}`}
        actions={
          isOwn
            ? [edit, { ...time, onChoose: () => onCommand(user, "time") }]
            : [
                edit,
                ...(givesRoles ? [{ key: "role", label: "Cambiar rol", onChoose: () => onCommand(user, "role") }] : []),
                {
                  key: "password",
                  label: "Restablecer contraseña",
                  onChoose: () => onCommand(user, "password"),
                },
                { ...time, onChoose: () => onCommand(user, "time") },
                { key: "unblock", label: "Desbloquear ingreso", onChoose: () => onUnblock(user) },
              ]
        }
      />
    </span>
  );
}

const CONFIG: Omit<ListConfig<"users", UsersPage, AdminUser>, "columns"> = {
  tab: "users",
  title: "Gestión de Usuarios",
  loading: "Cargando usuarios...",
  failed: "Error al obtener usuarios",
  empty: { art: "/art/spot-search.svg", title: "No hay usuarios", hint: "Cárgalos en la pestaña Carga Excel." },
  rowsOf: (page) => page.users,
  rowKey: (user) => user.id,
  filters: [
    {
      kind: "choice",
      name: "role",
      label: "Rol",
      choices: [["", "Todos"], ...ROLES.map((role) => [role, ROLE_NAMES[role]] as const)],
    },
    {
      kind: "choice",
      name: "active",
      label: "Estado",
      choices: [
        ["", "Todos"],
        ["1", "Activo"],
        ["0", "Inactivo"],
      ],
    },
  ],
  orders: [
    ["createdAt:desc", "Más nuevos primero"],
    ["createdAt:asc", "Más antiguos primero"],
    ["name:asc", "Nombre, de la A a la Z"],
    ["name:desc", "Nombre, de la Z a la A"],
    ["rut:asc", "RUT, de menor a mayor"],
    ["rut:desc", "RUT, de mayor a menor"],
  ],
};

/** The tab 'Gestión de Usuarios'. `ownRut`: administrators cannot deactivate their own account. */
export default function UsersTab({ ownRut }: { ownRut: string }) {
  const { run } = useCommand();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [command, setCommand] = useState<UserCommand | null>(null);
  // Each opening gets a number, so that the form starts from the saved data.
  const [edited, setEdited] = useState<{ id: number | null; opening: number; open: boolean } | null>(null);
  const edit = (id: number | null) => setEdited({ id, opening: (edited?.opening ?? 0) + 1, open: true });
  // The dialog's user is kept while the dialog fades out.
  const person = useRef<AdminUser | null>(null);
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    // A disabled button loses the keyboard focus: move it back when the button is enabled again.
    const isLost = busyId === null && document.activeElement === document.body;
    if (isLost && pressed.current instanceof HTMLElement) pressed.current.focus();
  }, [busyId]);
  const send = async (user: AdminUser, call: () => Promise<unknown>, done: { title: string; detail: string }) => {
    pressed.current = document.activeElement;
    setBusyId(user.id);
    const outcome = await run(call);
    setBusyId(null);
    if (!outcome) return;
    if (outcome.failure === undefined) notify({ tone: "ok", ...done });
    else notify({ tone: "bad", title: "Error", detail: `Error al actualizar usuario. ${outcome.failure}` });
  };
  const config = {
    ...CONFIG,
    columns: columns({
      ownRut,
      busyId,
      onToggle: (user) =>
        send(user, () => patchJson(`/api/admin/users/${user.id}/toggle`), {
          title: "Usuario actualizado",
          detail: "El estado del usuario ha sido cambiado correctamente",
        }),
      onUnblock: (user) =>
        send(user, () => postJson(`/api/admin/users/${user.id}/unblock`), {
          title: "Ingreso desbloqueado",
          detail: `${user.name} puede volver a intentar ahora.`,
        }),
      onEdit: (user) => edit(user.id),
      onCommand: (user, wanted) => {
        person.current = user;
        setCommand(wanted);
      },
    }),
  };
  return (
    <ListCard
      config={config}
      action={
        <Button
          variant="secondary"
          icon={UserPlus}
          className="max-rows:flex-1 shell:min-h-9! shell:px-3! shell:py-1!"
          onClick={() => edit(null)}
        >
          Agregar persona
        </Button>
      }
    >
      {edited && (
        <PersonDialog
          key={edited.opening}
          id={edited.id}
          open={edited.open}
          onClose={() => setEdited({ ...edited, open: false })}
        />
      )}
      {person.current && (
        <UserDialogs key={person.current.id} user={person.current} open={command} onClose={() => setCommand(null)} />
      )}
    </ListCard>
  );
}
