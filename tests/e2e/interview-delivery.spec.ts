import { ApiClient } from "../support/api-client.ts";
import type { TestServer } from "../support/server.ts";
import { told } from "./support/interview.ts";
import { enter, expect, hydrated, test } from "./support/test.ts";

const HABIT =
  "En mi trabajo me tocó ordenar la bodega, o sea, partir de cero, y cambié las etiquetas por colores, o sea, lo que " +
  "nadie hacía. En un mes bajamos las pérdidas de 12 a 3 productos, o sea, harto.";

/** An interview of three answers that ended by being left. @returns its id */
async function play(server: TestServer, account: Awaited<ReturnType<TestServer["addStudent"]>>, isDictated: boolean) {
  const client = await new ApiClient(server.url).signIn(account);
  const call = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const response = await client.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(response.status, path).toBe(200);
    return (await response.json()) as { interviewId: number };
  };
  const hunterId = "natalia";
  const { interviewId } = await call("/api/interview/start", { hunterId, fromCvAnalysis: false });
  for (const [at, userResponse] of [told(0), told(1), HABIT].entries()) {
    const spoken = { words: userResponse.split(" ").length, seconds: 15 + at, pauses: at, longestPause: at * 2.2 };
    const answer = { hunterId, interviewId, questionId: `natalia-${at + 1}`, userResponse, responseSeconds: 60 };
    await call("/api/interview/analyze-response", { ...answer, ...(isDictated && { spoken }) });
  }
  await call("/api/interview/finish", { interviewId, reason: "abandoned" });
  return interviewId;
}

test("the result tells how dictated answers were spoken, as an estimate", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const account = await server.addStudent();
  const id = await play(server, account, true);
  await enter(page, server.url, account);
  await page.goto(`/interview-feedback?id=${id}`);
  await hydrated(page);
  const section = page.getByRole("region", { name: "Tu ritmo al hablar" });
  await expect(section).toContainText("Según las 3 respuestas que dictaste completas.");
  await expect(section).toContainText("Es una estimación y no cambia tu puntaje.");
  await expect(section).toContainText(/Cerca de \d+ palabras por minuto, contando las pausas\./);
  await expect(section).toContainText(
    "Tres de un segundo y medio o más; la más larga, de 4,4 segundos, en la pregunta 3.",
  );
  await expect(section).toContainText("Dijiste «o sea» al menos tres veces, por ejemplo en la pregunta 3: «");
  const [outer, inner] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(inner).toBeLessThanOrEqual(outer ?? 0);
  await expectAccessible();
});

test("the result says nothing of it where all was typed", async ({ page, server }) => {
  const account = await server.addStudent();
  const id = await play(server, account, false);
  await enter(page, server.url, account);
  await page.goto(`/interview-feedback?id=${id}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Resultado de Entrevista" })).toBeVisible();
  await expect(page.getByText("Tu ritmo al hablar")).toHaveCount(0);
});
