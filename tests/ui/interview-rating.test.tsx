// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { begin, button, OFF_TOPIC, pass, say, server } from "./interview-screen.tsx";

async function endedByLimit() {
  server.analyze = async () => Response.json(OFF_TOPIC);
  const router = await begin();
  for (const text of ["no", "no", "no"]) await say(text);
  await pass(3_000);
  vi.useRealTimers();
  await screen.findByRole("dialog");
  return router;
}

const rate = (stars: number) =>
  act(async () => void fireEvent.click(screen.getByRole("radio", { name: new RegExp(`^${stars} de 5`) })));
const send = () => act(async () => void fireEvent.click(button("Enviar Feedback")));

it("needs a rating, sends it with the minutes used, thanks and goes home", async () => {
  const router = await endedByLimit();
  expect(button("Enviar Feedback").disabled).toBe(true);
  await rate(4);
  server.other = async () => Response.json({ ok: true });
  await send();
  expect(await screen.findByText("¡Gracias por tu feedback!")).toBeTruthy();
  const call = server.calls.find((one) => one.path === "/api/interview-feedback");
  expect(call?.body).toMatchObject({ hunterId: "cristian", rating: 4, feedback: "", interviewDuration: 0 });
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
});

it("keeps the dialog and what was written when it cannot be sent", async () => {
  await endedByLimit();
  await rate(2);
  fireEvent.change(screen.getByLabelText(/Comentarios/), { target: { value: "Muy rápido" } });
  await send();
  expect((await screen.findByRole("alert")).textContent).toContain(
    "No se pudo enviar el feedback. Intenta nuevamente.",
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Comentarios/).value).toBe("Muy rápido");
});
