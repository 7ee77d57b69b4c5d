import { statfs } from "node:fs/promises";
import path from "node:path";
import { parseSettings, processEnvironment, type Settings, SettingsError } from "#app/platform/env.server.ts";
import { type EnvFile, installationEnvironment } from "../installation-environment.ts";
import { askServer, type ServerAnswer } from "./running-server.ts";

/** The installation that is checked. */
export type Site = {
  root: string;
  settings: Settings;
  /** Messages about invalid settings, which have their defaults in `settings`. */
  wrongSettings: string[];
  envFile: EnvFile;
  /** All variables; those of the process override those of the file. */
  env: Readonly<Record<string, string | undefined>>;
  databaseFile: string;
  now: Date;
  /** Type and free space of a file system; replaced in tests to simulate network file systems. */
  statfs: (folder: string) => Promise<{ type: number; bsize: number; bavail: number; files: number; ffree: number }>;
  /** The response of the running server; requested once. */
  server(): Promise<ServerAnswer>;
};

type Given = { root: string; env?: Site["env"]; now?: Date; statfs?: Site["statfs"] };

export function openSite({ root, env: own = processEnvironment(), now = new Date(), ...given }: Given): Site {
  const { env, envFile } = installationEnvironment(root, own);
  const { settings, wrongSettings } = readable(env);
  let server: Promise<ServerAnswer> | undefined;
  return {
    root,
    settings,
    wrongSettings,
    envFile,
    env,
    databaseFile: path.join(settings.DATA_DIR, "app.sqlite"),
    now,
    statfs: given.statfs ?? statfs,
    server: () => {
      server ??= askServer(settings);
      return server;
    },
  };
}

/** Settings that only make sense together. */
const PARTNERS: Readonly<Record<string, string>> = {
  TLS_KEY: "TLS_CERT",
  TLS_CERT: "TLS_KEY",
  AI_BASE_URL: "AI_ENGINE",
  BREAK_GLASS_RUT: "LOGIN_RUT",
};
/** A missing setting of these families makes the others useless; sign-in by OpenID Connect needs PUBLIC_URL too. */
const FAMILIES = [/^OIDC_|^PUBLIC_URL$/, /^LDAP_/];

/** Invalid settings count as absent, so that everything else can be checked. */
function readable(env: Site["env"]): Pick<Site, "settings" | "wrongSettings"> {
  const wrongSettings: string[] = [];
  const rest = { ...env };
  // An invalid setting may hide an invalid combination.
  for (let round = 0; round < 3; round += 1) {
    try {
      return { settings: parseSettings(rest), wrongSettings };
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      wrongSettings.push(...error.lines.filter((line) => !wrongSettings.includes(line)));
      for (const name of error.lines.map((line) => line.slice(0, line.indexOf(":")))) {
        delete rest[name];
        delete rest[PARTNERS[name] ?? name];
        const family = FAMILIES.find((each) => each.test(name));
        for (const other of Object.keys(rest)) if (family?.test(other) && rest[name] === undefined) delete rest[other];
      }
    }
  }
  return { settings: parseSettings({}), wrongSettings };
}
