/** Recorded actions and the text of their badge. An action that is not listed is shown by its own name. */
export const ACTIONS = {
  login: "Inicio de sesión",
  login_alarm: "Alerta de ingreso",
  cv_analysis: "Análisis de CV",
  cv_corrected: "Lectura de CV corregida",
  interview_started: "Entrevista iniciada",
  interview_completed: "Entrevista terminada",
  interview_feedback: "Evaluación de entrevista",
  user_created: "Usuario creado",
  user_updated: "Datos de usuario cambiados",
  user_deleted: "Usuario sin uso borrado",
  user_activated: "Usuario activado",
  user_deactivated: "Usuario desactivado",
  user_role_changed: "Rol cambiado",
  password_reset: "Contraseña restablecida",
  interview_time_changed: "Tiempo de entrevista cambiado",
  user_unblocked: "Ingreso desbloqueado",
  login_delays_cleared: "Esperas de ingreso quitadas",
  password_changed: "Contraseña cambiada",
  sessions_closed: "Sesiones cerradas",
  data_exported: "Datos propios descargados",
  review_requested: "Revisión pedida",
  review_consent_withdrawn: "Permiso retirado",
  account_erased: "Cuenta borrada",
  coach_session_booked: "Cita agendada",
  coach_session_rescheduled: "Cita cambiada",
  coach_session_cancelled: "Cita cancelada",
  waiting_list_joined: "En lista de espera",
  office_session_booked: "Cita agendada por la oficina",
  office_session_moved: "Cita movida por la oficina",
  coach_session_status: "Estado de cita cambiado",
  mail_retried: "Correo reintentado",
  mail_dismissed: "Correo descartado",
  coach_created: "Coach creado",
  coach_updated: "Coach modificado",
  coach_date_blocked: "Fecha bloqueada",
  coach_date_unblocked: "Fecha desbloqueada",
  review_answered: "Revisión respondida",
  export: "Exportación de datos",
  sample_data_removed: "Datos de muestra eliminados",
  clock_confirmed: "Fecha del servidor confirmada",
  excel_upload: "Carga de Excel",
  roster_undone: "Carga de Excel deshecha",
  missing_deactivated: "Fuera de la nómina: desactivados",
} as const;

export type Action = keyof typeof ACTIONS;

/** Words for a recorded action. */
export function actionLabel(action: string): string {
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action as Action] : action;
}
