import { describe, expect, test } from "vitest";
import { processingReport } from "#app/features/privacy/processing-report/processing-report.server.ts";
import { parseSettings } from "#app/platform/env.server.ts";

/** Every statement of the report is true of the settings: with others it says something else. */

const report = (env: Record<string, string> = {}, people: number | null = 12) =>
  processingReport({
    settings: parseSettings(env),
    institution: "Universidad <del> Alerce",
    people,
    now: new Date("2026-11-26T12:00:00.000Z"),
  });
const said = (env?: Record<string, string>) => report(env).markdown;

describe("the report says", () => {
  test.each<[string, Record<string, string>, string, string]>([
    [
      "the mail server, without its password",
      { SMTP_URL: "smtp://yo:clave@correo.u.cl:587" },
      "ninguno configurado",
      "correo.u.cl:587",
    ],
    [
      "the model server",
      { AI_ENGINE: "remote", AI_BASE_URL: "http://modelos.u.cl/v1" },
      "Servidor del modelo de lenguaje: ninguno",
      "modelos.u.cl",
    ],
    ["no model", { AI_ENGINE: "rules" }, "el modelo que haya", "ningún modelo de lenguaje participa"],
    ["where the voice goes", { VOICE: "browser" }, "el audio no sale", "fabricante del navegador"],
    [
      "whether it is encrypted on its way",
      { PUBLIC_URL: "https://carreras.u.cl" },
      "Cifrado en tránsito: NO",
      "la dirección pública es https",
    ],
    ["whether there are backups", { BACKUP_AT: "off" }, "cada día a las 03:30", "Respaldos automáticos: NO"],
    [
      "the legal basis",
      { PROCESSING_LEGAL_BASIS: "Consentimiento" },
      "Falta: la fija la institución",
      "Base legal: Consentimiento",
    ],
    ["the deadlines", { RIGHTS_DAYS: "20", RIGHTS_EXTENSION_DAYS: "0" }, "30 días corridos", "20 días corridos"],
    ["the retention", { RETENTION_DAYS_ANSWERS: "90" }, "respuestas 365 días", "respuestas 90 días"],
  ])("%s", (_name, env, before, after) => {
    expect(said()).toContain(before);
    expect(said(env)).toContain(after);
    expect(said(env)).not.toContain(before);
    expect(said(env)).not.toContain("clave@");
  });

  test("whether each log is kept for six months", () => {
    expect(said().match(/\| cumple \|/g)).toHaveLength(4);
    const short = said({ RETENTION_DAYS_ACTIVITIES: "90", RETENTION_DAYS_RIGHTS: "0" });
    expect(short.match(/\| no cumple \|/g)).toHaveLength(1);
    expect(short).toContain("| sin plazo | cumple |");
  });

  test("that a judgement is left to whoever answers for the data", () => {
    expect(said().match(/En blanco/g)).toHaveLength(5);
  });
});

test.each([
  ["optional", "cada persona puede agregarlo"],
  ["staff", "obligatorio para quienes administran"],
] as const)("of the second factor it says what the setting says: %s", (value, words) => {
  const settings = { ...parseSettings({}), SECOND_FACTOR: value };
  expect(processingReport({ settings, institution: "U", people: 1, now: new Date() }).markdown).toContain(words);
});

test.each([
  ["OIDC_ISSUER", "https://id.u.cl/realms/a", "Ingreso con id.u.cl"],
  ["OIDC_GOOGLE_CLIENT_ID", "x", "Ingreso con Google"],
  ["LDAP_URL", "ldaps://directorio.u.cl", "Directorio directorio.u.cl"],
  ["LOGIN_RUT", "off", "el ingreso con RUT está apagado"],
])("of %s it says whom it reaches", (name, value, words) => {
  expect(said()).not.toContain(words);
  const settings = { ...parseSettings({}), [name]: value };
  expect(processingReport({ settings, institution: "U", people: 1, now: new Date() }).markdown).toContain(words);
});

test("the page has the same words, with signs of markup written out", () => {
  const { html } = report();
  expect(html).toContain("Universidad &lt;del&gt; Alerce");
  expect(html).toContain("Personas con cuenta: 12 personas.");
  expect(html).not.toMatch(/<script|https?:/);
});
