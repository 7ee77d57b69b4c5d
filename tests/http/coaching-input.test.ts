import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CoachingClient, FRIDAY_15_00, type Office, openOffice } from "../support/coaching/client.ts";

let office: Office;
let student: CoachingClient;

beforeEach(async () => {
  office = await openOffice();
  student = await office.student({ name: "Renata Cifuentes Vera" });
});
afterEach(() => office.dispose());

const rows = () => office.database.db.selectFrom("coach_sessions").selectAll().execute();
const mails = () => office.database.db.selectFrom("outbox").select("id").execute();

describe("what the student writes", () => {
  test.each([
    ["clientName", "", /Falta tu nombre/],
    ["clientName", " \u200B ", /Falta tu nombre/],
    ["clientName", undefined, /Falta tu nombre/],
    ["clientName", "a".repeat(121), /tu nombre.*120/],
    ["clientName", "Ana\r\nBcc: x@y.cl", /tu nombre.*una sola línea/],
    ["clientName", 7, /tu nombre/],
    ["clientEmail", "", /Falta tu correo/],
    ["clientEmail", "ana@", /tu correo/],
    ["clientEmail", "ana@correo.cl\n", /tu correo.*una sola línea/],
    ["clientEmail", "ana@correo.cl, otra@correo.cl", /tu correo/],
    ["clientEmail", `${"a".repeat(250)}@b.cl`, /tu correo/],
    ["clientPhone", "llámame", /tu teléfono.*números/],
    ["clientPhone", "1".repeat(41), /tu teléfono.*40/],
    ["clientPhone", "123\u0000", /tu teléfono/],
    ["message", "a".repeat(2001), /el mensaje.*2000/],
    ["message", ["x"], /el mensaje/],
    ["modality", "telepática", /presencial o virtual/],
  ])("%s %j is refused in people's words", async (field, value, text) => {
    const { status, error, message } = await student.schedule(FRIDAY_15_00, { [field]: value });
    expect([status, error]).toEqual([400, expect.stringMatching(text)]);
    expect(error).toBe(message);
    expect(error).not.toMatch(/client|Phone|Email/);
    expect(await rows()).toEqual([]);
  });

  test("loses what cannot be seen, and keeps the rest as it was meant", async () => {
    const { booking } = await student.schedule(FRIDAY_15_00, {
      clientName: "Jose\u0301\u00A0Mun\u0303oz",
      clientPhone: "\u202A(+56) 9–1234 5678\u202C",
      message: null,
    });
    expect(booking.message).toBe("");
    expect(await rows()).toMatchObject([{ client_name: "José Muñoz", client_phone: "(+56) 9-1234 5678" }]);
  });

  test("keeps a message's lines, tabs and emoji, and drops control characters", async () => {
    const message = " Hola\r\n\tuno\u2028dos\u0000\u0007 \u202Eseñal \u{1F469}\u200D\u{1F393}\uD800 ";
    const { booking } = await student.schedule(FRIDAY_15_00, { message });
    expect(booking.message).toBe("Hola\n\tuno\ndos señal \u{1F469}\u200D\u{1F393}");
  });

  test("never makes the server stumble: an answer below 500, and either a whole booking or none", async () => {
    const odd = fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.jsonValue(), fc.constant(undefined));
    const bodies = fc.record(
      { coachId: odd, scheduledDate: odd, clientName: odd, clientEmail: odd, clientPhone: odd, message: odd },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(bodies, fc.jsonValue()), fc.boolean(), async (given, isPlausible) => {
        const body = isPlausible ? { ...student.body(FRIDAY_15_00), message: JSON.stringify(given) } : given;
        const { status } = await student.send(body);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 150 },
    );
    expect((await rows()).length).toBeLessThanOrEqual(1);
    expect(await mails()).toHaveLength((await rows()).length * 2);
  });
});
