import { ACTIONS, type Action } from "#app/features/activity/actions.ts";

/** What the trail records besides the activities of staff, as a sentence goes on after the name of whoever did it. */
const OWN_ACTIONS = {
  trail_begun: "empezó el rastro",
  trail_broken: "encontró el rastro cortado y lo siguió desde aquí",
  settings_changed: "partió con ajustes distintos",
  backup_restored: "restauró un respaldo",
  sign_in_failures: "contó ingresos fallidos",
  person_viewed: "vio la ficha",
  list_searched: "buscó en una lista",
  review_read: "leyó un pedido de revisión",
  right_read: "leyó una solicitud de derechos",
  roster_previewed: "revisó una nómina antes de cargarla",
  refused: "intentó algo que su rol no permite",
  call_made: "usó una función",
} as const;

export type AuditAction = keyof typeof OWN_ACTIONS | Action;

/** Activities of staff in the same form. */
const DONE: Partial<Record<Action, string>> = {
  login: "ingresó",
  login_alarm: "dio una alerta de ingreso",
  break_glass_login: "ingresó con la cuenta de emergencia",
  user_created: "creó la cuenta",
  user_updated: "cambió los datos",
  user_deleted: "borró la cuenta sin uso",
  user_activated: "activó la cuenta",
  user_deactivated: "desactivó la cuenta",
  user_role_changed: "cambió el rol",
  password_reset: "restableció la contraseña",
  email_changed: "cambió su correo",
  password_changed: "cambió su contraseña",
  interview_time_changed: "cambió el tiempo de entrevista",
  user_unblocked: "desbloqueó el ingreso",
  login_delays_cleared: "quitó las esperas de ingreso",
  second_factor_added: "agregó su segundo factor",
  second_factor_removed: "quitó su segundo factor",
  second_factor_reset: "quitó el segundo factor",
  recovery_code_used: "usó un código de recuperación",
  recovery_codes_renewed: "pidió códigos de recuperación nuevos",
  passkey_added: "agregó una llave de acceso",
  passkey_removed: "quitó una llave de acceso",
  sessions_closed: "cerró sus otras sesiones",
  account_erased: "borró la cuenta y todos sus datos",
  office_session_booked: "agendó una cita",
  office_session_moved: "movió una cita",
  coach_session_status: "cambió el estado de una cita",
  mail_retried: "reintentó correos",
  mail_dismissed: "descartó un correo",
  coach_created: "creó un coach",
  coach_updated: "cambió un coach",
  coach_date_blocked: "bloqueó fechas de un coach",
  coach_date_unblocked: "desbloqueó fechas de un coach",
  calendar_feed_created: "publicó su calendario en una dirección secreta",
  calendar_feed_renewed: "renovó la dirección de su calendario",
  calendar_feed_removed: "dejó de publicar su calendario",
  busy_calendar_set: "indicó el calendario en que está ocupado",
  busy_calendar_removed: "quitó el calendario en que está ocupado",
  question_added: "agregó una pregunta",
  question_changed: "cambió una pregunta",
  question_switched_on: "activó una pregunta",
  question_switched_off: "desactivó una pregunta",
  review_answered: "respondió un pedido de revisión",
  right_handled: "trabajó en una solicitud de derechos",
  person_blocked: "bloqueó el tratamiento de los datos",
  person_unblocked: "levantó el bloqueo de los datos",
  token_created: "creó una llave para un programa",
  token_revoked: "revocó una llave para un programa",
  export: "exportó",
  sample_data_removed: "borró los datos de muestra",
  institution_changed: "cambió la institución",
  clock_confirmed: "confirmó la fecha del servidor",
  excel_upload: "cargó una nómina",
  roster_undone: "deshizo una carga de nómina",
  missing_deactivated: "desactivó a quienes ya no están en la nómina",
};

/** Every recorded action with its words. */
export const AUDIT_ACTIONS: Readonly<Record<string, string>> = { ...OWN_ACTIONS, ...DONE };

/** Words for an action, after a name: "vio la ficha". */
export function auditWords(action: string): string {
  if (Object.hasOwn(AUDIT_ACTIONS, action)) return AUDIT_ACTIONS[action] ?? action;
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action as Action] : action;
}
