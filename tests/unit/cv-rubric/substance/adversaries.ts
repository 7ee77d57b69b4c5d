/**
 * Lines that a CV must not be paid for. Each list has a first half, with which the rules were made, and a second half
 * that was written before the rules and judged when they were done.
 */

export type Halves = { first: readonly string[]; second: readonly string[] };

/** Figures of private life, lateness, quarrels, idleness: nothing of work. */
export const NOT_WORK: Halves = {
  first: [
    "Tomé 3 cafés al día y llegué tarde 20 veces.",
    "Vi 4 series completas en el computador de la oficina.",
    "Almorcé en menos de 15 minutos el 90% de los días.",
    "Falté 12 lunes seguidos sin avisar.",
    "Fumé 10 cigarros por turno con mis compañeros.",
    "Recibí 5 reclamos de clientes por mi mal trato.",
    "Fui despedido 2 veces por pelear con el jefe.",
    "Dormí 2 siestas por turno.",
    "Conté 400 chistes en las reuniones.",
    "Jugué 200 partidas de solitario.",
    "No hice nada durante 8 meses.",
    "Perdí 3 notebooks de la empresa.",
  ],
  second: [
    "Me atrasé 35 veces en un semestre y nadie se dio cuenta.",
    "Celebré 14 cumpleaños con torta en la sala de reuniones.",
    "Revisé Instagram 6 horas diarias en horario de trabajo.",
    "Escuché 1.200 canciones en Spotify durante el turno.",
    "Me quedé dormido 17 mañanas y avisé a las 11.",
    "Rompí 8 platos y 2 vasos por semana.",
    "Adopté 2 gatos y subí 5 kilos.",
    "Comí 300 completos en el casino.",
    "Jugué 45 pichangas con los de bodega.",
    "Peleé con 6 clientes y gané todas las discusiones.",
    "Pasé 120 horas mirando por la ventana.",
    "Chateé con 50 amigos al día por WhatsApp.",
    "Salí 30 minutos antes todos los viernes.",
    "Bebí 2 litros de bebida por jornada y engordé 9 kilos.",
  ],
};

/** Sums and percentages that no such post has. */
export const ABSURD: Halves = {
  first: [
    "Fui la mejor de la galaxia y aumenté las ventas 9.000%.",
    "Mejoré la productividad en un 1000%.",
    "Atendí a 50 millones de clientes.",
    "Ahorré 900 mil millones de dólares.",
    "Reduje los costos en 150%.",
    "Bajé los reclamos en un 300%.",
    "Logré un 180% de asistencia.",
    "Aumenté las ventas en un 99.999%.",
  ],
  second: [
    "Reduje los errores en un 250%.",
    "Multipliqué por 5.000 las ventas del local.",
    "Gané 12 premios Nobel a la mejor atención.",
    "Vendí 3.000.000 de zapatos en una semana.",
    "Lideré un equipo de 80.000 personas.",
    "Capacité a 2 millones de compañeros.",
    "Fui el número 1 del universo y subí todo en 7.500%.",
    "Elevé la eficiencia un 4000 por ciento.",
    "Facturé $800.000.000.000 en un turno.",
    "Disminuí la merma en 120%.",
  ],
};

/** What is still to be filled in. */
export const UNFILLED: Halves = {
  first: [
    "Reduje [X]% los costos de [área].",
    "Atendí a XX clientes por día.",
    "Aumenté las ventas un XX %.",
    "Lorem ipsum dolor sit amet, consectetur adipiscing elit 25%.",
    "Coordiné a [X] personas en [nombre de la empresa].",
    "Descripción de tus funciones y logros.",
    "Entregué el proyecto el dd/mm/aaaa con 10 personas.",
  ],
  second: [
    "Mejoré ____ en un ____ %.",
    "Coordiné a <número> personas en el proyecto <nombre del proyecto>.",
    "Escribe aquí tu logro con 2 o 3 cifras.",
    "Reduced XX% of the costs of the area.",
    "Lideré {{proyecto}} y ahorré {{monto}}.",
    "Insert your achievement here: 20% more sales.",
    "Vendí $XXX.XXX al mes y superé la meta en X%.",
  ],
};

/** Digits that measure nothing. */
export const MEANINGLESS: Halves = {
  first: [
    "En 2019 atendí público.",
    "Trabajé en calle Los Aromos 123.",
    "Contacto de la jefatura: 9 8765 4321.",
    "Desempeñé labores según el artículo 22.",
    "Ingresé el 3 de marzo de 2019.",
  ],
  second: [
    "Atendí en el local 45 del mall.",
    "Estuve en la sucursal 12 desde el 2018.",
    "Usé el anexo 4521 y la oficina 302.",
    "Cumplí el turno 7x7 en la planta 2.",
    "Trabajé de 9:00 a 18:00 de lunes a viernes.",
  ],
};
