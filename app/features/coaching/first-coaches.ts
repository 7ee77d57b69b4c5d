import type { Availability } from "./coaching.ts";

/** The coaches of a new platform. Names and texts are examples to be edited in the panel. */

export type FirstCoach = {
  id: number;
  name: string;
  specialty: string;
  title: string;
  image: string;
  description: string;
  availability: Availability;
  /** Before the @ of EMAIL_DOMAIN. */
  mailbox: string;
};

/** Where the sessions take place until the office says otherwise. */
export const FIRST_MEETING_PLACE = "Oficina de Desarrollo Profesional";

export const FIRST_COACHES: readonly FirstCoach[] = [
  {
    id: 1,
    name: "Daniela Mosquera",
    specialty: "Primer empleo y CV",
    title: "Psicóloga laboral",
    image: "/art/coach-1.svg",
    description:
      "Te ayuda a contar lo que ya sabes hacer, aunque todavía no tengas experiencia con contrato. " +
      "Trae tu CV y una oferta que te interese: sales con los cambios anotados y un plan para postular.",
    availability: [{ weekday: 5, times: ["15:00", "15:30"] }],
    mailbox: "coach1",
  },
  {
    id: 2,
    name: "Héctor Aravena",
    specialty: "Entrevistas y cambio de carrera",
    title: "Consultor en selección de personas",
    image: "/art/coach-2.svg",
    description:
      "Practica contigo las preguntas difíciles y te dice qué escucha quien contrata. " +
      "También te acompaña si quieres cambiar de área: qué llevas contigo, qué te falta y por dónde partir.",
    availability: [
      { weekday: 2, times: ["16:00", "16:30"] },
      { weekday: 4, times: ["15:00", "15:30"] },
    ],
    mailbox: "coach2",
  },
];
