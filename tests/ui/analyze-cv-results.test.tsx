// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { corrected } from "../unit/cv-corrections/corrected-cv.ts";
import { sampleView } from "../unit/cv-screen/sample-view.ts";
import { button, NOTHING, press, server, show } from "./cv-screen.tsx";

const SKILLS = { added: [], removed: [], confirmed: false };

describe("the results", () => {
  // Dialogs come as a module of their own, and that takes real time.
  beforeEach(() => vi.useRealTimers());
  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  it("show at most six competencies and four questions, with colour words and difficulty", async () => {
    const many = sampleView();
    many.results.competencies = Array.from({ length: 8 }, (_, index) => ({
      name: `C${index}`,
      score: index,
      evidence: "",
    }));
    many.results.interview_questions = Array.from({ length: 6 }, (_, index) => ({
      question: `¿P${index}?`,
      category: "Logros",
      difficulty: "advanced" as const,
    }));
    await show({ analysis: many });
    const dials = within(screen.getByRole("region", { name: "Competencias" })).getAllByRole("img");
    expect(dials.map((dial) => dial.getAttribute("aria-label"))).toEqual([
      "C0: 0 %, por reforzar",
      "C1: 10 %, por reforzar",
      "C2: 20 %, por reforzar",
      "C3: 30 %, por reforzar",
      "C4: 40 %, por reforzar",
      "C5: 50 %, en desarrollo",
    ]);
    expect(screen.getAllByText("Avanzada")).toHaveLength(4);
    expect(screen.getByRole("link", { name: "Ir a Simulación" }).getAttribute("href")).toBe(
      "/interviews?fromCvAnalysis=true",
    );
    expect(screen.getByRole("link", { name: "Pedir revisión de una persona" }).getAttribute("href")).toBe(
      `/account?review=cv-${many.id}#pedir-revision`,
    );
  });

  it("say what the CV does not give and warn about the file", async () => {
    const view = sampleView();
    view.results.candidate = { name: "", profession: "", location: "", experience: "", education: "", skills: [] };
    await show({ analysis: view });
    expect(title()).toBe("Tu CV no indica tu nombre");
    expect(screen.getAllByText("No indicado")).toHaveLength(5);
    expect(screen.getByText(/leímos las primeras páginas/)).toBeTruthy();
  });

  it("say that the CV came as JSON Resume, and name what is not in it", async () => {
    const view = sampleView();
    view.details.imported = { format: "json_resume", unused: ["hobbies", "work[0].salary"] };
    await show({ analysis: view });
    expect(screen.getByText("Leído desde JSON Resume")).toBeTruthy();
    expect(screen.getByText("Quedó fuera de tu CV: hobbies, work[0].salary.")).toBeTruthy();
  });

  it("fold a long list of what is not in a JSON Resume's CV, and do not pretend that it is whole", async () => {
    const view = sampleView();
    view.details.imported = { format: "json_resume", unused: Array.from({ length: 60 }, (_, at) => `campo${at}`) };
    await show({ analysis: view });
    expect(screen.getByText("Quedaron fuera de tu CV al menos 60 datos")).toBeTruthy();
    expect(screen.getByText(/^campo0, .*campo59 y otros\.$/)).toBeTruthy();
  });

  it("take an edited profile on 'Guardar' only, and split its skills on commas", async () => {
    await show({ analysis: sampleView() });
    await press("Editar Perfil");
    fireEvent.change(await screen.findByLabelText("Nombre completo"), { target: { value: "Otra Persona" } });
    await press("Cancelar");
    await closed();
    expect(title()).toBe("Begoña Ñancupil Peñailillo");
    await press("Editar Perfil");
    expect((await screen.findByLabelText<HTMLInputElement>("Nombre completo")).value).toBe(
      "Begoña Ñancupil Peñailillo",
    );
    fireEvent.change(screen.getByLabelText("Nombre completo"), { target: { value: "Otra Persona" } });
    fireEvent.change(screen.getByLabelText("Habilidades"), { target: { value: "Tableau, , R ," } });
    await press("Guardar");
    await closed();
    expect(title()).toBe("Otra Persona");
    expect(screen.getByText("Tableau · R")).toBeTruthy();
    expect(screen.getByText(/Ingeniera Comercial \| Tableau · R/)).toBeTruthy();
  });

  it("explain the score with points, finding and quotes, and show the text that was read", async () => {
    await show({ analysis: sampleView() });
    await press("Cómo se calcula");
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("12,5 de 20");
    expect(dialog.textContent).toContain("«Reduje el inventario en 18 %»");
    await act(async () => void fireEvent.keyDown(dialog, { key: "Escape" }));
    await closed();
    await press("Lo que leímos");
    expect((await screen.findByRole("dialog")).textContent).toContain("begona@correo.example");
  });

  it("of before readings were kept show the text, and say how to get one that can be corrected", async () => {
    await show({ analysis: sampleView({ canCorrect: false }) });
    await press("Lo que leímos");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Esta lectura no se puede corregir")).toBeTruthy();
    expect(within(dialog).getByText(/Sube tu CV otra vez/)).toBeTruthy();
    expect(dialog.textContent).toContain("begona@correo.example");
  });

  it("never say that the student corrected what a note in the file says", async () => {
    const view = sampleView();
    const [job] = corrected({}).understood.jobs;
    const jobs = [{ key: job?.key ?? "", removed: true as const }];
    const said = corrected({ name: "Rosario Ibáñez", phone: null, jobs, skills: { ...SKILLS, added: ["Trakcare"] } });
    view.details.understood = { ...said.understood, byFile: true };
    await show({ analysis: view });
    expect(screen.getByText("Viene de tu archivo: nombre, trabajos")).toBeTruthy();
    await press("Lo que leímos");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Este archivo se escribió en la plataforma")).toBeTruthy();
    expect(within(dialog).getAllByText("Viene de tu archivo")).toHaveLength(2);
    expect(within(dialog).getByText("Tu archivo no lo da")).toBeTruthy();
    expect(within(dialog).getByText("No es un trabajo, según tu archivo")).toBeTruthy();
    expect(within(dialog).getByText("4 datos de tu archivo")).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/por ti\b|dijiste|Prefieres/);
  });

  it("keep what was typed when a correction is refused, and say why", async () => {
    const view = sampleView();
    view.details.understood = corrected({}).understood;
    await show({ analysis: view });
    vi.stubGlobal("fetch", async () => Response.json({ error: "x", message: "Espera un momento." }, { status: 409 }));
    await press("Lo que leímos");
    fireEvent.click(await screen.findByRole("button", { name: "Corregir nombre" }));
    fireEvent.change(screen.getByRole("textbox", { name: "Nombre" }), { target: { value: "Otra Persona" } });
    await press("Guardar");
    expect((await screen.findByRole("alert")).textContent).toContain("Espera un momento.");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nombre" }).value).toBe("Otra Persona");
    expect(title()).toBe("Begoña Ñancupil Peñailillo");
  });

  it("give way to the start on 'Analizar Otro CV'", async () => {
    const router = await show({ analysis: sampleView() });
    server.data = NOTHING;
    await press("Analizar Otro CV");
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(button("Comenzar Análisis").disabled).toBe(true);
  });
});
