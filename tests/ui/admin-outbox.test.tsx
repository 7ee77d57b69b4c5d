// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { ReadsProvider } from "#app/http/reads-provider.tsx";
import { MayContext } from "#app/routes/admin/may.ts";
import { OutboxList } from "#app/routes/admin_.outbox/outbox-list.tsx";
import { ADMIN, asked, json, page, refusal, SUMMARY, server } from "./admin-screen.tsx";

/** The outbox screen's list and its notices: only the server is replaced. */
function show() {
  const Component = () => (
    <ReadsProvider>
      <MayContext.Provider value={ADMIN}>
        <OutboxList />
      </MayContext.Provider>
    </ReadsProvider>
  );
  const router = createMemoryRouter([{ path: "*", Component }]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const MAIL = {
  id: 7,
  name: "Ana Soto",
  recipient: "ana@a.example",
  subject: "Tu cita quedó agendada",
  booking: { id: 12, startsAt: "2030-11-26T18:30:00.000Z", clientName: "Ana Soto" },
  state: "failed",
  cause: "El servidor de correo rechazó al destinatario (550 5.1.1)",
  attempts: 1,
  nextAttemptAt: null,
  expiresAt: "2030-11-26T19:00:00.000Z",
  createdAt: "2026-11-26T18:30:00.000Z",
  sentAt: null,
};

// The notice used to name the cause of a message that only waits.
it.each(["El buzón está lleno.", null])(
  "failed mails name a cause only when all share it: %s",
  async (failureCause) => {
    const counts = { ...SUMMARY.mail.counts, failed: 2 };
    const mail = { ...SUMMARY.mail, counts, lastError: "El servidor no responde.", failureCause };
    server.answers.summary = json({ ...SUMMARY, mail });
    server.answers.outbox = json(page("mails", []));
    show();
    const notice = (await screen.findByText("2 correos no se pudieron enviar")).closest("div")?.parentElement;
    expect(notice?.textContent).toContain(failureCause ?? "Por causas distintas.");
    expect(notice?.textContent).not.toContain("El servidor no responde.");
  },
);

it("each mail has its own state, cause and acts; one that is outdated can only be given up", async () => {
  const outdated = { ...MAIL, id: 8, name: "Luis Rojas", cause: null, expiresAt: "2020-01-01T00:00:00.000Z" };
  const sent = { ...MAIL, id: 9, name: "Eva Paz", state: "sent", cause: null, sentAt: "2026-11-26T18:31:00.000Z" };
  server.answers.outbox = json(page("mails", [MAIL, outdated, sent]));
  server.answers["outbox/7/retry"] = json({ mail: { ...MAIL, state: "waiting" } });
  server.answers["outbox/8/dismiss"] = refusal(409, "Ese correo ya no está entre los que no salieron.");
  const user = show();
  const [, failed, old, done] = await screen.findAllByRole("row");
  expect(failed?.textContent).toContain("No salió");
  expect(failed?.textContent).toContain("rechazó al destinatario (550 5.1.1). 1 intento.");
  expect(failed?.textContent).toContain("Sesión 12 de Ana Soto · 26-11-2030, 15:30");
  expect([...(old?.querySelectorAll("button") ?? [])].map((button) => button.textContent)).toEqual(["Descartar"]);
  expect(done?.querySelectorAll("button")).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: /^Reintentar el correo a Ana Soto/ }));
  await user.click(screen.getByRole("button", { name: /^Descartar el correo a Luis Rojas/ }));
  expect(asked("POST")).toEqual(["outbox/7/retry", "outbox/8/dismiss"]);
});
