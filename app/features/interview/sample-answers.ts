/**
 * The answers of the invented person in the sample result. Every student can read them, so an answer equal to one of
 * them counts as a copy.
 */

type Sample = readonly [text: string, responseTime: number, certainty: number];

// An invented person. Seven answers are to the point and one (the fifth) is not, with 45 s on average.
export const SAMPLES: readonly Sample[] = [
  [
    "Entré como analista en 2018, en 2020 pasé a coordinar la bodega y desde 2022 respondo por " +
      "el abastecimiento de 6 locales. En cada paso sumé personas a cargo: hoy son 9.",
    52,
    0.85,
  ],
  [
    "Bajé los quiebres de stock de 12 a 4 al mes durante 2023. Armé un " +
      "tablero con alertas y lo revisaba cada lunes con los encargados.",
    41,
    0.95,
  ],
  [
    "Las devoluciones se anotaban a mano y se perdían. Propuse una planilla única " +
      "y en tres meses quedó resuelto el atraso con los proveedores.",
    47,
    0.9,
  ],
  [
    "Tuve que hablar con una persona que llegaba tarde. Le pregunté qué " +
      "pasaba, acordamos otro horario y la situación mejoró.",
    44,
    0.9,
  ],
  ["Siempre trato de dar lo mejor de mí en todo y de aprender cosas nuevas.", 33, 0.2],
  [
    "El cambio de sistema se atrasó porque no probé con datos reales. " +
      "Ahora hago una prueba con un local antes de extenderlo.",
    46,
    0.9,
  ],
  [
    "Convencí a ventas de entregar su proyección cada semana, porque sin eso " +
      "comprábamos a ciegas. Les mostré cuánto se perdía y aceptaron en dos semanas.",
    50,
    0.9,
  ],
  [
    "Faltaban productos y nadie sabía por qué. Crucé las guías con el inventario " +
      "y encontré que el error estaba en la recepción de un turno.",
    47,
    0.9,
  ],
];
