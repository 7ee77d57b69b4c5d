import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type CoachingClient,
  FRIDAY_15_00,
  FRIDAY_15_30,
  NEXT_FRIDAY,
  type Office,
  openOffice,
} from "../support/coaching/client.ts";

let office: Office;
let student: CoachingClient;

beforeEach(async () => {
  office = await openOffice();
  student = await office.student({ name: "Renata Cifuentes Vera" });
});
afterEach(() => office.dispose());

const mails = () => office.database.db.selectFrom("outbox").select(["recipient", "topic"]).orderBy("id").execute();

describe("changes within a day", () => {
  /** Books and cancels, as somebody would who uses the mails to bother a stranger. */
  const bookAndCancel = async () => {
    const answer = await student.schedule(FRIDAY_15_00);
    if (answer.status === 200) await student.cancel(answer.booking.id);
    return answer;
  };

  test("12 are accepted, the next is refused until the first is a day old", async () => {
    for (let count = 0; count < 12; count += 1) expect((await bookAndCancel()).status).toBe(200);
    const before = await mails();
    expect(await bookAndCancel()).toMatchObject({ status: 429, reason: "too_many_changes" });
    expect(await mails()).toEqual(before);
    office.setTime("2026-11-27T12:00:00.001Z");
    expect((await bookAndCancel()).status).toBe(200);
  });

  test("moving counts as well, another person is not concerned", async () => {
    const other = await office.student({ name: "Tomás Leiva" });
    const { booking } = await student.schedule(FRIDAY_15_00);
    for (let count = 0; count < 11; count += 1) {
      const moved = await student.reschedule(booking.id, count % 2 === 0 ? NEXT_FRIDAY : FRIDAY_15_00);
      expect(moved.status).toBe(200);
    }
    expect(await student.reschedule(booking.id, FRIDAY_15_00)).toMatchObject({ status: 429 });
    expect((await other.schedule(FRIDAY_15_30)).status).toBe(200);
  });
});
