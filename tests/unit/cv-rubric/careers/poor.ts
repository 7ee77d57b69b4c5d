/** Fictional CVs: each is careless or nearly empty. */

import type { Career } from "./career.ts";

export const POOR: readonly Career[] = [
  {
    career: "enfermería",
    tier: "C",
    spec: {
      name: "Carla Muñoz",
      profession: "enfermera",
      email: "carlita.munoz@example.cl",
      phone: "955550111",
      summary: [
        "Soy una persona muy responsable y empática con muchas ganas de aprender, me gusta ayudar a la jente " +
          "y creo que la salud es mi vocasion.",
      ],
      jobs: [
        {
          title: "enfermera",
          employer: null,
          from: 2022,
          to: 2023,
          does: ["hacia de todo un poco en el consultorio y ademas reemplazos"],
        },
      ],
      studies: [{ degree: "enfermeria" }],
      skills: [
        ["responsable", "soft"],
        ["empática", "soft"],
        ["puntual", "soft"],
      ],
    },
  },
  {
    career: "contabilidad",
    tier: "C",
    spec: {
      name: "JORGE SANDOVAL",
      email: "jorge77@example.com",
      jobs: [
        {
          title: "contador varias empresas",
          employer: null,
          does: ["llevaba la contabilidad y otras cosas", "tramites en el banco"],
        },
      ],
      studies: [{ degree: "contador" }],
      skills: [
        ["responsable", "soft"],
        ["honesto", "soft"],
        ["computación nivel usuario", "tool"],
      ],
      others: [
        {
          heading: "Otros",
          kind: "personal",
          lines: ["Casado, 3 hijos, no fumador.", "Pretensión de renta: $900.000."],
        },
      ],
    },
  },
  {
    career: "informática",
    tier: "C",
    spec: {
      name: "kevin r.",
      email: "kevin.gamer@example.com",
      phone: "955550122",
      profession: "informatico",
      summary: ["hola busco una oportunidad en lo que sea de computacion, aprendo rapido y soy proactivo"],
      jobs: [
        {
          title: null,
          employer: "cyber de un tio",
          from: 2019,
          to: 2021,
          does: ["arreglaba pc, formateaba e instalaba programas y etc"],
        },
      ],
      studies: [{ degree: "informatica", status: "incomplete" }],
    },
  },
  {
    career: "electricidad",
    tier: "C",
    spec: {
      name: "beto carcamo",
      phone: "955550133",
      jobs: [
        {
          title: "electrico",
          employer: "en varias obras",
          from: 2019,
          to: 2024,
          does: ["asia instalaciones y lo que me pedia el jefe"],
        },
      ],
      others: [
        {
          heading: "varios",
          kind: "other",
          lines: ["soy puntual y no tengo vicios !!", "disponivilidad inmediata", "busco pega de electrico o lo q sea"],
        },
      ],
    },
  },
  {
    career: "administración",
    tier: "C",
    spec: {
      name: "Luis Vera",
      profession: "administrativo y todo tipo de trabajos",
      email: "luis.vera@example.com",
      phone: "955550177",
      summary: [
        "Yo soy una persona muy responsable, proactiva, dinámica y alegre, con muchas ganas de trabajar y de " +
          "aprender cosas nuevas todos los días, porque creo que la vida es un aprendizaje y mis papás me " +
          "enseñaron que lo importante es el esfuerzo. Me considero líder y trabajo bajo presión.",
      ],
      jobs: [
        {
          title: "administrativo y otras cosas",
          employer: "Comercial Elqui",
          from: [2021, 3],
          to: [2022, 5],
          does: [
            "Ahí hacía las cosas que me pedía el jefe, a veces en la oficina y a veces en la bodega.",
            "Me tuve que ir por problemas con un supervisor.",
          ],
        },
      ],
      studies: [{ degree: "Educación media completa", level: "school" }],
      skills: [
        ["computación nivel usuario", "tool"],
        ["liderazgo", "soft"],
        ["puntualidad", "soft"],
      ],
      others: [
        {
          heading: "Palabras finales",
          kind: "other",
          lines: [
            "Espero que me puedan dar una oportunidad porque realmente la necesito y de antemano muchas gracias.",
          ],
        },
      ],
    },
  },
];
