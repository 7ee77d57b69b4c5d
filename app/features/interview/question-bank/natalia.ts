/** Natalia: first job, 0 to 3 years. Warm, simple words, tú. */

import type { Question } from "./question.ts";

export const NATALIA_QUESTIONS: readonly Question[] = [
  {
    id: "natalia-1",
    question: "Cuéntame quién eres en un minuto: qué estudiaste, qué has hecho hasta ahora y qué te gustaría hacer.",
    category: "Presentación",
    focus: "cómo te presentas y qué eliges destacar de ti",
  },
  {
    id: "natalia-2",
    question: "¿Qué te hizo elegir tu carrera, y qué parte de ella te gustaría llevar a tu primer trabajo?",
    category: "Motivación",
    focus: "la razón de tu elección y lo que te mueve hoy",
  },
  {
    id: "natalia-3",
    question:
      "Piensa en un trabajo grupal que se complicó. ¿Qué estaba pasando y qué hiciste tú para que saliera adelante?",
    category: "Trabajo en equipo",
    focus: "tu aporte cuando un grupo se traba",
  },
  {
    id: "natalia-4",
    question: "Cuéntame de algo que tuviste que aprender rápido y casi sin ayuda. ¿Por dónde partiste?",
    category: "Aprendizaje",
    focus: "cómo te las arreglas para aprender algo nuevo",
  },
  {
    id: "natalia-5",
    question:
      "¿Alguna vez te equivocaste en una práctica, un trabajo o un ramo y tuviste que avisarlo? ¿Cómo lo enfrentaste?",
    category: "Responsabilidad",
    focus: "cómo te haces cargo de un error propio",
  },
  {
    id: "natalia-6",
    question:
      "Imagina una semana con pruebas, una entrega y turnos de trabajo. ¿Cómo te organizaste la última vez que te tocó algo así?",
    category: "Organización",
    focus: "cómo ordenas tu tiempo cuando se junta todo",
  },
  {
    id: "natalia-7",
    question:
      "¿Qué dirían de ti tus compañeros de la universidad o de la práctica, y en qué ocasión lo habrían notado?",
    category: "Autoconocimiento",
    focus: "una cualidad tuya que otras personas hayan visto",
  },
  {
    id: "natalia-8",
    question:
      "Recuerda a una persona difícil de atender o de explicarle algo: un cliente, un paciente, un alumno, un vecino. ¿Qué hiciste?",
    category: "Trato con personas",
    focus: "tu manera de tratar a alguien que no está de buen ánimo",
  },
  {
    id: "natalia-9",
    question: "¿Has mejorado algo sin que nadie te lo pidiera, aunque fuera pequeño? Cuéntame qué viste y qué cambió.",
    category: "Iniciativa",
    focus: "lo que haces por cuenta propia y lo que cambia con eso",
  },
  {
    id: "natalia-10",
    question:
      "Si partieras el lunes en tu primer trabajo, ¿qué podrías aportar desde el primer mes y qué necesitarías aprender?",
    category: "Expectativas",
    focus: "lo que ya puedes ofrecer y lo que quieres desarrollar",
  },
];
