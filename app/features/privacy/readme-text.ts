import { formatDateTime } from "#app/platform/format.ts";
import { keptData } from "./kept-data.ts";
import type { Retention } from "./retention.ts";

/** LEEME.txt of a download: UTF-8 with byte order mark and CRLF, so that Notepad on Windows shows it as written. */
export function readmeText(
  person: { name: string },
  about: { institution: string; contact: string; retention: Retention; now: string },
): string {
  const lines = [
    `TUS DATOS EN ${about.institution.toUpperCase()}`,
    "=".repeat(60),
    `De: ${person.name}`,
    `Descargados el ${formatDateTime(about.now)}`,
    "",
    "QUÉ HAY EN ESTA CARPETA",
    "- datos.json: todo lo que la plataforma guarda de ti. Es un texto que se abre",
    "  con cualquier editor y que otros programas pueden leer.",
    "- reportes/: el reporte en PDF de cada análisis de CV terminado.",
    "- entrevistas/: el resultado de cada entrevista, como texto.",
    "- originales/: los archivos de CV que se conservan. Si la carpeta no está, no",
    "  se conserva ninguno.",
    "",
    "Las horas de datos.json están en hora universal (UTC).",
    "No se incluyen tu contraseña ni las claves de tus sesiones: se guardan de",
    "forma que nadie las puede leer.",
    "",
    "QUÉ SE GUARDA, PARA QUÉ Y POR CUÁNTO TIEMPO",
    ...keptData(about.retention).flatMap((row) => [
      "",
      row.what,
      `  Para qué: ${row.purpose}`,
      `  Cuánto: ${row.howLong}`,
    ]),
    "",
    "Guarda estos archivos en un lugar seguro: contienen datos personales.",
    `Preguntas y correcciones: ${about.contact.replace(/^mailto:/, "")}`,
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
