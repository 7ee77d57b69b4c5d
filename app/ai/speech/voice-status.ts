/** The state of voice input, as shown to people. */

const VOICE_STATES = [
  /** There is no speech engine on this machine. */
  "no_engine",
  /** There is no speech model in MODELS_DIR. */
  "no_model",
  /** Engine or model are installed but cannot be used. */
  "refused",
  "loading",
  "ready",
  /** The engine ended and is being restarted. */
  "restarting",
  /** The engine crashed too often; it is tried again later. */
  "off",
] as const;
export type VoiceState = (typeof VOICE_STATES)[number];

export type VoiceStatus = {
  state: VoiceState;
  /** Whether recording is possible now: the engine is ready or about to be. */
  isAvailable: boolean;
  /** Spanish, for a student who wants to speak; empty while voice is available. */
  message: string;
  /** Spanish, one line for the campus IT staff: the state and what to do. */
  line: string;
  /** File name of the model in use; null without one. */
  model: string | null;
};

const NOT_INSTALLED = "La voz no está instalada en esta plataforma. Escribe tu respuesta.";
const NOT_NOW = "La voz no está disponible por ahora. Escribe tu respuesta.";

const MESSAGES: Readonly<Record<VoiceState, string>> = {
  no_engine: NOT_INSTALLED,
  no_model: NOT_INSTALLED,
  refused: NOT_NOW,
  loading: "",
  ready: "",
  restarting: "",
  off: NOT_NOW,
};

const LINES: Readonly<Record<VoiceState, string>> = {
  no_engine: "No está el motor de voz. Constrúyelo con: npm run voice:build",
  no_model: "No hay un modelo de voz. Descárgalo con: npm run models -- get whisper-base",
  refused: "El modelo de voz no se puede usar. Revísalo con: npm run models -- verify",
  loading: "El modelo de voz se está cargando.",
  ready: "La voz está lista.",
  restarting: "El motor de voz se detuvo y se está iniciando de nuevo.",
  off:
    "El motor de voz falló tres veces en cinco minutos y quedó apagado; se " +
    "prueba de nuevo cada 5 minutos. Revisa el registro del servidor.",
};

/** @param line a text more specific than the default one of the state */
export function voiceStatusOf(state: VoiceState, model: string | null, line: string = LINES[state]): VoiceStatus {
  return { state, isAvailable: MESSAGES[state] === "", message: MESSAGES[state], line, model };
}
