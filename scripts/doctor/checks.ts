import { auditTrail } from "./audit-trail.ts";
import { backups } from "./backups.ts";
import { campusSignIn } from "./campus-sign-in.ts";
import { certificate } from "./certificate.ts";
import type { Check } from "./check.ts";
import { clock } from "./clock.ts";
import { dataFolder } from "./data-folder.ts";
import { database } from "./database.ts";
import { mail } from "./mail.ts";
import { model } from "./model.ts";
import { program } from "./program.ts";
import { sandbox } from "./sandbox.ts";
import { secrets } from "./secrets.ts";
import { server } from "./server.ts";
import { settings } from "./settings.ts";
import { voice } from "./voice.ts";

/** All checks, in the order in which they are shown. */
export const CHECKS: readonly Check[] = [
  program,
  sandbox,
  settings,
  dataFolder,
  secrets,
  database,
  auditTrail,
  backups,
  server,
  certificate,
  campusSignIn,
  mail,
  model,
  voice,
  clock,
];
