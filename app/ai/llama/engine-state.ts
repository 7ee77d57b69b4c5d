/** The state of the language model's engine, as shown to people. */

const ENGINE_STATES = ["off", "loading", "ready", "restarting", "degraded", "refused"] as const;
export type EngineStateName = (typeof ENGINE_STATES)[number];

export type EngineState = {
  name: EngineStateName;
  /** Time of the last change, ISO-8601 in UTC. */
  since: string;
  /** One line in Spanish: what the state means and what to do. */
  reason: string;
};

/** Default text of each state; a refusal has its own reason. */
export const STATE_REASONS: Readonly<Record<EngineStateName, string>> = {
  off: "El modelo de lenguaje está apagado. Responden las reglas.",
  loading: "El modelo de lenguaje se está cargando. Mientras tanto responden las reglas.",
  ready: "El modelo de lenguaje está listo.",
  restarting: "El modelo de lenguaje se detuvo y se está iniciando de nuevo. Mientras tanto responden las reglas.",
  degraded:
    "El modelo de lenguaje falla cada vez que se inicia. Responden las reglas y se " +
    "prueba de nuevo cada 30 segundos. Revisa el registro del servidor.",
  refused: "No se puede usar el archivo del modelo. Responden las reglas. Revísalo con: npm run models -- verify",
};

/** Text for a refusal by the inference host, whose message is an error line of the library. */
export function refusedByHost(message: string): string {
  const line = message.replace(/\s+/gu, " ").trim().slice(0, 200);
  return (
    `El modelo no se pudo cargar (${line}). Responden las reglas. Reemplaza el archivo o elige otro modelo ` +
    "con: npm run models"
  );
}
