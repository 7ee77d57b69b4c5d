/**
 * Sound CVs: what the adversaries spoil. Each has results, tasks (`TASKS_OF`) of the same jobs, and its contact data.
 */

import type { PlainCv } from "./plain-cv.ts";

export const SOUND = {
  administrativa: {
    head: [
      "Yasna Huenchul Pradenas",
      "Asistente administrativa",
      "Temuco",
      "yasna.huenchul@correo.cl · +56 9 8123 4477",
      "linkedin.com/in/yasnahuenchul",
    ],
    summary: "Asistente administrativa de municipios y clínicas, con foco en plazos y atención de usuarios.",
    jobs: [
      {
        title: "Asistente administrativa",
        employer: "Clínica Río Quepe",
        dates: "marzo 2022 - actualidad",
        does: [
          "Bajé de 9 a 4 días el pago de facturas a proveedores.",
          "Ordené en Excel un archivo de 3.200 fichas de pacientes.",
          "Coordino la agenda de 14 médicos con 2% de horas perdidas.",
        ],
      },
      {
        title: "Secretaria",
        employer: "Municipalidad de Trancura",
        dates: "enero 2019 - febrero 2022",
        does: [
          "Tramité 260 permisos de edificación al año dentro de plazo.",
          "Reduje 30% las consultas repetidas con una guía de trámites.",
        ],
      },
    ],
    studies: ["Técnico en Administración de Empresas, Instituto Profesional Los Canelos, 2016 - 2018"],
    skills: ["Excel avanzado", "facturación", "SAP", "gestión documental", "agenda médica"],
    languages: "Inglés intermedio",
  },
  barista: {
    head: [
      "Maikel Toro Inostroza",
      "Barista",
      "Valparaíso",
      "maikel.toro@correo.cl · +56 9 7345 9912",
      "linkedin.com/in/maikeltoro",
    ],
    jobs: [
      {
        title: "Barista",
        employer: "Cafetería La Molienda",
        dates: "abril 2021 - actualidad",
        does: [
          "Preparo 280 cafés por turno con 1% de devoluciones.",
          "Calibré el molino y bajé la merma de café de 8% a 3%.",
          "Capacité a 6 baristas en extracción y latte art.",
        ],
      },
      {
        title: "Garzón",
        employer: "Restaurante El Muelle",
        dates: "enero 2019 - marzo 2021",
        does: [
          "Atendí 18 mesas por turno y subí la propina media de 9% a 12%.",
          "Vendí 40 postres de la casa por semana.",
        ],
      },
    ],
    studies: ["Enseñanza media completa, Liceo Puerto Viejo, 2014 - 2017"],
    skills: ["extracción de espresso", "latte art", "caja", "inventario", "calibración de molino"],
  },
  soporte: {
    head: [
      "Ignacio Catrileo Vera",
      "Técnico en soporte informático",
      "Rancagua",
      "i.catrileo@correo.cl · +56 9 6622 1180",
    ],
    jobs: [
      {
        title: "Técnico de soporte",
        employer: "Frutícola Los Maitenes",
        dates: "06/2021 - presente",
        does: [
          "Resolví 35 tickets por semana y bajé el tiempo de respuesta de 6 a 2 horas.",
          "Migré 120 equipos a Windows 11 sin pérdida de datos.",
          "Automaticé en PowerShell el respaldo de 8 servidores.",
        ],
      },
      {
        title: "Práctica profesional",
        employer: "Hospital de Peumo",
        dates: "01/2021 - 04/2021",
        does: ["Instalé 60 puntos de red en 3 pisos.", "Redacté 12 manuales para usuarios de ficha clínica."],
      },
    ],
    studies: ["Técnico en Conectividad y Redes, Instituto Cordillera Norte, 2018 - 2020"],
    skills: ["Windows Server", "PowerShell", "redes", "Active Directory", "soporte a usuarios"],
  },
  vendedora: {
    head: ["Romina Sepúlveda Cid", "Vendedora de tienda", "Concepción", "romi.sepulveda@correo.cl · +56 9 9921 0034"],
    jobs: [
      {
        title: "Vendedora",
        employer: "Zapatería Don Lucho",
        dates: "agosto 2022 - actualidad",
        does: [
          "Superé en 15% la meta de ventas durante 7 meses.",
          "Atendí a 45 clientes por día y bajé los cambios de 10% a 6%.",
          "Ordené la bodega de 900 pares por talla y modelo.",
        ],
      },
      {
        title: "Cajera",
        employer: "Supermercado El Roble",
        dates: "marzo 2020 - julio 2022",
        does: ["Cuadré la caja sin diferencias durante 11 meses.", "Enseñé el sistema de caja a 5 compañeras nuevas."],
      },
    ],
    studies: ["Enseñanza media completa, Liceo Comercial de Lota, 2016 - 2019"],
    skills: ["caja", "inventario", "vitrinas", "atención de clientes", "Excel"],
  },
} as const satisfies Readonly<Record<string, PlainCv>>;

/** The same jobs told as tasks, one list for each job. */
export const TASKS_OF: Readonly<Record<keyof typeof SOUND, readonly (readonly string[])[]>> = {
  administrativa: [
    ["Pago de facturas a proveedores.", "Archivo de fichas de pacientes.", "Coordinación de la agenda médica."],
    ["Tramitación de permisos de edificación.", "Atención de consultas de vecinos."],
  ],
  barista: [
    ["Preparación de cafés.", "Calibración del molino.", "Capacitación de baristas nuevos."],
    ["Atención de mesas.", "Venta de postres."],
  ],
  soporte: [
    ["Resolución de tickets de usuarios.", "Migración de equipos a Windows 11.", "Respaldo de servidores."],
    ["Instalación de puntos de red.", "Redacción de manuales."],
  ],
  vendedora: [
    ["Venta de calzado en tienda.", "Atención de clientes.", "Orden de la bodega."],
    ["Manejo de caja.", "Inducción de compañeras nuevas."],
  ],
};
