// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useWelcomeGuide } from "#app/features/guide/use-welcome-guide.ts";
import { forgetWelcome, hasSeenWelcome } from "#app/features/guide/welcome-flag.ts";
import { WelcomeGuide } from "#app/features/guide/welcome-guide.tsx";
import { huntersInBrief } from "#app/features/interview/hunters.ts";
import { show } from "./support.tsx";

const hunters = huntersInBrief();

afterEach(() => window.localStorage.clear());

function Screen() {
  const guide = useWelcomeGuide();
  return (
    <>
      <button type="button" onClick={guide.show}>
        Ver Guía
      </button>
      <WelcomeGuide open={guide.open} onClose={guide.close} hunters={hunters} />
    </>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

it("walks through four steps and closes with 'Comenzar'", async () => {
  const close = vi.fn();
  const { user } = show(<WelcomeGuide open onClose={close} hunters={hunters} />);
  expect(await screen.findByText("Paso 1 de 4")).toBeTruthy();
  expect(button("Anterior")).toHaveProperty("disabled", true);
  for (const step of [2, 3, 4]) {
    await user.click(button("Siguiente"));
    expect(screen.getByText(`Paso ${step} de 4`)).toBeTruthy();
    if (step === 3) {
      expect(screen.getByText(/^Tres head hunters con IA te entrevistan/)).toBeTruthy();
      expect(screen.getByText("Natalia: primer empleo, 0 a 3 años")).toBeTruthy();
    }
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe(String(step));
    expect(button("Anterior")).toHaveProperty("disabled", false);
  }
  expect(screen.queryByRole("button", { name: "Siguiente" })).toBeNull();
  expect(close).not.toHaveBeenCalled();
  await user.click(button("Comenzar"));
  expect(close).toHaveBeenCalledOnce();
});

it("going back to step 1 keeps the keyboard inside the guide", async () => {
  const { user } = show(<WelcomeGuide open onClose={() => undefined} hunters={hunters} />);
  await screen.findByText("Paso 1 de 4");
  await user.click(button("Siguiente"));
  await user.click(button("Anterior"));
  expect(screen.getByText("Paso 1 de 4")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(button("Siguiente")));
});

it("opens by itself until it has been closed once, again by its button, and again after a sign-in", async () => {
  const first = show(<Screen />);
  expect(await screen.findByText("Paso 1 de 4")).toBeTruthy();
  await first.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Paso 1 de 4")).toBeNull());
  expect(hasSeenWelcome()).toBe(true);
  first.unmount();

  const second = show(<Screen />);
  expect(screen.queryByText("Paso 1 de 4")).toBeNull();
  await second.user.click(button("Ver Guía"));
  expect(await screen.findByText("Paso 1 de 4")).toBeTruthy();
  await second.user.click(button("Cerrar guía"));
  await waitFor(() => expect(document.activeElement).toBe(button("Ver Guía")));
  second.unmount();

  forgetWelcome();
  show(<Screen />);
  expect(await screen.findByText("Paso 1 de 4")).toBeTruthy();
});
