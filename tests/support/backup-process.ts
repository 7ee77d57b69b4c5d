import { makeBackup } from "#app/backup/make-backup.server.ts";
import { aloneWithData, restoreBackup } from "#app/backup/restore.server.ts";
import { verifyBackup } from "#app/backup/verify.server.ts";

// Makes a backup, or restores one, and ends itself as a power cut would at the n-th step. Prints each step before.

const { DATA_DIR = "", BACKUP_DIR = "", FOLDER, KILL_AT = "0" } = process.env;
const settings = { DATA_DIR, BACKUP_DIR, BACKUP_KEEP_DAYS: 30 };
let steps = 0;
const onStep = (step: string) => {
  process.stdout.write(`${step}\n`);
  steps += 1;
  if (steps === Number(KILL_AT)) process.kill(process.pid, "SIGKILL");
};

if (FOLDER) {
  const backup = await verifyBackup(FOLDER);
  await aloneWithData(settings, () => restoreBackup(settings, backup, { onStep }));
} else await makeBackup(settings, { onStep });
