import type { Telling, VoiceMode } from "./voice-machine.ts";

export const VOICE_BUTTON = "Grabar respuesta por voz";
export const PREPARING = "Preparando el micrófono";
export const LISTENING: Readonly<Record<Extract<VoiceMode, "recognising" | "recording">, string>> = {
  recognising: "Te escucho: habla y tus palabras aparecen en el cuadro",
  recording: "Grabando: habla y tus palabras aparecen en el cuadro",
};
export const NOTHING_HEARD = "No se escucha nada: revisa que el micrófono no esté silenciado";
export const WRITING_LAST = "Escribiendo tus últimas palabras";
export const WRITING_BEFORE_SEND = "Escribiendo tus últimas palabras: para no esperarlas, presiona enviar otra vez";
export const BEHIND = "El texto va con retraso: haz una pausa";
export const STOPPED = "Grabación detenida: revisa el texto antes de enviarlo";
export const NO_WORDS = "No se reconocieron palabras: habla más cerca del micrófono o escribe tu respuesta";
/** The last words arrived when the answer was about to be sent. */
export const LAST_WORDS_CAME = "Llegaron tus últimas palabras: revísalas y envía";
/** For institutions that enabled the browser's own recognition. */
export const BROWSER_NOTICE =
  "Al usar el micrófono, tu navegador puede mandar tu voz a su fabricante " +
  "para escribirla. Si prefieres que no, escribe tu respuesta.";

type Notice = { title: string; detail: string };

const UNREACHABLE = "No se pudo acceder al micrófono. Verifica los permisos en tu navegador.";

type Told = {
  /** Shown as a notification. */
  notice: Notice | null;
  /** Shown beside the text box until the next recording, also after the notification is gone. */
  line: string;
};

export const TOLD: Readonly<Record<Exclude<Telling, "no_server">, Told>> = {
  denied: {
    notice: {
      title: "Permisos requeridos",
      detail: "Permiso de micrófono denegado. Haz clic en el ícono de micrófono en la barra de direcciones.",
    },
    line: "El micrófono está bloqueado. Permítelo en la barra de direcciones o escribe tu respuesta",
  },
  no_microphone: {
    notice: { title: "Error de micrófono", detail: UNREACHABLE },
    line: "No encontramos un micrófono. Conecta uno o escribe tu respuesta",
  },
  microphone_failed: {
    notice: { title: "Error de micrófono", detail: UNREACHABLE },
    line: "El micrófono no responde. Ciérralo en otros programas e intenta otra vez, o escribe tu respuesta",
  },
  offline: {
    notice: {
      title: "Sin conexión",
      detail: "Necesitas conexión a internet para usar el reconocimiento de voz.",
    },
    line: "",
  },
  insecure: {
    notice: null,
    line:
      "El navegador permite el micrófono solo en direcciones https. Escribe " +
      "tu respuesta, o pide a tu universidad la dirección segura",
  },
  old_browser: {
    notice: null,
    line: "Este navegador no puede grabar. Actualízalo o escribe tu respuesta",
  },
  hidden: {
    notice: null,
    line: "La grabación se detuvo porque dejaste esta página. Presiona el micrófono para seguir",
  },
  full: { notice: null, line: "La grabación se detuvo: tu respuesta llegó al largo máximo" },
};
