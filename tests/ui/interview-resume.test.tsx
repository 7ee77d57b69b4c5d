// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { InterviewEvent } from "#app/features/interview/events.ts";
import { createInterview } from "#app/features/interview/interview-machine.ts";
import { genericQuestions } from "#app/features/interview/question-bank/bank.ts";
import { reduce } from "../support/hunter-machine.ts";
import {
  analyzed,
  badges,
  begin,
  box,
  button,
  lost,
  pass,
  press,
  RELEVANT,
  say,
  server,
  show,
} from "./interview-screen.tsx";

const LONG = "Armé un tablero con alertas y en tres meses los quiebres bajaron de doce a cuatro.";

describe("an interview that was left open", () => {
  const open = { interviewId: 7, question: 2, total: 10, remaining: 1500, offer: null };
  const saved = () => {
    const fresh = createInterview({ hunterId: "cristian", studentName: "Camila", seed: "otra" });
    const at = Date.now() - 600_000;
    const events: InterviewEvent[] = [
      { type: "questions_loaded", at, questions: genericQuestions("cristian") },
      { type: "start", at },
      { type: "answer", at: at + 300_000, id: "a1", text: LONG },
      { type: "verdict", at: at + 300_000, answerId: "a1", ...RELEVANT, source: "server" },
    ];
    return events.reduce((state, event) => reduce(state, event).state, fresh);
  };

  it("goes on at its question, with its messages and its clock, and not with the time away", async () => {
    server.other = async () => Response.json({ interviewId: 7, state: saved() });
    await show({ open });
    expect(screen.getByText(/Vas en la pregunta 2 de 10 y te quedan 25:00/)).toBeTruthy();
    await press("Continuar");
    expect(screen.getByText(LONG)).toBeTruthy();
    expect(badges()).toContain("Pregunta 2/10");
    expect(screen.getByRole("timer").textContent).toBe("25:00");
    await say(`${LONG} Dos.`);
    expect(analyzed()[0]?.body).toMatchObject({ interviewId: 7 });
  });

  it(
    "finds again what only this tab knew: the clock, an answer on " + "its way and the text that was being written",
    async () => {
      const unsent = {
        messageId: "a2",
        questionId: genericQuestions("cristian")[1]?.id,
        userResponse: "Lo que dije sin conexión",
        responseSeconds: 20,
        isRelevant: true,
        relevanceScore: 0.6,
        remaining: 1480,
      };
      sessionStorage.setItem("interview:7", JSON.stringify({ remaining: 1470, unsent: [unsent], draft: "Y ahora" }));
      server.other = async () => Response.json({ interviewId: 7, state: saved() });
      await show({ open });
      await press("Continuar");
      expect(screen.getByText("Lo que dije sin conexión")).toBeTruthy();
      expect(badges()).toContain("Pregunta 3/10");
      expect(screen.getByRole("timer").textContent).toBe("24:30");
      expect(box().value).toBe("Y ahora");
      await say(LONG);
      expect(analyzed()[0]?.body.pending).toMatchObject([{ messageId: "a2" }]);
    },
  );

  it("says what it is about, for who has come for a job offer", async () => {
    const offer = { id: 3, title: "Tres Puentes, Analista" };
    const said = (text: RegExp) => screen.queryAllByText(text).length;
    await show({ open });
    expect(said(/Es para|No es para|Entrevista para/)).toBe(0);
    cleanup();
    await show({ open: { ...open, offer }, offer: null });
    expect(said(/^Es para la oferta Tres Puentes, Analista\. Vas en la pregunta 2/)).toBe(1);
    cleanup();
    await show({ open: { ...open, offer }, offer });
    expect(said(/^Es para esta oferta\. Vas en/)).toBe(1);
    expect(said(/^Entrevista para la oferta/)).toBe(1);
    cleanup();
    await show({ open, offer });
    expect(said(/^No es para la oferta que elegiste\. Vas en/)).toBe(1);
  });

  it("says that it is over when it ended meanwhile, and leaves the greeting", async () => {
    server.other = async () => new Response(null, { status: 204 });
    await show({ open });
    await press("Continuar");
    expect(screen.getByText("Esa entrevista ya terminó")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Continuar" })).toBeNull();
    expect(button("Sí, estoy listo/a")).toBeTruthy();
  });
});

describe("two tabs on one interview", () => {
  it("takes over the saved conversation when the other one is ahead", async () => {
    const ahead = { ...RELEVANT, interviewId: 7, questionIndex: 5, suggestionsGiven: 0, ended: true };
    server.analyze = async () => Response.json(ahead);
    server.other = async (path) => (path.includes("resume") ? new Response(null, { status: 204 }) : lost());
    const router = await begin();
    await say(LONG);
    expect(router.state.location.pathname).toBe("/interview-feedback");
  });

  it("keeps the text of an answer that came too late, and says so", async () => {
    const state = createInterview({ hunterId: "cristian", studentName: "Camila", seed: "otra" });
    const at = Date.now();
    const events: InterviewEvent[] = [
      { type: "questions_loaded", at, questions: genericQuestions("cristian") },
      { type: "start", at },
    ];
    const saved = events.reduce((before, event) => reduce(before, event).state, state);
    server.analyze = async () => Response.json({ message: "", reason: "out_of_step" }, { status: 409 });
    server.other = async (path) => (path.includes("resume") ? Response.json({ interviewId: 7, state: saved }) : lost());
    await begin();
    await say(LONG);
    await pass(100);
    expect(box().value).toBe(LONG);
    expect(screen.getByText(/Lo que escribiste sigue en el cuadro/)).toBeTruthy();
  });
});
