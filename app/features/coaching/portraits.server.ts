import type { Db } from "#db/open.server.ts";

/** Photographs of coaches. Without one the initials stand for the coach. */

/** Address of a saved portrait: another one with every picture, so that browsers may keep it. */
export function portraitAddress(coachId: number, hash: string): string {
  return `/api/coaching/coaches/${coachId}/portrait?v=${hash.slice(0, 16)}`;
}

/** JPEG; undefined without one. */
export function readPortrait(db: Db, coachId: number): Promise<{ picture: Buffer; hash: string } | undefined> {
  return db
    .selectFrom("coach_portraits")
    .select(["picture", "hash"])
    .where("coach_id", "=", coachId)
    .executeTakeFirst();
}
