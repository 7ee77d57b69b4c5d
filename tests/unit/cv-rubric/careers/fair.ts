/** Fictional CVs: each tells tasks. */

import { type Career, contact } from "./career.ts";

export const FAIR: readonly Career[] = [
  {
    career: "enfermería",
    tier: "B",
    spec: {
      ...contact("Rocío Huaiquil Soto", "Enfermera", "rhuaiquil"),
      summary: ["Enfermera con experiencia en atención cerrada y abierta."],
      jobs: [
        {
          title: "Enfermera de sala",
          employer: "Hospital Las Quilas",
          from: [2021, 5],
          to: null,
          does: [
            "Atención directa de pacientes hospitalizados.",
            "Administración de medicamentos y curaciones.",
            "Registro en ficha clínica.",
          ],
        },
        {
          title: "Enfermera",
          employer: "Cesfam Los Notros",
          from: [2019, 4],
          to: [2021, 4],
          does: ["Control de niño sano.", "Vacunación."],
        },
      ],
      studies: [{ degree: "Enfermería", institution: "Universidad del Calle Calle", start: 2013, end: 2018 }],
      skills: [
        ["curaciones", "technical"],
        ["vacunación", "technical"],
        ["Office", "tool"],
        ["trabajo en equipo", "soft"],
      ],
    },
  },
  {
    career: "contabilidad",
    tier: "B",
    spec: {
      ...contact("Marisol Cheuque Ríos", "Contadora auditora", "mcheuque"),
      summary: ["Contadora auditora con interés en el área tributaria."],
      jobs: [
        {
          title: "Analista contable",
          employer: "Distribuidora Aguas Negras",
          from: [2018, 6],
          to: null,
          does: [
            "Responsable de la contabilidad de la empresa.",
            "Declaraciones mensuales de impuestos.",
            "Conciliaciones bancarias.",
            "Relación con auditores externos.",
          ],
        },
        {
          title: "Asistente contable",
          employer: "Estudio Nahuel y Cía.",
          from: [2015, 1],
          to: [2018, 5],
          does: ["Registro de compras y ventas.", "Cálculo de remuneraciones."],
        },
      ],
      studies: [{ degree: "Contador Auditor", institution: "Instituto Profesional Cruces", start: 2010, end: 2014 }],
      skills: [
        ["Softland", "tool"],
        ["Excel", "tool"],
        ["remuneraciones", "technical"],
        ["Transtecnia", "tool"],
      ],
    },
  },
  {
    career: "informática",
    tier: "B",
    spec: {
      ...contact("Diego Ojeda Barra", "Ingeniero en informática", "dojeda"),
      summary: ["Ingeniero en informática con conocimientos de desarrollo web."],
      jobs: [
        {
          title: "Desarrollador",
          employer: "Soluciones Chaitén",
          from: [2021, 2],
          to: null,
          does: [
            "Desarrollo de módulos en Java.",
            "Mantención de sistemas internos.",
            "Participación en reuniones con clientes.",
            "Corrección de errores.",
          ],
        },
      ],
      studies: [
        { degree: "Ingeniería en Informática", institution: "Instituto Profesional Cruces", start: 2016, end: 2020 },
      ],
      skills: [
        ["Java", "tool"],
        ["SQL", "tool"],
        ["HTML", "tool"],
        ["Office", "tool"],
        ["proactivo", "soft"],
      ],
    },
  },
  {
    career: "docencia",
    tier: "B",
    spec: {
      ...contact("Ana Leal Figueroa", "Profesora de Educación Básica", "aleal"),
      jobs: [
        {
          title: "Profesora de 3° básico",
          employer: "Escuela Los Arrayanes",
          from: 2018,
          to: null,
          does: [
            "Clases de Lenguaje y Matemática.",
            "Profesora jefe de un curso.",
            "Atención de apoderados.",
            "Encargada del taller de teatro.",
          ],
        },
      ],
      studies: [{ degree: "Pedagogía Básica", institution: "Universidad de la Costa Sur", start: 2012, end: 2017 }],
      skills: [
        ["planificación curricular", "technical"],
        ["Classroom", "tool"],
        ["manejo de grupo", "technical"],
      ],
    },
  },
  {
    career: "psicología",
    tier: "B",
    spec: {
      ...contact("Tomás Inostroza Paz", "Psicólogo", "tinostroza"),
      summary: ["Psicólogo clínico con formación en terapia breve."],
      jobs: [
        {
          title: "Psicólogo",
          employer: "Centro Comunitario Los Canelos",
          from: [2022, 8],
          to: null,
          does: [
            "Atención de niños y adolescentes.",
            "Elaboración de informes.",
            "Trabajo con la red local.",
            "Realicé talleres para familias.",
          ],
        },
      ],
      studies: [{ degree: "Psicología", institution: "Universidad del Calle Calle", start: 2015, end: 2020 }],
      skills: [
        ["terapia breve", "technical"],
        ["WISC-V", "technical"],
        ["informes", "technical"],
        ["empatía", "soft"],
      ],
    },
  },
  {
    career: "agronomía",
    tier: "B",
    spec: {
      ...contact("Felipe Reyes Aedo", "Ingeniero agrónomo", "freyes"),
      jobs: [
        {
          title: "Jefe de campo",
          employer: "Agrícola Los Coihues",
          from: [2016, 9],
          to: null,
          does: [
            "Encargado de la producción de arándanos.",
            "Supervisión de temporeros.",
            "Control de riego y fertilización.",
          ],
        },
        {
          title: "Asesor",
          employer: "Cooperativa Rahue",
          from: [2013, 1],
          to: [2016, 8],
          does: ["Visitas a productores.", "Elaboración de informes técnicos."],
        },
      ],
      studies: [{ degree: "Agronomía", institution: "Universidad del Calle Calle", start: 2006, end: 2011 }],
      skills: [
        ["riego", "technical"],
        ["arándanos", "technical"],
        ["fertilización", "technical"],
        ["Excel", "tool"],
      ],
    },
  },
  {
    career: "arquitectura",
    tier: "B",
    spec: {
      ...contact("Ignacia Torres Haro", "Arquitecta", "itorres"),
      summary: ["Arquitecta con experiencia en vivienda y espacio público."],
      jobs: [
        {
          title: "Arquitecta",
          employer: "Taller Humedal",
          from: [2019, 3],
          to: null,
          does: [
            "Desarrollo de planos en Revit.",
            "Tramitación de permisos municipales.",
            "Coordinación de especialidades.",
            "Visitas a obra.",
          ],
        },
      ],
      studies: [{ degree: "Arquitectura", institution: "Universidad del Calle Calle", start: 2010, end: 2017 }],
      skills: [
        ["Revit", "tool"],
        ["AutoCAD", "tool"],
        ["SketchUp", "tool"],
        ["permisos municipales", "technical"],
      ],
    },
  },
];
