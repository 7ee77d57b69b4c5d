// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AdminActivity, AdminAnalysis, AdminFeedback } from "#app/features/admin/list-answer-schemas.server.ts";
import { asked, cells, headers, json, page, refusal, SUMMARY, server, session, show, toast } from "./admin-screen.tsx";

const tabs = () => screen.getAllByRole("tab").map((tab) => tab.textContent);

describe("above the tabs", () => {
  it("stand the buttons, the four counters and how many sessions are scheduled", async () => {
    await show();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Panel de Administración");
    expect(screen.getByRole("button", { name: "Ver Guía" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Cerrar Sesión" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ir al Dashboard" }).getAttribute("href")).toBe("/dashboard");
    await screen.findByText("14 sesiones de coaching programadas");
    const counters = ["Total Usuarios", "Análisis CV", "Actividades", "Citas Coaching"].map(
      (label) =>
        screen
          .getAllByText(label)
          .find((one) => one.closest("li"))
          ?.closest("li")?.textContent,
    );
    expect(counters).toEqual(["Total Usuarios1.284", "Análisis CV612", "Actividades4.907", "Citas Coaching96"]);
  });

  it("invented people are told, and one button removes them after a dialog that says what goes", async () => {
    server.answers.summary = json({ ...SUMMARY, samplePeople: 120 });
    const { user } = await show();
    await user.click(await screen.findByRole("button", { name: /^Datos de muestra/ }));
    await screen.findByText("Datos de muestra: 120 personas inventadas");
    const open = screen.getByRole("button", { name: "Eliminar los datos de muestra" });
    await user.click(open);
    const dialog = await screen.findByRole("dialog", { name: "Eliminar los datos de muestra" });
    for (const said of [
      /120 personas inventadas/,
      /análisis de CV, entrevistas y opiniones, citas/,
      /los demás coaches\. La coach de muestra también se elimina/,
    ])
      expect(dialog.textContent).toMatch(said);
    expect(asked("POST")).toEqual([]);

    server.answers["sample-data/remove"] = refusal(409, "Solo personas de muestra administran la plataforma.");
    await user.click(within(dialog).getByRole("button", { name: "Eliminar" }));
    expect(await within(dialog).findByText("Solo personas de muestra administran la plataforma.")).toBeTruthy();

    server.answers["sample-data/remove"] = json({ removed: 120 });
    server.answers.summary = json({ ...SUMMARY, users: 1 });
    await user.click(within(dialog).getByRole("button", { name: "Eliminar" }));
    expect(await toast("Datos de muestra eliminados")).toBeTruthy();
    expect(await toast("120 personas inventadas y todo lo suyo.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Datos de muestra: /)).toBeNull());
    expect(asked("POST")).toEqual(["sample-data/remove", "sample-data/remove"]);
  });

  it("one session is said in the singular, and no session needs no banner", async () => {
    server.answers.summary = json({ ...SUMMARY, scheduledSessions: 1 });
    await show();
    expect(await screen.findByText("1 sesión de coaching programada")).toBeTruthy();
  });

  it("no banner without sessions, and the mails that wait are told", async () => {
    const mail = { ...SUMMARY.mail, smtpConfigured: false, counts: { ...SUMMARY.mail.counts, queued: 3 } };
    server.answers.summary = json({ ...SUMMARY, coachSessions: 0, scheduledSessions: 0, mail });
    await show();
    const link = await screen.findByRole("link", { name: "Correos esperan: el correo no está configurado" });
    expect(link.closest("li")?.textContent).toContain("3");
    expect(screen.queryByText(/programada/i, { selector: "p" })).toBeNull();
  });

  it("a clock in doubt is told with its dates, and one press confirms the date that was shown", async () => {
    const clock = {
      kind: "ahead" as const,
      lastSeenAt: "2026-11-26T12:00:00.000Z",
      now: "2029-02-03T12:00:00.000Z",
      days: 800,
    };
    server.answers.summary = json({ ...SUMMARY, clock });
    const { user } = await show();
    const button = await screen.findByRole("button", { name: "La fecha es correcta: seguir con el borrado" });
    expect(screen.getByText("03-02-2029, 09:00")).toBeTruthy();
    expect(screen.getByText("26-11-2026, 09:00")).toBeTruthy();
    expect(screen.getByText(/800 días antes/)).toBeTruthy();
    server.answers["clock/confirm"] = refusal(409, "La fecha del servidor no es la que mostraba la página.");
    await user.click(button);
    expect(await screen.findByText("La fecha del servidor no es la que mostraba la página.")).toBeTruthy();
    server.answers["clock/confirm"] = json(SUMMARY);
    server.answers.summary = json(SUMMARY);
    await user.click(button);
    expect(await screen.findByText("Fecha confirmada")).toBeTruthy();
    expect(server.calls.filter(({ path }) => path === "clock/confirm").map(({ body }) => body)).toEqual([
      { now: clock.now },
      { now: clock.now },
    ]);
    await waitFor(() => expect(screen.queryByText(/en pausa/)).toBeNull());
  });

  it("counters that cannot be read take nothing else with them", async () => {
    server.answers.summary = refusal(500, "no");
    server.answers["coach-sessions"] = json(page("sessions", [session(1)]));
    await show();
    expect(await screen.findByText("No pudimos cargar los contadores")).toBeTruthy();
    expect(await screen.findByText("Valentina Soto")).toBeTruthy();
  });

  it("an admin with the initial password is told where to change it", async () => {
    await show("/admin", { initialPassword: true });
    const link = await screen.findByRole("link", { name: /^Tu contraseña todavía es la inicial/ });
    expect(link.getAttribute("href")).toBe("/account");
  });

  it("'Cerrar Sesión' ends the session", async () => {
    const { user } = await show();
    server.answers["/api/auth/logout"] = () => new Response(null, { status: 503 });
    await user.click(screen.getByRole("button", { name: "Cerrar Sesión" }));
    await waitFor(() => expect(asked("POST")).toEqual(["/api/auth/logout"]));
    await screen.findByText("No sabemos si se cerró tu sesión");
  });
});

describe("the tabs", () => {
  it("are six, begin with the sessions, and the chosen one is in the address", async () => {
    const { user, router } = await show();
    expect(tabs()).toEqual([
      "Sesiones de coaching",
      "Usuarios",
      "Análisis CV",
      "Actividades",
      "Feedback",
      "Carga Excel",
    ]);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Sesiones de coaching");
    await user.click(screen.getByRole("tab", { name: "Feedback" }));
    expect(router.state.location.search).toBe("?tab=feedback");
    await router.navigate(-1);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Sesiones de coaching");
  });

  it.each([
    ["coach-sessions", "Cargando sesiones...", "Error al obtener sesiones de coaching"],
    ["users", "Cargando usuarios...", "Error al obtener usuarios"],
    ["cv-analyses", "Cargando análisis...", "Error al obtener análisis de CV"],
    ["activities", "Cargando actividades...", "Error al obtener actividades"],
    ["feedback", "Cargando feedback...", "Error al obtener feedback"],
  ])("%s says that it loads, and what failed; another try mends it", async (tab, loading, failed) => {
    let answer: (response: Response) => void = () => undefined;
    server.answers[tab] = () => new Promise<Response>((resolve) => (answer = resolve));
    const { user } = await show(`/admin?tab=${tab}`);
    expect((await screen.findByText(loading)).getAttribute("role")).toBe("status");
    const reads = () => asked("GET").filter((path) => path.split("?")[0] === tab);
    await waitFor(() => expect(reads()).toHaveLength(1));
    answer(new Response("roto", { status: 500 }));
    expect((await screen.findByRole("alert")).textContent).toContain(failed);
    expect(reads()).toHaveLength(1);
    server.answers[tab] = json(page(tab === "cv-analyses" ? "analyses" : tab.replace("coach-", ""), []));
    await user.click(screen.getByRole("button", { name: "Reintentar" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(screen.queryByText(loading)).toBeNull();
  });

  it("coach-sessions: the columns, the id with the RUT, '-' for what is not there", async () => {
    server.answers["coach-sessions"] = json(
      page("sessions", [
        session(318),
        session(309, { coachId: 3, coachName: "", status: "cancelled", message: "Me enfermé" }),
      ]),
    );
    await show();
    await screen.findAllByText("Valentina Soto");
    expect(headers()).toEqual([
      "ID",
      "RUT Cliente",
      "Nombre Completo",
      "Email",
      "Teléfono",
      "Coach Asignado",
      "Fecha & Hora",
      "Estado",
      "Mensaje",
      "Acciones",
    ]);
    // The first row names the day of those below it.
    expect(screen.getByRole("rowheader").textContent).toBe("Martes 26 de noviembre de 2030");
    expect(cells(2).slice(0, 9)).toEqual([
      "318",
      "1042 18452907-6",
      "Valentina Soto",
      "v.soto@a.example",
      "-",
      "Héctor Aravena",
      "26-11-2030, 15:30",
      "Programada",
      "-",
    ]);
    expect(cells(3).slice(5)).toEqual(["Coach 3", "26-11-2030, 15:30", "Cancelada", "Me enfermé", "-"]);
  });

  it("cv-analyses: type, size, state, level and score", async () => {
    const analysis: AdminAnalysis = {
      id: 7,
      userId: 1,
      userName: "Ana",
      userRut: "18452907-6",
      fileName: "cv.pdf",
      fileType: "application/pdf",
      fileSize: 1_572_864,
      processingStatus: "completed",
      currentLevel: 3.5,
      overallScore: 82,
      createdAt: "2026-03-20T15:00:00.000Z",
    };
    const pending = { ...analysis, id: 8, processingStatus: "processing", currentLevel: null, overallScore: null };
    const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    const failed = { ...pending, id: 9, processingStatus: "failed", fileSize: 512, fileType: word };
    const unknown = { ...analysis, id: 10, processingStatus: "archived" };
    server.answers["cv-analyses"] = json(page("analyses", [analysis, pending, failed, unknown]));
    await show("/admin?tab=cv-analyses");
    await screen.findByText("Completado", { selector: "span" });
    expect(headers()).toEqual([
      "ID",
      "Usuario RUT",
      "Archivo",
      "Tipo",
      "Tamaño",
      "Estado",
      "Nivel",
      "Puntuación",
      "Fecha",
    ]);
    const row = ["18452907-6", "cv.pdf", "PDF"] as const;
    expect(cells(1)).toEqual(["7", ...row, "1.50 MB", "Completado", "3,5 años", "82", "20-03-2026"]);
    expect(cells(2)).toEqual(["8", ...row, "1.50 MB", "Procesando", "-", "-", "20-03-2026"]);
    expect(cells(3)).toEqual(["9", ...row.slice(0, 2), "DOCX", "512 Bytes", "Falló", "-", "-", "20-03-2026"]);
    expect(cells(4)?.[5]).toBe("Procesando");
    expect(screen.getAllByTitle("application/pdf")).toHaveLength(3);
  });

  it("a session with a status from elsewhere leaves the list standing", async () => {
    const odd = { ...session(1), status: "rescheduled" };
    server.answers["coach-sessions"] = json(page("sessions", [odd, session(2)]));
    await show("/admin");
    expect(await screen.findByText("rescheduled")).toBeTruthy();
    expect(screen.getByText("Programada", { selector: "span" })).toBeTruthy();
  });

  it("activities: words for the action, details as JSON that opens", async () => {
    const activity: AdminActivity = {
      id: 5,
      userId: 42,
      userName: "Ana",
      userRut: "1-9",
      action: "excel_upload",
      details: { created: 3, file: "nomina.xlsx" },
      createdAt: "2026-03-20T15:00:00.000Z",
    };
    server.answers.activities = json(
      page("activities", [activity, { ...activity, id: 6, action: "algo_nuevo", details: {} }]),
    );
    const { user } = await show("/admin?tab=activities");
    expect(within(await screen.findByRole("table")).getByText("Carga de Excel")).toBeTruthy();
    expect(within(screen.getByRole("table")).getByText("algo_nuevo")).toBeTruthy();
    expect(cells(1)[0]).toContain("42");
    const details = screen.getByText(/"nomina.xlsx"/);
    expect(details.textContent).toBe('{\n  "created": 3,\n  "file": "nomina.xlsx"\n}');
    expect(details.closest("details")?.open).toBe(false);
    await user.click(screen.getByText(/Ver detalles/));
    expect(details.closest("details")?.open).toBe(true);
  });

  it("feedback: stars of 5, the hunter, and 'Sin comentarios'", async () => {
    const feedback: AdminFeedback = {
      id: 1,
      userId: 2,
      userName: "Ana Soto",
      userRut: "18452907-6",
      hunterId: "mia",
      hunterRating: 4,
      feedback: "",
      createdAt: "2026-03-20T15:00:00.000Z",
    };
    server.answers.feedback = json(page("feedback", [feedback]));
    await show("/admin?tab=feedback");
    expect(await screen.findByRole("img", { name: "4 de 5 estrellas" })).toBeTruthy();
    expect(cells(1)).toEqual(["Ana Soto", "18452907-6", "Mia", "", "Sin comentarios", "20-03-2026"]);
  });

  it("feedback says when there is none", async () => {
    await show("/admin?tab=feedback");
    expect(await screen.findByText("No hay feedback de entrevistas disponible")).toBeTruthy();
  });
});
