import type { Role } from "#db/schema.ts";

/**
 * Who may do what: the one table that the server applies, the staff menu is drawn from, the screen 'Roles y permisos'
 * shows, and the authorisation tests are generated from.
 */

/** all: everybody's. own: only what is the person's own. read: looks at everybody's and changes nothing. */
export type Extent = "all" | "own" | "read";

export type PermissionRow = {
  /** What it allows, in Spanish. */
  readonly label: string;
  readonly group: "people" | "content" | "system";
  /** Roles that are not named may not. */
  readonly roles: Readonly<Partial<Record<Role, Extent>>>;
};

/** CVs, answers and full results are in no row: only their owner's own calls reach them. */
export const PERMISSIONS = {
  people: {
    label: "Ver, crear, editar y desactivar personas",
    group: "people",
    roles: { office: "all", admin: "all" },
  },
  sessions: {
    label: "Ver, marcar, mover y cancelar sesiones",
    group: "people",
    roles: { coach: "own", office: "all", admin: "all" },
  },
  desk: {
    label: "Escritorio de coach: sus citas, sus notas y lo que le comparten",
    group: "people",
    roles: { coach: "own" },
  },
  roster: { label: "Nómina: cargar y deshacer", group: "people", roles: { office: "all", admin: "all" } },
  coaches: { label: "Coaches: horas, ausencias y datos", group: "people", roles: { office: "all", admin: "all" } },
  results: {
    label: "Listas de análisis y evaluaciones, con su puntaje y sin su texto",
    group: "content",
    roles: { office: "read", admin: "read" },
  },
  reviews: {
    label: "Revisar el resultado que su dueña o dueño pidió revisar",
    group: "content",
    roles: { office: "all", admin: "all" },
  },
  rights: {
    label: "Derechos de las personas: pedidos y su respuesta",
    group: "people",
    roles: { office: "all", auditor: "read", admin: "all" },
  },
  report: {
    label: "Informe agregado, grupos de 5 o más",
    group: "content",
    roles: { office: "read", auditor: "read", admin: "read" },
  },
  questions: { label: "Preguntas de los head hunters", group: "content", roles: { office: "all", admin: "all" } },
  activities: { label: "Actividades de las personas", group: "content", roles: { office: "read", admin: "read" } },
  outbox: { label: "Bandeja de salida", group: "system", roles: { office: "all", it: "all", admin: "all" } },
  institution: { label: "Institución: textos, logo y color", group: "system", roles: { office: "all", admin: "all" } },
  system: {
    label: "Estado del sistema, respaldos y esperas de ingreso",
    group: "system",
    roles: { it: "all", auditor: "read", admin: "all" },
  },
  tokens: {
    label: "Llaves de programas: crear y revocar",
    group: "system",
    roles: { it: "all", admin: "all" },
  },
  audit: {
    label: "Rastro: quién hizo qué",
    group: "system",
    roles: { auditor: "read", admin: "read" },
  },
  roles: {
    label: "Roles, y las cuentas de quienes tienen uno",
    group: "system",
    roles: { auditor: "read", admin: "all" },
  },
} as const satisfies Record<string, PermissionRow>;

export type Permission = keyof typeof PERMISSIONS;

/** The table's rows in the order in which they are shown. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[];

/**
 * How far a role may go.
 * @param kind what is done: looking, or changing something
 * @returns "own": only what is the person's own; null: not at all
 */
export function extentOf(role: Role, permission: Permission, kind: "look" | "change"): "all" | "own" | null {
  const row: PermissionRow = PERMISSIONS[permission];
  const extent = row.roles[role];
  if (extent === undefined || (extent === "read" && kind === "change")) return null;
  return extent === "own" ? "own" : "all";
}

/** The permissions with which a role may look at something, or change it; in the table's order. */
export function permissionsOf(role: Role, kind: "look" | "change"): Permission[] {
  return PERMISSION_NAMES.filter((permission) => extentOf(role, permission, kind) !== null);
}
