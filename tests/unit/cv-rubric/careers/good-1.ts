/** Fictional CVs: each shows results. */

import { type Career, contact } from "./career.ts";

export const GOOD_1: readonly Career[] = [
  {
    career: "enfermería",
    tier: "A",
    spec: {
      ...contact("Isidora Paillacar Mella", "Enfermera clínica", "ipaillacar"),
      summary: ["Enfermera de urgencia con foco en seguridad del paciente y formación de equipos."],
      jobs: [
        {
          title: "Enfermera supervisora de urgencia",
          employer: "Hospital Las Quilas",
          from: [2022, 3],
          to: null,
          does: [
            "Bajé el tiempo de espera de categoría C3 de 94 a 61 minutos en un año.",
            "Coordino a 18 enfermeras y 25 técnicos en tres turnos.",
            "Implementé el protocolo de sepsis: 92% de cumplimiento en la primera hora.",
          ],
        },
        {
          title: "Enfermera clínica",
          employer: "Clínica Río Calle",
          from: [2019, 1],
          to: [2022, 2],
          does: [
            "Capacité a 60 colegas en manejo de vía aérea.",
            "Reduje a cero las úlceras por presión en una sala de 22 camas.",
          ],
        },
      ],
      studies: [{ degree: "Enfermería", institution: "Universidad del Calle Calle", start: 2013, end: 2018 }],
      skills: [
        ["triage", "technical"],
        ["vía aérea", "technical"],
        ["protocolo de sepsis", "technical"],
        ["ACLS", "technical"],
        ["Ficha clínica electrónica", "tool"],
      ],
      languages: [["Inglés", "B2"]],
    },
  },
  {
    career: "contabilidad",
    tier: "A",
    spec: {
      ...contact("Gonzalo Antilef Bravo", "Contador auditor", "gantilef"),
      jobs: [
        {
          title: "Jefe de contabilidad",
          employer: "Forestal Hualve",
          from: [2020, 8],
          to: null,
          does: [
            "Reduje el cierre mensual de 12 a 5 días con conciliaciones automáticas en SAP FI.",
            "Recuperé $84 millones en créditos de IVA tras revisar tres años de facturas.",
            "Preparo estados financieros IFRS de 4 sociedades sin observaciones de auditoría.",
          ],
        },
        {
          title: "Analista contable",
          employer: "Comercial Pichoy",
          from: [2017, 3],
          to: [2020, 7],
          does: ["Concilié 23 cuentas bancarias y bajé las partidas pendientes en 70%."],
        },
      ],
      studies: [{ degree: "Contador Auditor", institution: "Universidad de la Costa Sur", start: 2011, end: 2016 }],
      skills: [
        ["SAP FI", "tool"],
        ["IFRS", "technical"],
        ["Excel avanzado", "tool"],
        ["conciliaciones", "technical"],
        ["IVA", "technical"],
      ],
    },
  },
  {
    career: "informática",
    tier: "A",
    spec: {
      ...contact("Renata Colil Vargas", "Desarrolladora de software", "rcolil"),
      jobs: [
        {
          title: "Práctica profesional",
          employer: "Datos del Sur SpA",
          from: [2026, 1],
          to: [2026, 4],
          kind: "internship",
          does: [
            "Automaticé con Python 6 reportes y ahorré 10 horas semanales al equipo.",
            "Bajé de 4 s a 900 ms la consulta más usada en PostgreSQL.",
          ],
        },
      ],
      projects: [
        "Publiqué una app en React con 1.300 usuarias en su primer mes.",
        "Gané el segundo lugar entre 45 equipos de un hackathon regional, 2025.",
      ],
      studies: [
        { degree: "Ingeniería Civil Informática", institution: "Universidad del Calle Calle", start: 2021, end: 2026 },
      ],
      skills: [
        ["Python", "tool"],
        ["PostgreSQL", "tool"],
        ["React", "tool"],
        ["Git", "tool"],
        ["Docker", "tool"],
      ],
      languages: [["Inglés", "C1"]],
    },
  },
  {
    career: "docencia",
    tier: "A",
    spec: {
      ...contact("Pablo Millapán Ortiz", "Profesor de Lenguaje", "pmillapan"),
      jobs: [
        {
          title: "Profesor de Lenguaje y jefe de departamento",
          employer: "Liceo Valle Hermoso",
          from: [2019, 3],
          to: null,
          does: [
            "Subí el promedio SIMCE de lectura de 241 a 263 puntos en dos mediciones.",
            "Formé un club de lectura con 85 estudiantes y 30 apoderados.",
            "Diseñé 12 unidades que hoy usan los 6 docentes del departamento.",
          ],
        },
        {
          title: "Ayudante de Didáctica",
          employer: "Universidad de la Costa Sur",
          from: [2017, 3],
          to: [2018, 12],
          kind: "internship",
          does: ["Guié a 40 estudiantes por semestre; 95% aprobó el curso."],
        },
      ],
      studies: [
        {
          degree: "Pedagogía en Lenguaje y Comunicación",
          institution: "Universidad de la Costa Sur",
          start: 2013,
          end: 2018,
        },
      ],
      skills: [
        ["evaluación formativa", "technical"],
        ["Classroom", "tool"],
        ["didáctica de la lectura", "technical"],
        ["planificación curricular", "technical"],
        ["DUA", "technical"],
      ],
    },
  },
];
