import { recordActivity } from "#app/features/activity/record.server.ts";
import { runWithPermission } from "#app/features/users/run-with-permission.server.ts";
import { accentProblem } from "#app/platform/accent-color.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import { AppError } from "#app/platform/errors.ts";
import type { InstitutionTable } from "#db/institution-table.ts";
import type { Db } from "#db/open.server.ts";
import { instantOfWallTime } from "../santiago-days.server.ts";
import type { InstitutionTexts } from "./institution-schema.server.ts";

type Columns = Omit<InstitutionTable, "id" | "logo" | "logo_hash" | "version">;

/** What an activity calls the columns. */
const WORDS: Record<keyof Columns, string> = {
  name: "nombre",
  accent: "color",
  support_email: "correo",
  support_phone: "teléfono",
  support_web: "sitio web",
  welcome: "bienvenida",
  announcement: "anuncio",
  announcement_starts_at: "anuncio",
  announcement_ends_at: "anuncio",
};

/**
 * Replaces what the office says of its institution. Nothing is recorded when nothing differs.
 * @param change `version` is that of the texts which the form was filled with
 * @throws AppError forbidden, conflict (changed), unprocessable (low_contrast, bad_period)
 */
export async function saveInstitution(
  db: Db,
  change: { actorId: number; version: number; texts: InstitutionTexts },
  clock: Clock = systemClock,
): Promise<void> {
  const wanted = columnsOf(change.texts);
  await runWithPermission(db, { actorId: change.actorId, permission: "institution" }, async (trx) => {
    const { logo: _bytes, ...row } = await trx.selectFrom("institution").selectAll().executeTakeFirstOrThrow();
    if (row.version !== change.version) {
      throw new AppError(
        "conflict",
        "Otra persona cambió estos datos. Recarga la página y vuelve a escribir lo tuyo.",
        {
          reason: "changed",
        },
      );
    }
    const names = Object.keys(WORDS) as (keyof Columns)[];
    const changed = [...new Set(names.filter((name) => row[name] !== wanted[name]).map((name) => WORDS[name]))];
    if (changed.length === 0) return;
    await trx
      .updateTable("institution")
      .set({ ...wanted, version: row.version + 1 })
      .execute();
    const details = { changed: changed.join(", ") };
    await recordActivity(trx, { userId: change.actorId, action: "institution_changed", details }, clock);
  });
}

function columnsOf({ accent, announcement, email, name, phone, web, welcome }: InstitutionTexts): Columns {
  const problem = accent === null ? null : accentProblem(accent);
  if (problem) throw new AppError("unprocessable", problem, { reason: "low_contrast" });
  const period = announcement && periodOf(announcement);
  return {
    name,
    accent,
    support_email: email,
    support_phone: phone,
    support_web: web,
    welcome,
    announcement: announcement?.text ?? null,
    announcement_starts_at: period?.startsAt ?? null,
    announcement_ends_at: period?.endsAt ?? null,
  };
}

function periodOf({ from, until }: { from: string; until: string }): { startsAt: string; endsAt: string } {
  const [startsAt, endsAt] = [instantOfWallTime(from), instantOfWallTime(until)];
  if (startsAt !== null && endsAt !== null && startsAt < endsAt) return { startsAt, endsAt };
  throw new AppError("unprocessable", "El anuncio tiene que terminar después de empezar. Revisa las dos fechas.", {
    reason: "bad_period",
  });
}
