import path from "node:path";
import { openDatabase } from "#db/open.server.ts";
import { ApiClient } from "../../../tests/support/api-client.ts";
import { signInAll } from "../../../tests/support/coaching/http-crowd.ts";
import { addBusyCoach, addStudents } from "../../../tests/support/coaching/race-office.ts";
import { Random } from "../../../tests/support/mutate.ts";
import type { TestServer } from "../../../tests/support/server.ts";
import { AccountActor, ExtraTimeActor } from "./account-actors.ts";
import type { Actor } from "./actor.ts";
import { BookingActor } from "./booking-actor.ts";
import { Caller } from "./caller.ts";
import { CvActor } from "./cv-actor.ts";
import { ImportActor } from "./import-actor.ts";
import { InterviewActor } from "./interview-actor.ts";

const CROWD = { cv: 4, interview: 6, booking: 6, account: 2 };
/** The earliest slots stay free, because bookings there would also send a reminder email. */
const REMINDED_SLOTS = 12;

export type CrowdOptions = {
  /** How many of each kind. */
  each?: typeof CROWD;
  /** Number of people in one bulk load. */
  loadedPeople?: number;
  /** See the constructor of Caller. */
  isRefusalCutOff?: boolean;
};

/** Creates all actors, signed in on the running server. The same seed gives the same choices. */
export async function makeCrowd(
  server: TestServer,
  seed: number,
  { each = CROWD, loadedPeople, isRefusalCutOff = false }: CrowdOptions = {},
): Promise<Actor[]> {
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const students = await addStudents(database.db, each.cv + each.interview + each.booking + each.account + 1);
  const coach = await addBusyCoach(database.db);
  const browsers = await signInAll(database.db, server.dataDir, students);
  await database.close();
  const admin = await new ApiClient(server.url).signIn(server.admin);
  let number = 0;
  const next = () => {
    const student = students[number];
    const browser = browsers[number];
    if (!student || !browser) throw new Error("there are too few students");
    number += 1;
    const caller = new Caller(new ApiClient(server.url).resume(browser.cookie), isRefusalCutOff);
    return { student, caller, random: new Random(seed + number) };
  };
  const many = (count: number, make: (one: ReturnType<typeof next>) => Actor) =>
    Array.from({ length: count }, () => make(next()));
  const free = { coachId: coach.coachId, slots: coach.slots.slice(REMINDED_SLOTS) };
  return [
    ...many(each.cv, ({ student, caller, random }) => new CvActor(caller, student.id, random)),
    ...many(each.interview, ({ student, caller, random }) => new InterviewActor(caller, student.id, random)),
    ...many(each.booking, ({ student, caller, random }) => new BookingActor(caller, student, free, random)),
    ...many(each.account, ({ student, caller, random }) => {
      const account = { rut: student.rut, password: student.rut.slice(0, 4) };
      return new AccountActor(caller, student.id, account, random);
    }),
    new ImportActor(new Caller(admin, isRefusalCutOff), new Random(seed), loadedPeople),
    new ExtraTimeActor(new Caller(admin, isRefusalCutOff), next().student.id),
  ];
}
