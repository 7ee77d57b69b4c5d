import type { Random } from "../../../tests/support/mutate.ts";
import type { Family } from "./file.ts";
import { CV_FILES, CV_PARTS, CV_TEXTS } from "./honest-cv.ts";
import { MAKERS, TEXT_FORMATS } from "./text-files.ts";

/** Files that people really send: the CVs of the test suite, their texts in other formats, and long ones. */

const JOBS = [24, 8, 60] as const;
const EMPLOYERS = ["Comercial Los Robles", "Hospital Cordillera", "Constructora Andes Sur", "Colegio San Luis"];
const TITLES = ["Analista de Compras", "Jefa de Logística", "Coordinadora de Proyectos", "Encargada de Bodega"];
/** Sentences about work from the CVs. */
const TASKS = CV_TEXTS.flatMap((text) => text.split("\n")).filter(
  (line) => line.length > 45 && line.length < 140 && !/[\d@:|]/.test(line),
);

/** A career with this many jobs of one year each, newest first. */
function longCv(jobs: number, random: Random): string[] {
  const { head, education, skills } = CV_PARTS;
  const career = Array.from({ length: jobs }, (_, index) => {
    const end = 2019 - (index % 45);
    const tasks = Array.from({ length: 5 }, () => `- ${random.pick(TASKS)}`);
    return ["", `${random.pick(TITLES)}, ${random.pick(EMPLOYERS)}, marzo ${end - 1} - febrero ${end}`, ...tasks];
  });
  return [...head, ...career.flat(), ...education, ...skills];
}

const inFormat = (name: string, number: number, lines: (format: string) => readonly string[]) => {
  const format = TEXT_FORMATS[number % TEXT_FORMATS.length] ?? "txt";
  return { name: `${name}-${number}.${format}`, honest: true, bytes: () => MAKERS[format](lines(format)) };
};

export const HONEST_FAMILIES: Readonly<Record<string, Family>> = {
  fixtures: (number) => {
    const file = CV_FILES[number];
    return file && { ...file, honest: true };
  },
  "cv-texts": (number) => {
    const text = CV_TEXTS[number];
    return text === undefined ? undefined : inFormat("cv-text", number, () => text.split("\n"));
  },
  "cv-long": (number, random) => inFormat("cv-long", number, () => longCv(JOBS[number % JOBS.length] ?? 8, random)),
};
