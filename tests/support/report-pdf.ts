import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TermReport } from "#app/features/admin/panel-api-schemas.server.ts";

/** Reads the report of a period from its PDF. */

type Word = { text: string; x: number; y: number; width: number; size: number };
export type Page = { text: string; words: Word[]; annotations: number; roles: string };

/** Each page with its words where they stand, in points from the lower left corner, in the order of drawing. */
export async function pagesOf(pdf: Uint8Array): Promise<Page[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: Page[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x, y, width: item.width, size }];
    });
    pages.push({
      words,
      text: joined(words.map(({ text }) => text)),
      annotations: (await page.getAnnotations()).length,
      roles: JSON.stringify(await page.getStructTree()),
    });
  }
  return pages;
}

const joined = (texts: readonly string[]) => texts.join(" ").replace(/\s+/g, " ");

export async function metadataOf(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const marks: unknown = await document.getMarkInfo();
  return { info, isTagged: new Map(marks as Map<string, boolean>).get("Marked") };
}

/** Pairs of words on a page that cover each other. */
export function overlapsOf({ words }: Page): string[] {
  const boxes = words.map((word) => ({
    ...word,
    right: word.x + word.width,
    bottom: word.y - 0.18 * word.size,
    top: word.y + 0.68 * word.size,
  }));
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => Math.min(one.right, other.right) - Math.max(one.x, other.x) > 0.5)
      .filter((other) => Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 0.5)
      .map((other) => `${one.text} / ${other.text}`),
  );
}

const count = new Intl.NumberFormat("es-CL", { useGrouping: "always" });
const mean = new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 });
const day = (date: string) => date.split("-").reverse().join("-");

/** Every figure of a report as the PDF must say it, each beside what it is about. */
export function expectedTexts(report: TermReport): string[] {
  const told = (figure: number | null) => (figure === null ? `menos de ${report.minimumPeople}` : count.format(figure));
  const { previous, movement } = report;
  const services = ["cv", "interviews", "bookings"] as const;
  const upper = (text: string) => text.replace(/^m/, "M");
  const means = (key: "cvScore" | "interviewScore" | "hunterRating" | "sessionRating", unit: string) => {
    const now = report.means[key];
    const before = previous.means[key];
    const text = now === null ? `Menos de ${report.minimumForMeans} personas` : `${mean.format(now)} ${unit}`;
    return before === null ? text : `${text} (${mean.format(before)})`;
  };
  const wereSessions = [report, previous].some(({ bookingsByStatus }) => Object.values(bookingsByStatus).some(isSome));
  const statuses = { scheduled: "Programada", completed: "Completada", cancelled: "Cancelada", no_show: "No asistió" };
  return [
    `Del ${day(report.from)} al ${day(report.to)}`,
    `período del ${day(previous.from)} al ${day(previous.to)}`,
    ...services.map((key) => `${upper(told(report.totals[key].uses))} Personas: ${told(report.totals[key].people)}`),
    ...services.map((key) => `antes ${told(previous.totals[key].uses)}`),
    ...report.groups.flatMap(({ name, now, before }) => [
      `${name ?? "Otras y sin dato"} ${told(now.cv)} ${told(before.cv)}`,
      `${name ?? "Otras y sin dato"} ${services.map((key) => `${told(now[key])} (${told(before[key])})`).join(" ")}`,
    ]),
    ...(report.weeks.some((week) => services.some((key) => isSome(week[key])))
      ? report.weeks.map((week) => `${day(week.week)} ${services.map((key) => told(week[key])).join(" ")}`)
      : ["En ninguna semana del período se usó la plataforma."]),
    ...(report.scores.some(({ people }) => isSome(people))
      ? report.scores.map(({ from, to, people }) => `${from} a ${to} ${told(people)}`)
      : ["Nadie tiene un análisis terminado."]),
    ...(wereSessions
      ? (["scheduled", "completed", "cancelled", "no_show"] as const).map(
          (key) => `${statuses[key]} ${told(report.bookingsByStatus[key])} ${told(previous.bookingsByStatus[key])}`,
        )
      : ["Ninguna comenzó en el período, ni en el anterior."]),
    `Puntaje de CV ${means("cvScore", "de 100")}`,
    `Puntaje de entrevista ${means("interviewScore", "de 100")}`,
    `Calificación del head hunter ${means("hunterRating", "de 5 estrellas")}`,
    `Calificación de la sesión de coaching ${means("sessionRating", "de 5 estrellas")}`,
    ...(movement.first === null || movement.last === null
      ? ["Muy pocas personas tienen dos análisis"]
      : [
          `Personas: ${told(movement.people)}.`,
          `${movement.first} ${movement.last} ${signed(movement.last - movement.first)}`,
        ]),
  ];
}

const signed = (points: number) => `${points > 0 ? "+" : ""}${points}`;
const isSome = (figure: number | null) => figure !== 0;
