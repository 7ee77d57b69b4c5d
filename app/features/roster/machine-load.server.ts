import { createHash, randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { AppError } from "#app/platform/errors.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import type { Db } from "#db/open.server.ts";
import type { Program } from "../users/run-with-permission.server.ts";
import type { RosterChoices } from "./fields.ts";
import { loadRoster } from "./load-roster.server.ts";
import { type PlannedRow, planRoster } from "./plan-roster.server.ts";
import type { RosterReport } from "./report.server.ts";
import { reportPlan } from "./report-plan.ts";
import type { Roster } from "./roster.ts";
import { readRosterFile } from "./uploaded-roster.server.ts";

/** A roster that a program sends. Nobody is there to answer what the preview would ask: what is doubtful is refused. */

export type SentRoster = {
  /** What the reader reads: a workbook. */
  workbook: Uint8Array;
  /** What was sent, for telling whether it is the same again. */
  body: Uint8Array;
  fileName: string;
  /** What is answered in advance; null: nothing. */
  choices: RosterChoices | null;
};

const MACHINE_DOUBTS = {
  no_id: "No hay una columna con el RUT u otro identificador.",
  whose_id: "No se distingue de quién es el RUT: di con `columns` qué columna es la de la persona.",
  no_name: "No hay una columna con el nombre.",
  whose_name: "El mismo nombre está junto a varios números: di con `columns` qué columna trae el nombre.",
  half_names: "Puede faltar una parte de los nombres: di con `columns` qué trae la columna de al lado.",
  computed: "Los RUN vienen sin dígito verificador: confirma con `computeCheckDigits` que se calcule.",
  columns: "Hay columnas que solo se suponen: confírmalas con `columnsChecked`.",
  sheet: "Hay hojas que no parecen de estudiantes: di con `sheets` cuáles se cargan.",
  conflicts: "Hay identificadores cuya cuenta tiene otro nombre: di con `conflicts` qué se hace con cada uno.",
  set_apart: "Hay filas marcadas con una nota, un color u otra señal: di con `setApartToo` si se cargan.",
} as const;
type MachineDoubt = keyof typeof MACHINE_DOUBTS;

export type MachineLoad = {
  outcome: "loaded" | "preview" | "unchanged_file";
  doubts: { code: MachineDoubt; message: string }[];
  /** Null when the same file was loaded last. */
  report: RosterReport | null;
  /** Of the load that was made, or of the earlier one of the same file. */
  loadId: number | null;
};

type Options = { by: Program; folder: string; signal: AbortSignal; isDryRun: boolean };

/**
 * Loads the people, or tells what loading them would do.
 * @throws AppError as loadUploadedRoster, and unprocessable needs_review with all that is doubtful
 */
export async function loadSentRoster(db: Db, sent: SentRoster, options: Options): Promise<MachineLoad> {
  const { fileName, choices } = sent;
  const fileHash = createHash("sha256").update(sent.body).digest("hex");
  if (choices === null && !options.isDryRun) {
    const loadId = await lastLoadOf(db, fileHash);
    if (loadId !== null) return { outcome: "unchanged_file", doubts: [], report: null, loadId };
  }
  const roster = await readSent(sent, options);
  const plan = await planRoster(db, roster.rows, choices?.conflicts);
  const doubts = doubtsAbout(roster, plan, choices ?? {}).map((code) => ({ code, message: MACHINE_DOUBTS[code] }));
  if (options.isDryRun) {
    const report = reportPlan(roster, plan, { fileName, loadId: null });
    return { outcome: "preview", doubts, report, loadId: null };
  }
  if (doubts.length > 0) {
    const message = `No se cargó a nadie. ${doubts.map((doubt) => doubt.message).join(" ")}`;
    throw new AppError("unprocessable", message, { reason: "needs_review" });
  }
  const loaded = await loadRoster(db, roster.rows, {
    by: options.by,
    fileName,
    fileHash,
    settings: getSettings(),
    ...(choices?.conflicts ? { conflicts: choices.conflicts } : {}),
  });
  const report = reportPlan(roster, loaded.plan, { fileName, loadId: loaded.loadId });
  return { outcome: "loaded", doubts, report, loadId: loaded.loadId };
}

/** The last load in force, when it was of the same file. */
async function lastLoadOf(db: Db, fileHash: string): Promise<number | null> {
  const last = await db
    .selectFrom("roster_loads")
    .select(["id", "file_hash"])
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.file_hash === fileHash ? last.id : null;
}

async function readSent({ workbook, choices }: SentRoster, { folder, signal }: Options): Promise<Roster> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  try {
    await writeFile(file, workbook, { mode: 0o600 });
    return (await readRosterFile({ file, choices }, signal)).roster;
  } finally {
    await rm(file, { force: true });
  }
}

/** Everything that a person would be asked and that is not answered in advance. */
function doubtsAbout(roster: Roster, plan: readonly PlannedRow[], choices: RosterChoices): MachineDoubt[] {
  const isOpen = ({ outcome, identifier }: PlannedRow) =>
    outcome === "conflict" && choices.conflicts?.[identifier] === undefined;
  const doubts: MachineDoubt[] = [...roster.doubts];
  if (roster.rows.length === 0 && doubts.length === 0) doubts.push("no_id");
  if (plan.some(isOpen)) doubts.push("conflicts");
  if (roster.setApart > 0 && choices.setApartToo === undefined) doubts.push("set_apart");
  return doubts;
}
