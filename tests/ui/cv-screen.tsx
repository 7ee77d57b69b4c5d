import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import type { CvProgress } from "#app/features/cv/progress.ts";
import type { CvAnalysisView } from "#app/features/cv/result.ts";
import AnalyzeCv from "#app/routes/analyze-cv/route.tsx";
import type { ScreenData } from "#app/routes/analyze-cv/screen-data.ts";
import { sampleView } from "../unit/cv-screen/sample-view.ts";
import "./support.tsx";

/** The CV screen with its router, for tests: only the server and the clock are replaced. */

export const NOTHING: ScreenData = {
  user: { name: "Camila Rojas", role: "user" },
  analysis: null,
  running: null,
  latest: null,
  failed: null,
  missing: false,
};

class FakeStream extends EventTarget {
  static open: FakeStream[] = [];
  constructor() {
    super();
    FakeStream.open.push(this);
  }
  close() {
    FakeStream.open = FakeStream.open.filter((stream) => stream !== this);
  }
}

const PROGRESS: CvProgress = {
  id: 9,
  status: "processing",
  stage: "reading",
  ahead: 0,
  elapsed: 3,
  steps: [],
  failure: null,
};

export async function tell(changes: Partial<CvProgress>) {
  const data = JSON.stringify({ ...PROGRESS, ...changes });
  await act(async () => {
    for (const stream of FakeStream.open) stream.dispatchEvent(new MessageEvent("progress", { data }));
  });
}

export const drop = () =>
  act(async () => FakeStream.open.forEach((stream) => void stream.dispatchEvent(new Event("error"))));
export const pass = (milliseconds: number) =>
  act(async () => void (vi.isFakeTimers() && (await vi.advanceTimersByTimeAsync(milliseconds))));

/** What the replaced server answers; set anew before each test. */
export let server: { data: ScreenData; analyze: () => Promise<Response>; stream: () => Promise<Response> };

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.open = [];
  server = {
    data: NOTHING,
    analyze: () => new Promise(() => undefined),
    stream: async () => new Response(null, { status: 204 }),
  };
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("fetch", (path: string) => (path === "/api/cv/analyze" ? server.analyze() : server.stream()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

export async function show(data: Partial<ScreenData> = {}) {
  server.data = { ...NOTHING, ...data };
  // As the server does: the address names the analysis that is handed over.
  const loader = ({ request }: { request: Request }) => {
    const id = new URL(request.url).searchParams.get("id");
    return id === null
      ? { ...server.data }
      : { ...server.data, running: null, analysis: server.data.analysis ?? viewNumber(Number(id)) };
  };
  const router = createMemoryRouter([{ path: "/analyze-cv", loader, Component: AnalyzeCv }], {
    initialEntries: [data.analysis ? `/analyze-cv?id=${data.analysis.id}` : "/analyze-cv"],
    future: { v7_relativeSplatPath: true },
  });
  render(<RouterProvider router={router} future={{ v7_startTransition: false }} />);
  await pass(0);
  if (!vi.isFakeTimers()) await screen.findByRole("main");
  return router;
}

export const viewNumber = (id: number): CvAnalysisView => sampleView({ id });
export const pdf = (name = "cv.pdf") => new File(["%PDF-1.7"], name, { type: "application/pdf" });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
export const percent = () => screen.getByRole("progressbar").getAttribute("aria-valuenow");

export async function choose(...files: File[]) {
  await act(async () => void fireEvent.change(screen.getByLabelText("Archivo de tu CV"), { target: { files } }));
}

export async function press(name: string) {
  await act(async () => void fireEvent.click(button(name)));
}

export async function startWith(answer: () => Promise<Response>) {
  server.analyze = answer;
  await choose(pdf());
  await press("Comenzar Análisis");
}
