import {
  Award,
  BriefcaseBusiness,
  CalendarDays,
  ChartLine,
  Clock,
  FileText,
  ListChecks,
  Mail,
  MapPin,
  MessagesSquare,
  Quote,
  Sprout,
} from "lucide-react";
import type { Glyph } from "#app/ui/icon.tsx";

export type GuideStep = {
  title: string;
  text: string;
  /** A full-bleed 6:7 scene. */
  art: string;
  points: readonly { glyph: Glyph; text: string }[];
};

/** What the welcome guide shows, in order: CV, coach, interviews, progress. */
export const guideSteps: readonly GuideStep[] = [
  {
    title: "Conoce la fuerza de tu CV",
    text: "Sube tu currículum y el análisis con IA te muestra qué ya funciona y qué puedes mejorar hoy.",
    art: "/art/scene-cv.svg",
    points: [
      { glyph: FileText, text: "Un puntaje de 0 a 100, con sus razones" },
      { glyph: Quote, text: "Cada observación cita tu propio texto" },
      { glyph: ListChecks, text: "Sugerencias para LinkedIn y preguntas para practicar" },
    ],
  },
  {
    title: "Reserva tiempo con un coach",
    text: "Una persona, no un algoritmo. Conversen sobre tu CV, tu entrevista o la duda que no sabes a quién preguntar.",
    art: "/art/scene-coach.svg",
    points: [
      { glyph: Clock, text: "30 minutos, gratis" },
      { glyph: MapPin, text: "Presencial o virtual, como te acomode" },
      { glyph: Mail, text: "Confirmación por email con la fecha para tu calendario" },
    ],
  },
  {
    title: "Practica según tu nivel",
    text: "Tres head hunters con IA te entrevistan por escrito o por voz. Elige al que calza con tu experiencia.",
    art: "/art/scene-interview.svg",
    points: [
      { glyph: Sprout, text: "Natalia: primer empleo, 0 a 3 años" },
      { glyph: BriefcaseBusiness, text: "Cristian: nivel medio, 4 a 10 años" },
      { glyph: Award, text: "Mia: alta dirección, más de 10 años" },
    ],
  },
  {
    title: "Mira cómo avanzas",
    text: "Todo lo que haces queda guardado en un solo lugar, para que veas de dónde partiste y qué sigue.",
    art: "/art/scene-progress.svg",
    points: [
      { glyph: ChartLine, text: "Tus puntajes a lo largo del tiempo" },
      { glyph: MessagesSquare, text: "Tus entrevistas, con lo que conviene mejorar" },
      { glyph: CalendarDays, text: "Tus próximas sesiones de coaching" },
    ],
  },
];
