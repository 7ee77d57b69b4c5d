// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  analyzed,
  badges,
  begin,
  box,
  button,
  lost,
  OFF_TOPIC,
  pass,
  press,
  RELEVANT,
  say,
  server,
  show,
} from "./interview-screen.tsx";

const LONG = "Armé un tablero con alertas y en tres meses los quiebres bajaron de doce a cuatro.";

const lines = () => screen.getByLabelText<HTMLInputElement>("Enter hace una línea nueva");
const chooseLines = () => fireEvent.click(lines());

afterEach(() => localStorage.clear());

describe("the greeting", () => {
  it("states the minutes, offers its two buttons and asks the server for nothing", async () => {
    await show();
    expect(screen.getByRole("log").textContent).toContain("30 minutos");
    expect(button("No, volver al selector")).toBeTruthy();
    expect(screen.queryByLabelText("Tu respuesta")).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it("leads back to the selection, with the flag that came along", async () => {
    server.questions = async () => Response.json({ hasPersonalizedQuestions: false, questions: [] });
    const router = await show({ fromCv: true });
    await press("No, volver al selector");
    expect(router.state.location.pathname + router.state.location.search).toBe("/interviews?fromCvAnalysis=true");
  });

  it("asks the personalised questions, also when they come without ids", async () => {
    const question = "¿Qué hiciste en la clínica?";
    const questions = [{ question, category: "Experiencia", focus_area: "f" }];
    server.questions = async () =>
      Response.json({ hasPersonalizedQuestions: true, experienceLevel: "junior", questions });
    await begin({ fromCv: true });
    expect(screen.getByRole("log").textContent).toContain(question);
    expect(badges()).toContain("Pregunta 1/1");
    await say(LONG);
    expect(analyzed()[0]?.body).toMatchObject({ fromCvAnalysis: true });
  });

  it("says so and uses the generic ones when the call fails", async () => {
    await begin({ fromCv: true });
    expect(screen.getByText("Se usarán preguntas genéricas para la entrevista.")).toBeTruthy();
    expect(badges()).toContain("Pregunta 1/10");
  });
});

describe("an answer", () => {
  it("is sent by Enter, not by Shift+Enter, and never empty", async () => {
    await begin();
    await say("   ");
    expect(button("Enviar respuesta").disabled).toBe(true);
    await say(LONG, { key: "Enter", shiftKey: true });
    await say(LONG, { key: "Enter", isComposing: true });
    expect(analyzed()).toEqual([]);
    await say(LONG);
    expect(analyzed()[0]?.body).toMatchObject({ hunterId: "cristian", userResponse: LONG, currentSuggestions: 0 });
    expect(badges()).toContain("Pregunta 2/10");
    expect(box().value).toBe("");
  });

  it("is sent by Ctrl+Enter and ⌘+Enter, whatever Enter does", async () => {
    await begin();
    await say(LONG, { key: "Enter", ctrlKey: true });
    expect(analyzed()).toHaveLength(1);
    chooseLines();
    await say(LONG, { key: "Enter" });
    await say(LONG, { key: "Enter", shiftKey: true });
    await say(LONG, { key: "Enter", ctrlKey: true, isComposing: true });
    expect(analyzed()).toHaveLength(1);
    expect(screen.getByText(/^Enter agrega una línea\. Ctrl\+Enter envía\./)).toBeTruthy();
    await say(LONG, { key: "Enter", metaKey: true });
    expect(analyzed()).toHaveLength(2);
  });

  it("keeps the choice of what Enter does, and takes it back", async () => {
    await begin();
    chooseLines();
    cleanup();
    await begin();
    expect(lines().checked).toBe(true);
    expect(box().getAttribute("enterkeyhint")).toBe("enter");
    await say(LONG);
    expect(analyzed()).toEqual([]);
    chooseLines();
    expect(box().getAttribute("enterkeyhint")).toBe("send");
    await say(LONG);
    expect(analyzed()).toHaveLength(1);
  });

  it("keeps the choice for this screen where the browser stores nothing", async () => {
    const refused = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    await begin();
    chooseLines();
    expect(lines().checked).toBe(true);
    await say(LONG);
    expect(analyzed()).toEqual([]);
    refused.mockRestore();
    chooseLines();
    await say(LONG);
    expect(analyzed()).toHaveLength(1);
  });

  it("stops the clock while the verdict is awaited and sends nothing else meanwhile", async () => {
    let answer: (response: Response) => void = () => undefined;
    server.analyze = () => new Promise((resolve) => (answer = resolve));
    await begin();
    await pass(38_000);
    await say(LONG);
    await pass(5_000);
    expect(screen.getByText("Reloj en pausa")).toBeTruthy();
    const stopped = screen.getByRole("timer").textContent;
    await pass(9_000);
    expect(screen.getByRole("timer").textContent).toBe(stopped);
    await say("otra cosa");
    expect(analyzed()).toHaveLength(1);
    answer(Response.json(RELEVANT));
    await pass(0);
    expect(screen.getByText(/respondiste en 38 s/)).toBeTruthy();
    expect(stopped).toBe("29:22");
  });

  it("gets a suggestion, and the third miss ends the interview with one way on", async () => {
    server.analyze = async () => Response.json(OFF_TOPIC);
    await begin();
    await say("no sé");
    expect(screen.getByText("Sugerencia del Head Hunter")).toBeTruthy();
    expect(badges()).toContain("Sugerencias 1/3");
    await say("no sé");
    await say("no sé");
    expect(badges()).toContain("Sugerencias 3/3");
    expect(screen.queryByLabelText("Tu respuesta")).toBeNull();
    const links = screen.getAllByRole("link").map((link) => link.textContent);
    expect(links).toEqual(["Volver a head hunters", "Volver a seleccionar Head Hunter"]);
    await pass(2_999);
    expect(screen.queryByRole("dialog")).toBeNull();
    vi.useRealTimers();
  });
});

describe("a server that does not answer", () => {
  it("is replaced by the fallback rule, and told with the next call", async () => {
    server.analyze = lost;
    await begin();
    await pass(5_000);
    await say(LONG);
    await pass(5_000);
    expect(badges()).toContain("Pregunta 2/10");
    expect(screen.getByText(/Una respuesta aún no llega al servidor/)).toBeTruthy();
    server.analyze = async () => Response.json(RELEVANT);
    await say(`${LONG} Dos.`);
    await pass(5_000);
    const [first, second] = analyzed();
    expect(second?.body.pending).toMatchObject([{ messageId: first?.body.messageId, userResponse: LONG }]);
    expect(screen.queryByText(/aún no llega/)).toBeNull();
  });

  it("is waited for 20 s and no longer", async () => {
    server.analyze = () => new Promise(() => undefined);
    await begin();
    await say("no");
    await pass(19_999);
    expect(screen.queryByText("Sugerencia del Head Hunter")).toBeNull();
    await pass(1);
    expect(screen.getByText("Sugerencia del Head Hunter")).toBeTruthy();
  });
});

describe("the clock", () => {
  it("turns yellow under 10 minutes, red under 5, and speaks at 10, 5 and 1 only", async () => {
    await begin();
    const tone = () => screen.getByRole("timer").innerHTML.match(/bg-(sunken|warn-soft|bad-soft)/)?.[1];
    await pass(1_200_000);
    expect([screen.getByRole("timer").textContent, tone()]).toEqual(["10:00", "sunken"]);
    expect(screen.getByText("Quedan 10 minutos de entrevista.")).toBeTruthy();
    await pass(1_000);
    expect(tone()).toBe("warn-soft");
    await pass(300_000);
    expect(tone()).toBe("bad-soft");
    expect(screen.getByText("Quedan 5 minutos de entrevista.")).toBeTruthy();
  });

  it("ends the interview: a message, a closed box, and the result after 3 s", async () => {
    const router = await begin();
    await say(LONG);
    await pass(1_800_000);
    expect(screen.getByRole("log").textContent).toContain("1 de 10 preguntas");
    expect(box().disabled).toBe(true);
    await pass(3_000);
    expect(router.state.location.pathname).toBe("/interview-feedback");
  });

  it("waits a little for a server that is slow to hear of the end, and no longer than 3 s more", async () => {
    let hear: () => void = () => undefined;
    const slow = (path: string) =>
      path.endsWith("finish")
        ? new Promise<Response>((resolve) => (hear = () => resolve(Response.json({ resultId: 1 }))))
        : Promise.resolve(Response.json({ interviewId: 1 }));
    server.other = slow;
    const heard = await begin();
    await pass(1_803_500);
    expect(heard.state.location.pathname).toBe("/interview-chat/cristian");
    hear();
    await pass(0);
    expect(heard.state.location.pathname).toBe("/interview-feedback");
    cleanup();
    const never = await begin();
    await pass(1_805_999);
    expect(never.state.location.pathname).toBe("/interview-chat/cristian");
    await pass(1);
    expect(never.state.location.pathname).toBe("/interview-feedback");
  });

  it("does not carry anybody off another screen", async () => {
    const router = await begin();
    await pass(1_800_000);
    await router.navigate("/dashboard");
    await pass(60_000);
    expect(router.state.location.pathname).toBe("/dashboard");
  });
});
