// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { sampleView } from "../unit/cv-screen/sample-view.ts";
import {
  button,
  choose,
  drop,
  pass,
  pdf,
  percent,
  press,
  server,
  show,
  startWith,
  tell,
  viewNumber,
} from "./cv-screen.tsx";

describe("choosing a file", () => {
  it("keeps both start buttons disabled until there is one", async () => {
    await show();
    expect([button("Comenzar evaluación").disabled, button("Comenzar Análisis").disabled]).toEqual([true, true]);
    await choose(pdf());
    expect([button("Comenzar evaluación").disabled, button("Comenzar Análisis").disabled]).toEqual([false, false]);
    await press("Quitar archivo");
    expect(button("Comenzar evaluación").disabled).toBe(true);
  });

  it.each([
    ["another format", new File(["x"], "cv.odt"), /PDF, DOC, DOCX/],
    ["an empty file", new File([], "cv.pdf"), /vacío/],
  ])("refuses %s with a sentence and keeps the file chosen before", async (_, file, message) => {
    await show();
    await choose(pdf("bueno.pdf"));
    await choose(file);
    expect(screen.getByRole("alert").textContent).toMatch(message);
    expect(screen.getByText("bueno.pdf")).toBeTruthy();
  });

  it("takes a dropped file and refuses several at once", async () => {
    await show();
    const zone = screen.getByText("Arrastra tu CV hasta aquí");
    await act(async () => void fireEvent.drop(zone, { dataTransfer: { files: [pdf("a.pdf"), pdf("b.pdf")] } }));
    expect(screen.getByRole("alert").textContent).toMatch(/uno por vez/);
    await act(async () => void fireEvent.drop(zone, { dataTransfer: { files: [pdf("a.pdf")] } }));
    expect(screen.getByText("a.pdf")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("an analysis", () => {
  it("starts at 10, rises every 800 ms and stays at 85 or less until the answer comes", async () => {
    await show();
    await startWith(() => new Promise(() => undefined));
    expect(percent()).toBe("10");
    await pass(799);
    expect(percent()).toBe("10");
    await pass(1);
    expect(Number(percent())).toBeGreaterThan(10);
    await pass(800 * 100);
    expect(percent()).toBe("85");
    expect([button("Comenzar evaluación").disabled, button("Comenzar Análisis").disabled]).toEqual([true, true]);
  });

  it("shows the results half a second after 100 % and names them in the address", async () => {
    const router = await show();
    await startWith(async () => Response.json(viewNumber(9)));
    await pass(0);
    expect(percent()).toBe("100");
    await pass(499);
    expect(screen.queryByText("Análisis Completado")).toBeNull();
    await pass(1);
    expect(screen.getByText("Análisis Completado")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Begoña Ñancupil Peñailillo");
    await pass(0);
    expect(router.state.location.search).toBe("?id=9");
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("shows an answer that has nothing but the results", async () => {
    await show();
    await startWith(async () => Response.json({ results: sampleView().results }));
    await pass(500);
    expect(screen.getByText("Análisis Completado")).toBeTruthy();
  });

  it.each([
    ["the server's message", { error: "x", message: "El archivo tiene clave." }, "El archivo tiene clave."],
    ["the default without one", {}, "Error al analizar CV"],
  ])("shows %s on a failure, takes the bar away and keeps the file", async (_, body, text) => {
    await show();
    await startWith(async () => Response.json(body, { status: 422 }));
    await pass(0);
    expect(screen.getByRole("alert").textContent).toContain(text);
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(screen.getByText("cv.pdf")).toBeTruthy();
    expect(button("Comenzar Análisis").disabled).toBe(false);
    await choose(pdf("otro.pdf"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says under the bar what is really happening, politely", async () => {
    await show();
    await startWith(() => new Promise(() => undefined));
    expect(screen.queryByText(/Puedes cerrar esta pestaña/)).toBeNull();
    await tell({ stage: "queued", ahead: 1 });
    expect(screen.getByRole("status").textContent).toContain("tu lugar es el 2");
    expect(screen.getByText(/Puedes cerrar esta pestaña/)).toBeTruthy();
    await tell({
      stage: "scoring",
      steps: [{ stage: "reading", seconds: 4, note: "2 páginas, 3 empleos y 11 habilidades" }],
    });
    expect(screen.getByRole("status").textContent).toBe("Calculando el puntaje");
    expect(screen.getByText("2 páginas, 3 empleos y 11 habilidades")).toBeTruthy();
  });
});

describe("an analysis that is under way already", () => {
  it("is shown from 20 with its file and followed to its results", async () => {
    const router = await show({ running: { id: 9, fileName: "de-ayer.pdf", fileSize: 2048 } });
    expect(percent()).toBe("20");
    expect(screen.getByText("de-ayer.pdf")).toBeTruthy();
    await tell({ status: "completed", stage: "done" });
    expect(percent()).toBe("100");
    await pass(500);
    await pass(0);
    expect(router.state.location.search).toBe("?id=9");
    expect(screen.getByText("Análisis Completado")).toBeTruthy();
  });

  it("tells its failure", async () => {
    await show({ running: { id: 9, fileName: "de-ayer.pdf", fileSize: 2048 } });
    await tell({ status: "failed", stage: "done", failure: "Esto no parece un CV." });
    expect(screen.getByRole("alert").textContent).toContain("Esto no parece un CV.");
  });
});

describe("a lost connection", () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));

  it("says so, and finds the analysis again when it ended in the meantime", async () => {
    await show({ latest: { id: 8, status: "completed", failureMessage: null } });
    server.stream = lost;
    await startWith(lost);
    await drop();
    await pass(0);
    expect(screen.getByText("Se cortó la conexión con el servidor")).toBeTruthy();
    server.data = { ...server.data, latest: { id: 9, status: "completed", failureMessage: null } };
    server.stream = async () => new Response(null, { status: 204 });
    await pass(1_000);
    await drop();
    await pass(500);
    await pass(0);
    expect(screen.getByText("Análisis Completado")).toBeTruthy();
  });

  it("is tried again after pauses that grow, and at once when it is asked for", async () => {
    await show({ running: { id: 9, fileName: "de-ayer.pdf", fileSize: 2048 } });
    let asked = 0;
    server.stream = () => {
      asked += 1;
      return lost();
    };
    await drop();
    for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = asked;
      // Closed for as long as the pause lasts.
      await pass(pause - 1);
      await drop();
      expect(asked).toBe(before);
      await pass(1);
      await drop();
      expect(asked).toBe(before + 1);
    }
    await press("Intentar ahora");
    const before = asked;
    await drop();
    expect(asked).toBe(before + 1);
    server.stream = async () => new Response("", { status: 200 });
    await press("Intentar ahora");
    await drop();
    await pass(1_000);
    await tell({ stage: "reading" });
    expect(screen.queryByText("Se cortó la conexión con el servidor")).toBeNull();
  });

  it("says that an analysis has begun again only where it had begun", async () => {
    await show({ running: { id: 9, fileName: "de-ayer.pdf", fileSize: 2048 } });
    const step = { stage: "queued", seconds: 1, note: "" } as const;
    await tell({ stage: "queued", steps: [step] });
    await tell({ stage: "queued", steps: [] });
    await tell({ stage: "reading", steps: [step, { ...step, stage: "reading" }] });
    expect(screen.queryByText(/empezó de nuevo/)).toBeNull();
    await tell({ stage: "queued", steps: [] });
    expect(screen.getByText(/El análisis se interrumpió y empezó de nuevo, con el mismo archivo/)).toBeTruthy();
  });

  it("asks to start again when the file never arrived, and keeps it", async () => {
    await show({ latest: { id: 8, status: "completed", failureMessage: null } });
    await startWith(lost);
    await drop();
    await pass(0);
    expect(screen.getByRole("alert").textContent).toMatch(/antes de que llegara tu archivo/);
    expect(screen.getByText("cv.pdf")).toBeTruthy();
  });

  it("waits for the analysis when only a proxy gave up", async () => {
    await show();
    await startWith(async () => new Response("<html>504</html>", { status: 504 }));
    await pass(0);
    expect(screen.queryByRole("alert")).toBeNull();
    await tell({ status: "completed", stage: "done" });
    await pass(500);
    await pass(0);
    expect(screen.getByText("Análisis Completado")).toBeTruthy();
  });
});
