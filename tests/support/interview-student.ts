import { afterEach, beforeEach } from "vitest";
import type { User } from "#db/schema.ts";
import { configureTestAuth, sessionCookieFor } from "./auth.ts";
import { makeTestDatabase, makeUser, type TestDatabase } from "./database.ts";
import { TOLD } from "./interview-answers.ts";
import { InterviewClient } from "./interview-client.ts";

/** Importing this gives each test of the file a database of its own with a signed-in student. */

export let database: TestDatabase;
export let user: User;
export let student: InterviewClient;

beforeEach(async () => {
  database = makeTestDatabase();
  configureTestAuth(database);
  user = await makeUser(database.db, { name: "VALENTINA SOTO" });
  student = await signedIn(user);
});
afterEach(() => database.dispose());

/** The browser of somebody, signed in. */
export async function signedIn(person: User): Promise<InterviewClient> {
  return new InterviewClient(await sessionCookieFor(database.db, person));
}

/** Somebody else, signed in too. */
export async function stranger(): Promise<InterviewClient> {
  return signedIn(await makeUser(database.db));
}

/** The answer that a student gives to the question at this place. */
export const told = (at: number): string => TOLD[at] ?? "";

/** Rows of the answers of an interview, in their order. */
export function savedAnswers(interviewId: number) {
  return database.db
    .selectFrom("interview_messages")
    .selectAll()
    .where("interview_id", "=", interviewId)
    .where("answer_id", "is not", null)
    .orderBy("position")
    .execute();
}
