/** An answer to each question of Natalia, in their order, that tells something. */
export const TOLD: readonly string[] = [
  "Estudié Técnico en Enfermería en Osorno y en mi práctica atendí 20 pacientes por turno; me gustaría " +
    "trabajar en urgencia.",
  "Elegí esta carrera porque cuidé a mi abuela dos años y aprendí que me gusta acompañar. Quiero llevar esa " +
    "paciencia a mi trabajo.",
  "En la tesis éramos cuatro y uno dejó de venir. Propuse repartir de nuevo, hablé con él y entregamos el " +
    "informe a tiempo.",
  "Tuve que aprender Excel en una semana en la bodega: partí con un curso gratis, pregunté al jefe y armé la " +
    "planilla de turnos.",
  "Me equivoqué al registrar una dosis, avisé de inmediato a la enfermera y desde entonces leo dos veces " +
    "cada indicación.",
  "Cuando se juntaron pruebas y turnos hice una lista, puse primero lo urgente y pedí cambiar un turno con " +
    "una compañera.",
  "Mis compañeros dirían que soy ordenada y tranquila: en la práctica, cuando colapsó la urgencia, me pedían " +
    "a mí anotar los turnos porque nada se me olvidaba.",
  "Una clienta llegó muy molesta por un atraso; la escuché, revisé su pedido y conseguí que lo entregaran esa tarde.",
  "Nadie ordenaba la bodega, así que propuse etiquetas por color y en un mes bajamos las pérdidas de 12 a 3 productos.",
  "Desde el primer mes puedo aportar orden en los registros y buen trato con los pacientes; necesitaría " +
    "aprender el sistema de fichas y los protocolos de urgencia.",
];
