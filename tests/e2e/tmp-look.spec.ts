import path from "node:path";
import { openDatabase } from "#db/open.server.ts";
import { addReadCv, finding, keepOffer, requirement } from "../support/job-offers.ts";
import { enter, hydrated, test } from "./support/test.ts";

const REQUIREMENTS = [
  requirement("r1", "Título de Ingeniería Comercial", { kind: "study" }),
  requirement("r2", "Dominio de SAP"),
  requirement("r3", "Manejo de Oracle Hyperion"),
  requirement("r4", "Excel avanzado", { kind: "skill" }),
  requirement("r5", "Inglés intermedio", { kind: "language", level: "nice" }),
];
test("look", async ({ page, server }) => {
  const student = await server.addStudent();
  await enter(page, server.url, student);
  const database = openDatabase(path.join(server.dataDir, "app.sqlite"));
  const analysisId = await addReadCv(database, student.id);
  const id = await keepOffer(database, student.id, {
    requirements: REQUIREMENTS,
    findings: {
      r1: finding("cumple", ["Ingeniería Comercial, Universidad del Alerce, 2018 - 2023"]),
      r2: { ...finding("cumple", ["Reduje 18% las diferencias de inventario al cruzar SAP con los conteos de 3 bodegas."]), isLow: true },
      r3: finding("falta"),
      r4: finding("cumple", ["Planillas de cálculo con tablas dinámicas y macros"]),
      r5: { ...finding("parecido", ["Inglés básico"]), because: "Tu CV dice un nivel menor que el que piden." },
    },
    analysisId,
  });
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Santiago" }).format(new Date(Date.now() + 86_400_000));
  await database.db.updateTable("job_offers").set({ state: "interview", state_on: today, firm: "Tres Puentes" }).where("id", "=", id).execute();
  await database.close();
  for (const width of [360, 768, 1440])
    for (const [name, to] of [["offer", `/job-match/${id}`], ["home", "/dashboard"], ["list", `/interviews?offer=${id}`]] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(to);
      await hydrated(page);
      await page.screenshot({ path: `/tmp/h-jobmatch2-${name}-${width}.png`, fullPage: name === "offer" });
    }
});
