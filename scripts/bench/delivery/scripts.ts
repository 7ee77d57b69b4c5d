import type { Script } from "./recordings.ts";

/** Ten answers: from 70 to 190 words a minute, near and far from the microphone, in quiet and in noisy rooms. */

const A = "en la bodega teníamos doce quiebres al mes y nadie sabía por qué ocurrían";
const B = "armé un tablero con alertas y hablé con cada jefe de turno para ordenar los pedidos";
const C = "en tres meses bajaron a cuatro y la gerencia lo llevó a las otras sucursales";
const D = "ese semestre aprendí que una buena pregunta vale más que una respuesta apurada";
const E = "propuse medir los tiempos de espera y con esos datos cambiamos el horario de atención";

const NONE = { kind: "none", level: 0 } as const;

export const SCRIPTS: readonly Script[] = [
  { name: "slow", parts: [A, B], pauses: [2], pace: 70, level: 0.5, pitch: 120, background: NONE },
  {
    name: "long pauses",
    parts: [A, B, C],
    pauses: [3.6, 5.2],
    pace: 87,
    level: 0.4,
    pitch: 190,
    background: { kind: "white", level: 0.004 },
  },
  {
    name: "in a room",
    parts: [B, D],
    pauses: [1.2],
    pace: 102,
    level: 0.3,
    pitch: 105,
    background: { kind: "brown", level: 0.02 },
  },
  {
    name: "short breaks",
    parts: [A, C, D, E],
    pauses: [0.7, 1.3, 0.9],
    pace: 118,
    level: 0.5,
    pitch: 210,
    background: { kind: "white", level: 0.01 },
  },
  {
    name: "mains hum",
    parts: [E, A, B],
    pauses: [1.8, 2.4],
    pace: 123,
    level: 0.4,
    pitch: 130,
    background: { kind: "hum", level: 0.03 },
  },
  {
    name: "far away",
    parts: [C, D, A],
    pauses: [1.7, 1],
    pace: 132,
    level: 0.02,
    pitch: 160,
    background: { kind: "white", level: 0.0006 },
  },
  {
    name: "noisy room",
    parts: [B, E, D],
    pauses: [2.2, 1.9],
    pace: 147,
    level: 0.5,
    pitch: 150,
    background: { kind: "white", level: 0.04 },
  },
  {
    name: "clipped",
    parts: [A, B, C, D],
    pauses: [1.6, 0.8, 2],
    pace: 157,
    level: 2.2,
    pitch: 115,
    background: { kind: "white", level: 0.01 },
  },
  {
    name: "fast",
    parts: [A, B, C, D, E],
    pauses: [0.6, 0.8, 0.5, 0.7],
    pace: 173,
    level: 0.5,
    pitch: 200,
    background: { kind: "brown", level: 0.01 },
  },
  {
    name: "fastest",
    parts: [A, B, C, D],
    pauses: [0.4, 0.5, 0.3],
    pace: 190,
    level: 0.3,
    pitch: 180,
    background: NONE,
  },
];
