import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { Conversation } from "#app/routes/interview-chat.$hunterId/conversation.tsx";
import { chatHunter } from "#app/routes/interview-chat.$hunterId/load-chat.server.ts";
import type { ChatData } from "#app/routes/interview-chat.$hunterId/screen-data.ts";
// Comes later in the browser; here it is there when it is asked for, and no test has to wait for a file.
import "#app/routes/interview-chat.$hunterId/voice-control.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import "./support.tsx";

/** The chat with its router, for tests: only the server and the clock are replaced. */

type Body = Record<string, unknown>;
type Call = { path: string; body: Body };

export const RELEVANT = { isRelevant: true, relevanceScore: 0.8, needsSuggestion: false, suggestion: null };
export const OFF_TOPIC = {
  isRelevant: false,
  relevanceScore: 0.1,
  needsSuggestion: true,
  suggestion: "Da un ejemplo.",
};
export const lost = () => Promise.reject(new TypeError("Failed to fetch"));

/** What the replaced server answers, and what it was told; set anew before each test. */
export let server: {
  calls: Call[];
  analyze: (body: Body) => Promise<Response>;
  questions: () => Promise<Response>;
  /** start, resume, finish and the rating. */
  other: (path: string) => Promise<Response>;
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  server = {
    calls: [],
    analyze: async () => Response.json(RELEVANT),
    questions: lost,
    other: lost,
  };
  vi.stubGlobal("fetch", (path: string, init?: { body?: string; signal?: AbortSignal }) => {
    const body = JSON.parse(init?.body ?? "{}") as Body;
    server.calls.push({ path, body });
    if (path === "/api/interview/analyze-response") return Promise.race([server.analyze(body), aborted(init?.signal)]);
    return path.startsWith("/api/interview/questions") ? server.questions() : server.other(path);
  });
  Object.assign(navigator, { sendBeacon: () => true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the real fetch: an abort ends the wait. */
function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
  );
}

export const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

export async function show(changes: Partial<ChatData> = {}) {
  const hunter = chatHunter("cristian", genericQuestions("cristian"));
  const data: ChatData = {
    user: { name: "Camila Rojas", role: "user" },
    hunter,
    studentName: "Camila",
    seed: "prueba",
    openedAt: Date.now(),
    extraTimeFactor: 1,
    fromCv: false,
    offer: null,
    open: null,
    voice: { browser: false, refusal: "" },
    ...changes,
  };
  const chat = (
    <>
      <Conversation data={data} hunter={hunter} />
      <Toaster />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: "/interview-chat/:hunterId", element: chat },
      { path: "*", element: <p>otra pantalla</p> },
    ],
    { initialEntries: ["/interview-chat/cristian"], future: { v7_relativeSplatPath: true } },
  );
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  await pass(0);
  return router;
}

export const box = () => screen.getByLabelText<HTMLTextAreaElement>("Tu respuesta");
export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const badges = () => screen.getByRole("list", { name: "Avance" }).textContent;
export const analyzed = () => server.calls.filter((call) => call.path.endsWith("analyze-response"));

export async function press(name: string) {
  await act(async () => void fireEvent.click(button(name)));
  await pass(0);
}

export async function begin(changes: Partial<ChatData> = {}) {
  const router = await show(changes);
  await press("Sí, estoy listo/a");
  return router;
}

export async function say(text: string, key: object = { key: "Enter" }) {
  await act(async () => void fireEvent.change(box(), { target: { value: text } }));
  await act(async () => void fireEvent.keyDown(box(), key));
  await pass(0);
}
