/** What the product records, with the words of the badge. Rows with other actions are shown as they are. */
export const ACTIONS = {
  login: "Inicio de sesión",
  login_alarm: "Alerta de ingreso",
  cv_analysis: "Análisis de CV",
  interview_started: "Entrevista iniciada",
  interview_completed: "Entrevista terminada",
  interview_feedback: "Evaluación de entrevista",
  user_created: "Usuario creado",
  user_activated: "Usuario activado",
  user_deactivated: "Usuario desactivado",
  excel_upload: "Carga de Excel",
} as const;

export type Action = keyof typeof ACTIONS;

/** Words for a recorded action. */
export function actionLabel(action: string): string {
  return Object.hasOwn(ACTIONS, action) ? ACTIONS[action as Action] : action;
}
