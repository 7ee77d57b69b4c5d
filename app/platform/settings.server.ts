import { readSettings, type Settings } from "./env.server.ts";

let current: Settings | undefined;

/** The settings of this process, read and checked once. */
export function getSettings(): Settings {
  current ??= readSettings();
  return current;
}

/** For boot, which has checked the settings itself, and for tests. */
export function setSettings(settings: Settings | undefined): void {
  current = settings;
}
