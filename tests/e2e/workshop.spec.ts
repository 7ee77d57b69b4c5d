import type { Page } from "@playwright/test";
import { docx, paragraph } from "../support/documents/zip.ts";
import { CV, WAS } from "../support/workshop.ts";
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from "./support/test.ts";
import { bytesOf, studentWithCv, wordText } from "./support/worked-cv.ts";

const HEADINGS = ["Experiencia laboral", "Educación", "Habilidades"];
const LIST = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const WORD = docx({
  body: CV.split("\n")
    .filter((line) => line !== "")
    .map((line) =>
      paragraph(line.replace(/^- /, ""), {
        run: HEADINGS.includes(line) ? "<w:b/>" : "",
        paragraph: line.startsWith("- ") ? LIST : "",
      }),
    )
    .join(""),
});

/** The student uses her own words for the line. */
async function useLine(page: Page, text: string) {
  await page.getByRole("button", { name: new RegExp(WAS) }).click();
  await page.getByRole("button", { name: "Escribirla yo" }).click();
  await page.getByRole("textbox", { name: "Cómo queda la línea" }).fill(text);
  await page.getByRole("button", { name: "Usar esta línea" }).click();
  await expect(page.getByText("Línea cambiada")).toBeVisible();
}

test.describe("the workshop", () => {
  test("tells a line anew with the student's answers, shows what it moves, and takes it back; by keyboard", {
    tag: "@widths",
  }, async ({ page, server, expectAccessible }) => {
    const { student, id } = await studentWithCv(server, CV);
    await enter(page, server.url, student);
    await page.goto(`/analyze-cv?id=${id}`);
    await hydrated(page);
    await page.getByRole("link", { name: "Abrir en el Taller" }).click();
    await page.waitForURL(/\/workshop\/\d+/);
    await hydrated(page);
    await page.getByRole("button", { name: new RegExp(WAS) }).click();
    await expect(page.getByRole("heading", { name: WAS })).toBeFocused();
    await expect(page.getByText("En esta línea no vimos qué hiciste tú, cuánto fue ni para qué sirvió.")).toBeVisible();
    await expectAccessible();

    await page.getByLabel("¿Cuánto?").fill("120 personas al día");
    await page.getByLabel("¿Para qué o para quién sirvió?").fill("bajaron los reclamos de 40 a 25 al mes");
    const form = page.getByRole("radio", { name: /^Atendí público en caja \(120 personas al día\); bajaron/ });
    await expect(form).toBeVisible();
    // Nothing is chosen for her.
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
    const use = page.getByRole("button", { name: "Usar esta línea" });
    await expect(use).toBeDisabled();
    await form.press("Space");
    await expect(form).toBeChecked();
    await expect(page.getByText("Con esta línea")).toBeVisible();
    await expect(page.getByText("Logros con cifras")).toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScroll(page);

    await page.getByRole("button", { name: "Editar la elegida" }).press("Enter");
    const own = page.getByRole("textbox", { name: "Cómo queda la línea" });
    await own.fill("Atendí público en caja ([cifra] personas al día)");
    await expect(page.getByText("Falta llenar «[cifra]»: pon tu dato o quítalo.")).toBeVisible();
    await expect(use).toBeDisabled();
    await own.fill("Atendí público en caja (120 personas al día); bajaron los reclamos de 40 a 25 al mes");
    await expect(use).toBeEnabled();
    await use.press("Enter");
    await expect(page.getByText("Línea cambiada")).toBeVisible();
    await expect(page.getByRole("button", { name: new RegExp(WAS) })).toContainText("Cambiada");
    // The next line begins with nothing of this one.
    const next = page.getByRole("heading", { level: 2 }).first();
    await expect(next).toBeFocused();
    await expect(next).not.toHaveText(WAS);
    await expect(page.getByLabel("¿Cuánto?")).toHaveValue("");
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(own).toHaveCount(0);
    await expect(use).toBeDisabled();
    await page.reload();
    await hydrated(page);
    await expect(page.getByText("Con las líneas que usas")).toBeVisible();
    await expect(page.getByRole("button", { name: new RegExp(WAS) })).toContainText("Cambiada");

    // What is typed stays while another line is looked at, and belongs to its line alone.
    const first = await next.innerText();
    await page.getByLabel("¿Cuánto?").fill("11 informes");
    await page.getByRole("button", { name: new RegExp(WAS) }).press("Enter");
    await expect(own).toHaveValue(/^Atendí público/);
    await page.getByRole("button", { name: new RegExp(first.slice(0, 20)) }).press("Enter");
    await expect(page.getByLabel("¿Cuánto?")).toHaveValue("11 informes");
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);

    await page.getByRole("button", { name: "Saltar" }).press("Enter");
    await expect(page.getByText("La dejamos como está").first()).toBeVisible();
    const undo = page.getByRole("button", { name: "Deshacer" });
    await expect(undo).toBeEnabled();
    await undo.press("Enter");
    await expect(page.getByText("Volvió a como estaba")).toBeVisible();

    // A line in use goes back to what it was, and its new words are not lost.
    await page.getByRole("button", { name: new RegExp(WAS) }).press("Enter");
    const back = page.getByRole("button", { name: "Volver a la original" });
    await expect(back).toBeEnabled();
    await back.press("Enter");
    await expect(page.getByRole("button", { name: new RegExp(WAS) })).toContainText("Queda como está");
    await page.reload();
    await hydrated(page);
    await expect(page.getByText("Sin cambios todavía")).toBeVisible();
    await page.getByRole("button", { name: new RegExp(WAS) }).press("Enter");
    await expect(own).toHaveValue(/^Atendí público/);
    await expectAccessible();
  });

  test("keeps a version, compares it with the CV as it was, and gives back her own Word with the new line", {
    tag: "@widths",
  }, async ({ page, server, expectAccessible }) => {
    const now = "Atendí a 120 personas al día en caja";
    const { student, id } = await studentWithCv(server, WORD);
    await enter(page, server.url, student);
    await page.goto(`/workshop/${id}`);
    await hydrated(page);
    await useLine(page, now);
    await page.getByLabel("Nombre de la versión").fill("Para retail");
    await page.getByRole("button", { name: "Guardar versión" }).press("Enter");
    await expect(page.getByText("Versión guardada")).toBeVisible();
    await page.getByRole("link", { name: "Versiones y descarga" }).click();
    await page.waitForURL(/\/versions$/);
    await hydrated(page);
    await expect(page.getByRole("region", { name: /^Sin cambios, \d+ puntos/ })).toContainText(WAS);
    await expect(page.getByRole("region", { name: /^Para retail, \d+ puntos/ })).toContainText(now);
    await expect(page.getByText("No guardamos tu archivo")).toBeVisible();
    await expectAccessible();
    await expectNoSidewaysScroll(page);

    const word = { name: "CV.docx", mimeType: "application/octet-stream", buffer: Buffer.from(WORD) };
    const changed = page.waitForEvent("download");
    await page.getByLabel("Tu Word").setInputFiles(word);
    expect(await wordText(await changed)).toContain(now);
    await expect(page.getByText("Descargado. Ábrelo y revísalo antes de enviarlo.")).toBeVisible();
    await page.getByLabel("Tu Word").setInputFiles({ ...word, buffer: Buffer.from("texto") });
    await expect(page.getByRole("alert")).toContainText("Ese archivo no es un Word (DOCX).");

    await page.getByRole("radio", { name: /Plantilla Clara/ }).press("Space");
    const written = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar PDF" }).press("Enter");
    expect((await bytesOf(await written)).subarray(0, 5).toString()).toBe("%PDF-");
    await expectAccessible();

    await page.goto("/my-activities");
    await page.getByRole("link", { name: "Ver versión" }).click();
    await page.waitForURL(/\/versions\?right=\d+$/);
    await hydrated(page);
    await page.getByRole("button", { name: "Borrar Para retail" }).press("Enter");
    await page.getByRole("button", { name: "Sí, borrar" }).press("Enter");
    await expect(page.getByText("Todavía no guardas una versión")).toBeVisible();
  });

  test("shows the score of what is chosen once it is known, never that of what was shown before", async ({
    page,
    server,
  }) => {
    const { student, id } = await studentWithCv(server, CV);
    await enter(page, server.url, student);
    await page.goto(`/workshop/${id}`);
    await hydrated(page);
    await page.getByRole("button", { name: new RegExp(WAS) }).click();
    await page.getByLabel("¿Cuánto?").fill("120 personas al día");
    const form = page.getByRole("radio").first();
    await expect(form).toBeVisible();
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/preview", async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest("**/preview");
    await form.check();
    await asked;
    await expect(page.getByText("Sin cambios todavía")).toBeVisible();
    await expect(page.getByText("Con esta línea")).toHaveCount(0);
    answer();
    await expect(page.getByText("Con esta línea")).toBeVisible();
  });

  test("says that another's analysis is not found", async ({ page, server, expectAccessible }) => {
    const { id } = await studentWithCv(server, CV);
    await enter(page, server.url, await server.addStudent("Matías Vera Lagos"));
    const answer = await page.goto(`/workshop/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText("No encontramos ese análisis")).toBeVisible();
    await expectAccessible();
  });
});
