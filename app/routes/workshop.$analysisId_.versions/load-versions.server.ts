import type { SessionUser } from "#app/features/auth/session-user.ts";
import { NO_ACTS } from "#app/features/workshop/acts/act-schemas.ts";
import { sameFileGap } from "#app/features/workshop/file/make-file.server.ts";
import { listVersions } from "#app/features/workshop/versions/versions.server.ts";
import { isBlocked } from "#app/platform/blocked-people.server.ts";
import { getDb } from "#app/platform/db.server.ts";
import { compareVersions } from "./compare-versions.ts";
import type { VersionsData } from "./screen-data.ts";

type Who = Pick<SessionUser, "id" | "name" | "role">;

/** Loads the versions of an analysed CV, and two of them side by side. */
export async function loadVersions(user: Who, id: string, query: URLSearchParams): Promise<VersionsData> {
  const db = getDb();
  const analysisId = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const person = { user: { name: user.name, role: user.role }, analysisId };
  const nothing = { ...person, fileName: "", versions: [], comparison: null, inUse: 0, acts: NO_ACTS, sameFile: null };
  if (await isBlocked(db, user.id)) return { ...nothing, why: "blocked" };
  const found = await listVersions(db, user.id, analysisId);
  if (typeof found === "string") return { ...nothing, why: found };
  const { fileName, versions, inUse, acts, file } = found;
  const comparison = compareVersions(versions, query.get("left"), query.get("right"));
  return { ...person, why: null, fileName, versions, comparison, inUse, acts, sameFile: sameFileGap(file) };
}
