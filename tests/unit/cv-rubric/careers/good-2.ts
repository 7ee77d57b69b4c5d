/** Fictional CVs: each shows results. */

import { type Career, contact } from "./career.ts";

export const GOOD_2: readonly Career[] = [
  {
    career: "electricidad",
    tier: "A",
    spec: {
      ...contact("Ramón Quilodrán Peña", "Técnico electricista", "rquilodran"),
      jobs: [
        {
          title: "Maestro electricista",
          employer: "Montajes Río Bueno",
          from: [2021, 5],
          to: null,
          does: [
            "Instalé 140 tableros de distribución en 3 plantas sin reprocesos.",
            "Reduje las detenciones de la línea 2 de 9 a 3 horas al mes.",
            "Lidero una cuadrilla de 6 personas con cero accidentes desde 2022.",
          ],
        },
        {
          title: "Ayudante eléctrico",
          employer: "Constructora Raulíes",
          from: [2018, 2],
          to: [2021, 4],
          does: ["Canalicé 4.200 metros de red en 48 departamentos."],
        },
      ],
      studies: [
        {
          degree: "Técnico en Electricidad",
          institution: "Liceo Industrial del Sur",
          start: 2014,
          end: 2017,
          level: "technical",
        },
      ],
      skills: [
        ["licencia SEC clase B", "technical"],
        ["tableros", "technical"],
        ["termografía", "technical"],
        ["AutoCAD", "tool"],
        ["motores", "technical"],
      ],
    },
  },
  {
    career: "periodismo",
    tier: "A",
    spec: {
      ...contact("Elena Cárdenas Vidal", "Periodista", "ecardenas"),
      jobs: [
        {
          title: "Editora digital",
          employer: "Diario Austral Norte",
          from: [2020, 1],
          to: null,
          does: [
            "Aumenté las suscripciones digitales de 3.400 a 9.100 en 18 meses.",
            "Publiqué 22 reportajes; 2 fueron premiados a nivel nacional.",
            "Dirijo a 7 periodistas y 3 practicantes.",
          ],
        },
      ],
      studies: [{ degree: "Periodismo", institution: "Universidad de la Costa Sur", start: 2012, end: 2017 }],
      skills: [
        ["WordPress", "tool"],
        ["SEO", "technical"],
        ["suscripciones digitales", "technical"],
        ["reportajes", "technical"],
        ["Premiere", "tool"],
      ],
    },
  },
  {
    career: "trabajo social",
    tier: "A",
    spec: {
      ...contact("Millaray Curín Lagos", "Trabajadora social", "mcurin"),
      jobs: [
        {
          title: "Coordinadora de programa",
          employer: "Fundación Techo del Sur",
          from: [2021, 4],
          to: null,
          does: [
            "Acompañé a 120 familias; 74 accedieron a su vivienda definitiva.",
            "Conseguí $38 millones en dos fondos concursables.",
            "Reduje la lista de espera de 210 a 90 casos.",
          ],
        },
      ],
      studies: [{ degree: "Trabajo Social", institution: "Universidad de la Costa Sur", start: 2014, end: 2019 }],
      skills: [
        ["fondos concursables", "technical"],
        ["intervención familiar", "technical"],
        ["Registro Social de Hogares", "technical"],
        ["SPSS", "tool"],
        ["vivienda", "technical"],
      ],
    },
  },
  {
    career: "data (English)",
    tier: "A",
    spec: {
      ...contact("Paula Stone Rivas", "Data Analyst", "pstone"),
      language: "en",
      jobs: [
        {
          title: "Data Analyst",
          employer: "Northern Retail",
          from: [2022, 2],
          to: null,
          does: [
            "Cut reporting time from 3 days to 4 hours by automating 14 dashboards in Power BI.",
            "Built a churn model in Python that saved US$ 210,000 a year.",
            "Trained 25 store managers in self-service reports.",
          ],
        },
      ],
      studies: [{ degree: "BSc in Statistics", institution: "Universidad de la Costa Sur", start: 2016, end: 2020 }],
      skills: [
        ["Power BI", "tool"],
        ["Python", "tool"],
        ["SQL", "tool"],
        ["churn model", "technical"],
        ["dashboards", "technical"],
      ],
    },
  },
];
