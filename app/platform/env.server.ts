import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { projectRoot } from "./paths.server.ts";
import { PUBLIC_URL_EXPECTED, publicOrigin } from "./public-url.ts";
import { flag, isAddressOrRange, list, oneOf, optional, readableFile, whole } from "./setting-types.server.ts";
import { signInProblems, signInSettings } from "./sign-in-settings.server.ts";
import { HELP_LINES_EXPECTED, parseHelpLines } from "./support-contacts.ts";

/** Settings: .env.example names each one. The only place that reads process.env. */

const DAYS_EXPECTED = "0 (nunca se borra) o un número entero de días entre 30 y 3650";
const TIME_EXPECTED = "una hora como 03:30, u off";
/** Days after which something is deleted; 0 = never. Below 30 it would go while people still work with it. */
const days = z.coerce
  .number({ error: DAYS_EXPECTED })
  .int({ error: DAYS_EXPECTED })
  .refine((value) => value === 0 || (value >= 30 && value <= 3650), { error: DAYS_EXPECTED });
/** Settings whose values are never shown. */
const SECRET = /SECRET|(?<!^INITIAL_|^OWN_)PASSWORD|KEY|TOKEN|SMTP_URL/;

const settingsSchema = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  MODELS_DIR: z.string().default("./models"),
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "una dirección que empiece con http:// o https://" })
      .transform((value, context) => {
        const origin = publicOrigin(value);
        if (origin === null) context.addIssue({ code: "custom", message: PUBLIC_URL_EXPECTED });
        return origin ?? z.NEVER;
      }),
  ),
  TRUST_PROXY: list(isAddressOrRange, "direcciones IP o rangos separados por comas, como 127.0.0.1, 10.0.0.0/8"),
  TLS_CERT: optional(readableFile),
  TLS_KEY: optional(readableFile),
  SESSION_SECRET: optional(z.string().min(32, { error: "al menos 32 caracteres" })),
  /** Who has to have a second factor: everybody of the office, or nobody. */
  SECOND_FACTOR: oneOf("optional", "staff").default("optional"),
  ADMIN_RUT: optional(z.string().regex(/^[\d.\s]{7,12}-?[\dkK]$/, { error: "un RUT como 12345678-9" })),
  ADMIN_PASSWORD: optional(z.string().min(4, { error: "al menos 4 caracteres" })),
  ADMIN_NAME: z.string().default("Administración"),
  ADMIN_EMAIL: optional(z.email({ error: "un correo válido" })),
  DEMO: flag.default(false),
  EMAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, { error: "un dominio como universidad.cl" })
    .default("universidad.example"),
  SUPPORT_CONTACT: z
    .string()
    .regex(/^(mailto:|https?:\/\/).+/, { error: "mailto:… o una dirección https://…" })
    .default("mailto:soporte@universidad.example"),
  SECURITY_CONTACT: optional(
    z.string().regex(/^(mailto:|tel:|https:\/\/)\S+$/, { error: "mailto:…, tel:… o una dirección https://…" }),
  ),
  SUPPORT_CARE: optional(
    z.string().transform((value, context) => {
      const lines = parseHelpLines(value);
      if (lines === null) context.addIssue({ code: "custom", message: HELP_LINES_EXPECTED });
      return lines ?? z.NEVER;
    }),
  ),
  INSTITUTION_NAME: z.string().default("Universidad"),
  LOGO: z
    .string()
    .regex(/^\//, { error: "la ruta de una imagen de esta plataforma, que empiece con /" })
    .default("/art/mark.svg"),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "silent").default("info"),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, { error: "al menos 16 caracteres, sin espacios ni tildes" }),
  ),
  BALLAST_MB: whole(0, 10_240).default(64),
  DISK_RESERVE_MB: whole(0, 1_048_576).default(256),
  MAX_LIVE_BOOKINGS: whole(1, 100).default(2),
  CANCEL_HOURS: whole(0, 168).default(2),
  /** Sessions missed in a term after which booking is closed for NO_SHOW_DAYS; 0: no rule. */
  NO_SHOW_LIMIT: whole(0, 50).default(0),
  NO_SHOW_DAYS: whole(1, 366).default(14),
  /** How long a freed slot is held for the next person of the waiting list; 0: there is no waiting list. */
  WAITING_OFFER_MINUTES: whole(0, 10_080).default(120),
  /** Servers from which a coach's own calendar may be read; none: no server is ever called for that. */
  BUSY_CALENDAR_HOSTS: list(
    (text) => isHost(text.replace(/^\*\./, "")),
    "nombres de servidores separados por comas, como calendar.google.com, *.universidad.cl",
  ),
  CV_ANALYSES_PER_HOUR: whole(0, 10_000).default(20),
  KEEP_CV_FILES: flag.default(false),
  RETENTION_DAYS_CV_TEXT: days.default(365),
  RETENTION_DAYS_ANSWERS: days.default(365),
  RETENTION_DAYS_ACTIVITIES: days.default(730),
  RETENTION_DAYS_RIGHTS: days.default(1825),
  /** Deadlines of the rights desk; extension 0: none. */
  RIGHTS_DAYS: whole(1, 365).default(30),
  RIGHTS_BLOCK_BUSINESS_DAYS: whole(1, 60).default(3),
  RIGHTS_EXTENSION_DAYS: whole(0, 365).default(30),
  RIGHTS_WARN_DAYS: whole(0, 365).default(10),
  /** Legal basis of the processing, as the institution's counsel words it. */
  PROCESSING_LEGAL_BASIS: z.string().max(500).default(""),
  BACKUP_KEEP_DAYS: whole(1, 3650).default(30),
  BACKUP_DIR: optional(z.string()),
  BACKUP_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, { error: TIME_EXPECTED })
    .default("03:30"),
  AI_ENGINE: oneOf("auto", "llama", "remote", "rules").default("auto"),
  AI_MODEL: optional(z.string()),
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/, error: "una dirección que empiece con http:// o https://" })),
  AI_API_KEY: optional(z.string()),
  AI_ALLOWED_HOSTS: list(isHost, "nombres de servidores separados por comas, como modelos.universidad.cl"),
  AI_GPU: oneOf("off", "auto", "cuda", "vulkan", "metal").default("off"),
  AI_THREADS: optional(whole(1, 256)),
  WHISPER_MODEL: optional(z.string()),
  WHISPER_SERVER: optional(readableFile),
  WHISPER_AUDIO_CTX: whole(0, 1500).default(0),
  VOICE: oneOf("local", "browser").default("local"),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\/.+/, { error: "una dirección como smtp://usuario:clave@servidor:587" }),
  ),
  MAIL_FROM: optional(z.string().regex(/@/, { error: "un remitente como Carreras <carreras@universidad.cl>" })),
  ...signInSettings,
});

export type Settings = Omit<z.infer<typeof settingsSchema>, "NODE_ENV" | "BACKUP_DIR"> & {
  /** Absolute path; the folder is not created yet. */
  BACKUP_DIR: string;
  production: boolean;
  /** Whether browsers reach the platform over https; decides on Secure cookies and HSTS. */
  https: boolean;
};

/** One Spanish line per wrong setting: its name and what was expected. */
export class SettingsError extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.name = "SettingsError";
    this.lines = lines;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables of this process, for programs that need more of them than the settings. */
export const processEnvironment = (): Environment => process.env;

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(settingsSchema.shape);

/** Whether a setting's value may hold a secret. */
export const isSecretSetting = (name: string): boolean => SECRET.test(name);

/**
 * Reads and checks the settings; makes DATA_DIR.
 * @throws SettingsError naming every wrong setting.
 */
export function readSettings(env: Environment = process.env): Settings {
  const settings = parseSettings(env);
  try {
    mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
    accessSync(settings.DATA_DIR, constants.W_OK);
  } catch {
    throw new SettingsError([
      "DATA_DIR: se esperaba una carpeta en la que se pueda escribir. Valor recibido: «" +
        `${env.DATA_DIR ?? settings.DATA_DIR}»`,
    ]);
  }
  return settings;
}

/**
 * Reads and checks the settings and changes nothing: DATA_DIR may not be there.
 * @throws SettingsError naming every wrong setting.
 */
export function parseSettings(env: Environment = process.env): Settings {
  // An empty value (`PORT=` in a .env file) is an absent one.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => {
        const name = issue.path.join(".");
        // The wrong value may be a mistyped password, so it must not be logged.
        const received =
          SECRET.test(name) || /\/\/[^/]*:[^/]*@/.test(env[name] ?? "")
            ? ""
            : ` Valor recibido: «${(env[name] ?? "").slice(0, 60)}»`;
        return `${name}: se esperaba ${issue.message}.${received}`;
      }),
    );
  }
  const { NODE_ENV, ...settings } = parsed.data;
  if (!settings.TLS_CERT !== !settings.TLS_KEY) {
    throw new SettingsError([
      `${settings.TLS_CERT ? "TLS_KEY" : "TLS_CERT"}: se esperaba un valor, porque la otra mitad del ` +
        "certificado está configurada.",
    ]);
  }
  if (settings.AI_ENGINE === "remote" && !settings.AI_BASE_URL) {
    throw new SettingsError([
      "AI_BASE_URL: se esperaba la dirección del servidor del modelo, porque AI_ENGINE es remote.",
    ]);
  }
  const signIn = signInProblems(settings);
  if (signIn.length > 0) throw new SettingsError(signIn);
  const dataDir = path.resolve(projectRoot, settings.DATA_DIR);
  return {
    ...settings,
    DATA_DIR: dataDir,
    MODELS_DIR: path.resolve(projectRoot, settings.MODELS_DIR),
    BACKUP_DIR: settings.BACKUP_DIR ? path.resolve(projectRoot, settings.BACKUP_DIR) : path.join(dataDir, "backups"),
    production: NODE_ENV === "production",
    https: settings.PUBLIC_URL ? settings.PUBLIC_URL.startsWith("https://") : settings.TLS_CERT !== undefined,
  };
}

const DRIVER_VARIABLES = ["CUDA_VISIBLE_DEVICES", "CUDA_PATH", "GGML_VK_VISIBLE_DEVICES", "LD_LIBRARY_PATH"];

/** Variables that a GPU's driver reads itself: not settings of ours, but passed on to the computing child. */
export function driverVariables(env: Record<string, string | undefined> = process.env): Record<string, string> {
  return Object.fromEntries(DRIVER_VARIABLES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

function isHost(text: string): boolean {
  return /^[a-z0-9.:-]+$/i.test(text);
}
