import { addReadCv, finding, keepOffer } from "../support/job-offers.ts";
import { answer, expectQuestion, inDatabase, tabTo } from "./support/interview.ts";
import { FINDINGS, REQUIREMENTS, SAP, withOffer } from "./support/offers.ts";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";

/** Answers what interests her of the post. */
const INTERESTED =
  "Me interesa porque junta números y terreno: en mi práctica lo que más me gustó fue ver que un presupuesto mío " +
  "cambiaba lo que compraba la bodega, y aquí podría hacer eso todos los meses.";

test("the next steps say on what they rest, and lead to a question", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  const id = await inDatabase(server, async (db) => {
    const analysisId = await addReadCv({ db }, student.id);
    const findings = { ...FINDINGS, r2: { ...finding("cumple", [SAP]), isLow: true } };
    const kept = await keepOffer({ db }, student.id, { requirements: REQUIREMENTS, findings, analysisId });
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Santiago" }).format(new Date());
    const row = { state: "interview", state_on: today, firm: "Tres Puentes" } as const;
    await db.updateTable("job_offers").set(row).where("id", "=", kept).execute();
    return kept;
  });
  await page.goto("/dashboard");
  await expect(page.getByText(/^Entrevista hoy$/)).toBeVisible();
  await page.getByRole("link", { name: "Ver la comparación" }).press("Enter");
  await page.waitForURL(`**/job-match/${id}`);
  await hydrated(page);
  const steps = page.getByRole("region", { name: "Próximos pasos" });
  await expect(steps.getByText(`Piden «Dominio de SAP» como obligatorio, y «${SAP}»`)).toBeVisible();
  await expect(steps.getByText("«Manejo de Oracle Hyperion»: tu CV no lo nombra.")).toBeVisible();
  await expect(steps.getByText("Licencia")).toHaveCount(0);
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await steps.getByRole("link", { name: /^Practicar/ }).press("Enter");
  await page.waitForURL("**/practice/*");
});

test("an offer leads to its interview, and the interview's result back to it", { tag: "@widths" }, async ({
  page,
  server,
  expectAccessible,
}) => {
  const id = await withOffer(page, server);
  await page.goto(`/job-match/${id}`);
  await hydrated(page);
  await tabTo(page, page.getByRole("link", { name: "Entrevista para esta oferta" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/interviews?offer=${id}`);
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Entrevista para Analista de Planificación" })).toBeVisible();
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await tabTo(page, page.getByRole("link", { name: "Comenzar Entrevista con Natalia" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/interview-chat/natalia?offer=${id}`);
  await hydrated(page);
  await expect(page.getByText("Entrevista para la oferta Analista de Planificación")).toBeVisible();
  await expectAccessible();
  await tabTo(page, page.getByRole("button", { name: "Sí, estoy listo/a" }));
  await page.keyboard.press("Enter");
  const log = page.getByRole("log");
  await expect(log.getByText("Postulas a «Analista de Planificación». ¿Qué te interesa de este cargo")).toBeVisible();
  await answer(page, INTERESTED);
  await expectQuestion(page, 2);
  await expect(log.getByText("La oferta dice «Título de Ingeniería Comercial».")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Volver a head hunters" }).press("Enter");
  await page.waitForURL(`**/interviews?offer=${id}`);

  // Left open, it is named as what it is; over, its result names the offer.
  await page.goto(`/interview-chat/natalia?offer=${id}`);
  await expect(page.getByText(/^Es para esta oferta\. Vas en la pregunta 2 de 10/)).toBeVisible();
  const interviewId = await inDatabase(server, async (db) => {
    const open = db.selectFrom("interviews").select("id").where("job_offer_id", "=", id);
    return (await open.executeTakeFirstOrThrow()).id;
  });
  const ended = await page.request.post(`${server.url}/api/interview/finish`, {
    data: { interviewId, reason: "abandoned" },
    headers: { origin: server.url },
  });
  expect(ended.ok()).toBe(true);
  await page.goto(`/interview-feedback?id=${interviewId}`);
  await hydrated(page);
  await expectAccessible();
  await expectNoSidewaysScroll(page);
  await tabTo(page, page.getByRole("link", { name: "Analista de Planificación" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/job-match/${id}`);
  await hydrated(page);
  const steps = page.getByRole("region", { name: "Próximos pasos" });
  await expect(
    steps.getByText("En tu entrevista para esta oferta te preguntaron: «La oferta dice “Manejo"),
  ).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: /^Ver el resultado de la última/ }).press("Enter");
  await page.waitForURL(`**/interview-feedback?id=${interviewId}`);
});
