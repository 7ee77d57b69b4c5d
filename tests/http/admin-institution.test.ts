import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOGO_SOURCE } from "#app/email/logo.ts";
import { composeMail, letterContext } from "#app/email/transport.server.ts";
import { enqueueBookingMails } from "#app/features/coaching/mail/booking-mails.server.ts";
import { readmeText } from "#app/features/privacy/export.server.ts";
import { pageSettings } from "#app/http/page.server.ts";
import { currentAnnouncement, officeSettings } from "#app/platform/institution.server.ts";
import { getSettings } from "#app/platform/settings.server.ts";
import { action as upload } from "#app/routes/api.admin.institution.logo.ts";
import { loader as read, action as save } from "#app/routes/api.admin.institution.ts";
import { sessionCookieFor } from "../support/auth.ts";
import { bookingRow, coachRow } from "../support/coaching/mail-samples.ts";
import { makeUser } from "../support/database.ts";
import { callRoute } from "../support/http.ts";
import { logo } from "../support/logos.ts";
import { outboxRows } from "../support/mail-settings.ts";
import { openPanel, type Panel } from "../unit/admin/panel.ts";

let panel: Panel;
beforeEach(async () => {
  panel = await openPanel({ INSTITUTION_NAME: "Universidad del Sur", SUPPORT_CONTACT: "mailto:ayuda@sur.example" });
});
afterEach(() => panel.dispose());

const NOTHING = { name: null, accent: null, email: null, phone: null, web: null, welcome: null, announcement: null };
const ALL = {
  name: "Universidad del Alerce",
  accent: "#175F99",
  email: "desarrollo@alerce.example",
  phone: "+56 32 245 1180",
  web: "https://alerce.example/empleo",
  welcome: "Te damos la bienvenida. Parte por tu CV.",
  announcement: { text: "Feria laboral el jueves.", from: "2026-11-26T08:00", until: "2026-11-26T18:00" },
};
const put = (texts: object, { version = 1, cookie = panel.cookie } = {}) =>
  panel.act(save, { method: "PUT", json: { ...NOTHING, version, ...texts }, cookie });
const activities = () => panel.db.selectFrom("activities").select("action").execute();

test("is the admin's alone to read and to change", async () => {
  const student = await sessionCookieFor(panel.db, await makeUser(panel.db));
  for (const [cookie, status] of [
    ["", 401],
    [student, 403],
  ] as const) {
    expect((await panel.get(read, "", cookie)).status).toBe(status);
    expect((await put(ALL, { cookie })).status).toBe(status);
  }
  expect((await panel.get(read)).body).toEqual({
    texts: NOTHING,
    version: 1,
    logo: null,
    defaults: { name: "Universidad del Sur", supportContact: "mailto:ayuda@sur.example", logo: "/art/mark.svg" },
  });
});

test("somebody who is no admin any more when it comes to writing changes nothing", async () => {
  await panel.db.updateTable("users").set({ role: "user" }).where("id", "=", panel.admin.id).execute();
  expect((await put(ALL)).status).toBe(403);
  expect((await pageSettings()).institution).toBe("Universidad del Sur");
});

describe("a change", () => {
  test("is shown by pages at once, and recorded without the texts", async () => {
    const { status, body } = await put(ALL);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 2,
      texts: { ...ALL, accent: "#175f99", announcement: { ...ALL.announcement, state: "shown" } },
    });
    expect(await pageSettings()).toMatchObject({
      institution: "Universidad del Alerce",
      logo: "/art/mark.svg",
      supportContact: "mailto:desarrollo@alerce.example",
      moreContacts: [
        { href: "tel:+56322451180", label: "+56 32 245 1180" },
        { href: "https://alerce.example/empleo", label: "alerce.example/empleo" },
      ],
      theme: { "--color-patina-700": "#175f99" },
    });
    expect(await panel.lastActivity()).toEqual({
      action: "institution_changed",
      details: { changed: "nombre, color, correo, teléfono, sitio web, bienvenida, anuncio" },
    });
  });

  test("that changes nothing is none", async () => {
    await put({ name: "Universidad del Alerce" });
    const before = await activities();
    expect((await put({ name: " Universidad del Alerce " }, { version: 2 })).body.version).toBe(2);
    expect(await activities()).toEqual(before);
  });

  test("to nothing brings back the settings of the environment", async () => {
    await put(ALL);
    await put({ name: "", phone: "" }, { version: 2 });
    expect(await pageSettings()).toEqual({
      institution: "Universidad del Sur",
      logo: "/art/mark.svg",
      supportContact: "mailto:ayuda@sur.example",
      moreContacts: [],
      theme: undefined,
    });
  });

  test("made on outdated texts is refused", async () => {
    await put({ name: "Primera" });
    expect(await put({ name: "Segunda" })).toMatchObject({ status: 409, body: { reason: "changed" } });
    expect((await pageSettings()).institution).toBe("Primera");
  });
});

describe("what cannot be", () => {
  test.each([
    [{ name: "x".repeat(81) }, "nombre"],
    [{ name: "Línea\r\nBcc: otra@a.example" }, "nombre"],
    [{ accent: "#fff" }, "color"],
    [{ accent: "red;background:url(//a.example)" }, "color"],
    [{ email: "nadie" }, "correo"],
    [{ phone: "llámame" }, "teléfono"],
    [{ web: "javascript:alert(1)" }, "sitio web"],
    [{ web: "http://alerce.example" }, "sitio web"],
    [{ welcome: "x".repeat(161) }, "bienvenida"],
    [{ announcement: { text: "", from: "2026-12-01T08:00", until: "2026-12-02T08:00" } }, "texto del anuncio"],
    [{ announcement: { text: "Feria", from: "ayer", until: "2026-12-02T08:00" } }, "comienzo del anuncio"],
  ])("%o is refused by its name", async (texts, field) => {
    const { status, body } = await put(texts);
    expect(status).toBe(400);
    expect(body.message).toBe(`Revisa estos datos: ${field}.`);
    expect(await activities()).toEqual([]);
  });

  test("a colour that cannot be read is refused with one that can", async () => {
    const { status, body } = await put({ accent: "#1f8a81" });
    expect([status, body.reason]).toEqual([422, "low_contrast"]);
    const suggested = /#[0-9A-F]{6}/.exec(body.message)?.[0] ?? "";
    expect((await put({ accent: suggested })).status).toBe(200);
  });

  test.each([
    ["2026-12-02T08:00", "2026-12-02T08:00"],
    ["2026-12-03T08:00", "2026-12-02T08:00"],
    ["2026-02-30T08:00", "2026-12-02T08:00"],
  ])("an announcement from %s until %s", async (from, until) => {
    const announcement = { text: "Feria", from, until };
    expect(await put({ announcement })).toMatchObject({ status: 422, body: { reason: "bad_period" } });
  });
});

test("an announcement is shown from its start to its end, in the time of Chile", async () => {
  await put(ALL);
  const shown = async (instant: string) => currentAnnouncement(panel.db, new Date(instant));
  expect(await shown("2026-11-26T10:59:59.000Z")).toBeNull();
  expect(await shown("2026-11-26T11:00:00.000Z")).toBe("Feria laboral el jueves.");
  expect(await shown("2026-11-26T20:59:59.000Z")).toBe("Feria laboral el jueves.");
  expect(await shown("2026-11-26T21:00:00.000Z")).toBeNull();
});

describe("a mail", () => {
  const change = () => ({ kind: "booked" as const, booking: bookingRow(), coach: coachRow() });
  const mailed = async () => {
    await panel.db.transaction().execute((trx) => enqueueBookingMails(trx, change(), { settings: getSettings() }));
    const [row] = await outboxRows(panel.db);
    if (!row) throw new Error("no mail was written");
    return { row, parsed: await parsedMail(row) };
  };
  const parsedMail = async (row: Awaited<ReturnType<typeof outboxRows>>[number]) =>
    PostalMime.parse(await composeMail(row, await letterContext(panel.db, getSettings())));
  const sendLogo = async () => {
    const form = new FormData();
    form.append("logo", new Blob([new Uint8Array(logo())]), "logo.png");
    expect((await callRoute(upload, { body: form, cookie: panel.cookie })).status).toBe(200);
  };

  test("is signed by the institution: name, contacts, colour and logo", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T12:00:00.000Z") });
    await put(ALL);
    await sendLogo();
    const { row, parsed } = await mailed();
    expect(parsed.from).toMatchObject({ name: "Universidad del Alerce Desarrollo Profesional" });
    expect(parsed.replyTo?.[0]?.address).toBe("desarrollo@alerce.example");
    expect(parsed.text).toContain(
      "Universidad del Alerce · Desarrollo Profesional\nEste correo es automático. Si necesitas ayuda, escribe a " +
        "desarrollo@alerce.example o llama al +56 32 245 1180.",
    );
    expect(parsed.html).toContain(`src="${LOGO_SOURCE}"`);
    expect(parsed.html).toContain("#175f99");
    const picture = parsed.attachments.find(({ mimeType }) => mimeType === "image/png");
    expect(picture).toMatchObject({ contentId: "<logo@institution>", disposition: "inline" });
    // Removed while it waited: no hole where the logo was.
    await panel.db.updateTable("institution").set({ logo: null, logo_hash: null }).execute();
    const later = await parsedMail(row);
    expect(later.html).not.toContain("<img");
    expect(later.attachments.some(({ mimeType }) => mimeType === "image/png")).toBe(false);
  });

  test("says what it always said while the office has said nothing", async () => {
    const { parsed } = await mailed();
    expect(parsed.html).not.toContain("<img");
    expect(parsed.text).toContain("escribe a ayuda@sur.example.");
    expect(parsed.from).toMatchObject({ name: "Universidad del Sur Desarrollo Profesional" });
  });
});

test("the download of a person's data names the institution and its contact", async () => {
  await put(ALL);
  const settings = await officeSettings(panel.db, getSettings());
  const text = readmeText(
    { name: "Ana" },
    {
      institution: settings.INSTITUTION_NAME,
      contact: settings.SUPPORT_CONTACT,
      retention: settings,
      now: "2026-11-26T12:00:00Z",
    },
  );
  expect(text).toContain("TUS DATOS EN UNIVERSIDAD DEL ALERCE");
  expect(text).toContain("desarrollo@alerce.example");
});
