// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { AdminReviewRequest, SystemState, TermReport } from "#app/features/admin/panel-api-schemas.server.ts";
import { currentTerm } from "#app/features/coaching/terms.ts";
import { queryClient } from "#app/http/query-client.ts";
import { ReportScreen } from "#app/routes/admin_.report/route.tsx";
import { RequestList } from "#app/routes/admin_.reviews/request-list.tsx";
import { SystemCards } from "#app/routes/admin_.system/system-cards.tsx";
import { asked, json, refusal, SUMMARY, server, toast } from "./admin-screen.tsx";
import { show } from "./show-element.tsx";

const REQUEST: AdminReviewRequest = {
  id: 3,
  userId: 1,
  userName: "Ana Soto",
  userRut: "18452907-6",
  subject: "cv",
  subjectId: 7,
  score: null,
  message: "¿Por qué?",
  createdAt: "2026-03-20T15:00:00.000Z",
  answer: null,
  answeredAt: null,
  answeredByName: null,
  disputed: 0,
  inFavour: null,
};

it("a review is not answered with nothing, and a second answer is refused with words", async () => {
  server.answers["review-requests"] = json({ requests: [REQUEST] });
  server.answers["review-requests/3/answer"] = refusal(409, "Alguien ya respondió esta solicitud.", "answered");
  const user = show(<RequestList status="open" />);
  await user.click(await screen.findByRole("button", { name: "Enviar respuesta" }));
  expect(screen.getByText("Escribe la respuesta.")).toBeTruthy();
  expect(screen.getByText("Análisis de CV 7, ya borrada")).toBeTruthy();
  expect(asked("POST")).toEqual([]);
  await user.type(screen.getByLabelText("Respuesta para Ana Soto"), "  Sí. ");
  await user.click(screen.getByRole("button", { name: "Enviar respuesta" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Alguien ya respondió");
  expect(server.calls.find((call) => call.method === "POST")?.body).toEqual({ answer: "Sí." });
});

it("a review with marked answers asks whether the person is right, and says so only when it is ticked", async () => {
  const request: AdminReviewRequest = { ...REQUEST, subject: "interview", score: 30, disputed: 2 };
  server.answers["review-requests"] = json({ requests: [request] });
  server.answers["review-requests/3/answer"] = json({ request });
  const user = show(<RequestList status="open" />);
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Tiene razón/ });
  expect(box.checked).toBe(false);
  await user.type(screen.getByLabelText("Respuesta para Ana Soto"), "Cierto.");
  await user.click(box);
  await user.click(screen.getByRole("button", { name: "Enviar respuesta" }));
  expect(await toast("Respuesta enviada")).toBeTruthy();
  const sent = server.calls.find((call) => call.method === "POST")?.body;
  expect(sent).toEqual({ answer: "Cierto.", inFavour: true });
});

describe("the report", () => {
  const REPORT: TermReport = {
    from: "2026-08-01",
    to: "2026-08-14",
    generatedAt: "2026-08-15T15:00:00.000Z",
    includesSampleData: false,
    minimumPeople: 5,
    minimumForMeans: 10,
    countStep: 5,
    previous: {
      from: "2026-03-01",
      to: "2026-03-14",
      totals: {
        cv: { uses: 600, people: 200 },
        interviews: { uses: null, people: null },
        bookings: { uses: 0, people: 0 },
      },
      bookingsByStatus: { scheduled: 0, completed: 0, cancelled: 0, no_show: 0 },
      means: { cvScore: 60, interviewScore: null, hunterRating: null, sessionRating: null },
    },
    movement: { people: 20, first: 58, last: 71 },
    groups: [
      {
        name: "Ingeniería",
        now: { cv: 45, interviews: null, bookings: 0 },
        before: { cv: 40, interviews: 0, bookings: 0 },
      },
      { name: null, now: { cv: 10, interviews: 5, bookings: 0 }, before: { cv: 5, interviews: 0, bookings: 0 } },
    ],
    totals: {
      cv: { uses: 1200, people: 300 },
      interviews: { uses: null, people: null },
      bookings: { uses: 0, people: 0 },
    },
    weeks: [
      { week: "2026-07-27", cv: 10, interviews: null, bookings: 0 },
      { week: "2026-08-03", cv: 30, interviews: null, bookings: 0 },
    ],
    scores: [{ from: 60, to: 69, people: 12 }],
    bookingsByStatus: { scheduled: 0, completed: 9, cancelled: null, no_show: 0 },
    means: { cvScore: 63, interviewScore: null, hunterRating: 4.2, sessionRating: 4.5 },
  };

  it("says figures, and where they are about too few people", async () => {
    server.answers.report = json(REPORT);
    const user = show(<ReportScreen term={{ from: "2026-08-01", to: "2026-08-14" }} />);
    expect(await screen.findByText("1.200")).toBeTruthy();
    expect(asked("GET")).toEqual(["cohorts", "report?from=2026-08-01&to=2026-08-14&by=faculty"]);
    expect(screen.getByText(/^63 de 100/)).toBeTruthy();
    expect(screen.getByText("Menos de 10 personas")).toBeTruthy();
    expect(screen.getByText(/\+100 %/)).toBeTruthy();
    expect(screen.getByRole("row", { name: /Ingeniería/ }).textContent).toContain("45 (antes 40)");
    expect(screen.getByText(/pasaron de/).textContent).toContain("pasaron de 58 a 71. En promedio: +13 puntos.");
    await user.click(screen.getByText("Ver los datos en una tabla"));
    const [, first] = within(screen.getByRole("table", { name: "Uso por semana" })).getAllByRole("row");
    expect(first?.textContent).toBe("27-07-202610menos de 50");
  });

  it.each([
    ["/?from=2026-08-02&to=2026-08-01", "La fecha final va después de la inicial."],
    ["/?from=2025-01-01&to=2026-08-01", "Elige un período de hasta un año."],
    ["/?from=&to=2026-08-01", "Elige las dos fechas del período."],
    ["/?from=ayer&to=hoy", "La fecha final va después de la inicial."],
  ])("asks for nothing with %s", async (address, words) => {
    show(<ReportScreen term={{ from: "2026-08-01", to: "2026-08-14" }} />, address);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(asked("GET")).toEqual(["cohorts"]);
  });

  it.each([
    ["2026-03-01T12:00:00Z", "2026-03-01"],
    ["2026-08-01T02:00:00Z", "2026-03-01"],
    ["2026-08-01T12:00:00Z", "2026-08-01"],
    ["2027-01-15T12:00:00Z", "2026-08-01"],
  ])("at %s the term began on %s", (now, from) => expect(currentTerm(new Date(now)).from).toBe(from));
});

it("the state of the system warns of what is missing", async () => {
  const state: SystemState = {
    version: "1.2.3",
    nodeVersion: "20.20.0",
    sqliteVersion: "3.53",
    engine: { engine: "rules", model: null, isReady: true, line: "Responden las reglas." },
    fairness: null,
    voice: "No está el motor de voz.",
    startedAt: "2026-03-20T15:00:00.000Z",
    uptimeSeconds: 93_784,
    now: "2026-03-21T17:03:04.000Z",
    memory: { rssBytes: 1024 },
    queues: [{ kind: "cv_analysis", queued: 2, running: 1 }],
    disk: {
      freeBytes: 5,
      totalBytes: 100,
      urgency: "low",
      wantedBytes: 10,
      reserveBytes: 0,
      ballast: { wantedBytes: 0, heldBytes: 0 },
      failures: { full: 0, broken: 0 },
    },
    database: { bytes: 2048 },
    mail: { ...SUMMARY.mail, smtpConfigured: false },
    signIn: { blockedNames: 7, blockedDirectoryNames: 0, slowNetworks: 1, waiting: 0, isAlarmUp: true },
    lastBackup: { at: "2026-03-18T15:00:00.000Z", bytes: 10 },
    backupDisk: { freeBytes: 3 * 1024, totalBytes: 8 * 1024, wantedBytes: 4 * 1024 },
    backupFailure: { at: "2026-03-21T06:30:00.000Z", message: "No queda espacio." },
  };
  server.answers.system = json(state);
  server.answers.summary = json({ ...SUMMARY, samplePeople: 1 });
  show(<SystemCards />);
  expect(await screen.findByText("Queda poco espacio en el disco")).toBeTruthy();
  expect(screen.getByText("El último respaldo tiene más de dos días")).toBeTruthy();
  expect(screen.getByText(/21-03-2026, 03:30. No queda espacio./)).toBeTruthy();
  expect(screen.getByText(/3.00 KB libres y caben menos de dos copias más.* 4.00 KB libres/)).toBeTruthy();
  expect(screen.getByText("3.00 KB libres de 8.00 KB")).toBeTruthy();
  expect(screen.getByText("El correo no está configurado")).toBeTruthy();
  expect(screen.getByText(/1 día y 2 h/)).toBeTruthy();
  expect(screen.getByText("1 en marcha, 2 en espera")).toBeTruthy();
  expect(await screen.findByText("Datos de muestra: 1 persona inventada")).toBeTruthy();

  // Somebody guesses passwords: the waiting of everybody else can be ended.
  const user = userEvent.setup();
  expect(screen.getByText(/Muchas cuentas probadas/)).toBeTruthy();
  const signIn = { blockedNames: 7, blockedDirectoryNames: 0, slowNetworks: 0, waiting: 0, isAlarmUp: false };
  server.answers["login-delays/clear"] = json({ signIn });
  server.answers.system = json({ ...state, signIn });
  await user.click(screen.getByRole("button", { name: "Quitar esperas" }));
  expect(await toast("Esperas quitadas")).toBeTruthy();
  expect(asked("POST")).toEqual(["login-delays/clear"]);
  expect(screen.queryByRole("button", { name: "Quitar esperas" })).toBeNull();

  // Only the owner of a user name of the directory waits: nothing but this button ends it.
  server.answers.system = json({ ...state, signIn: { ...signIn, blockedDirectoryNames: 2 } });
  cleanup();
  queryClient().clear();
  show(<SystemCards />);
  expect(await screen.findByRole("button", { name: "Quitar esperas" })).toBeTruthy();
  expect(screen.getByText("De ellos, usuarios del directorio")).toBeTruthy();
});
