import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BackupSettings } from "#app/backup/backups.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { migrations } from "#db/migrations/index.ts";
import { openDatabase } from "#db/open.server.ts";

const NOW = "2026-03-01T12:00:00.000Z";

/** What a server that was stopped leaves: a database, the secrets and a kept original. */
export class DataFolder {
  readonly root = mkdtempSync(path.join(tmpdir(), "careers-backup-"));
  readonly settings: BackupSettings = {
    DATA_DIR: path.join(this.root, "data"),
    BACKUP_DIR: path.join(this.root, "data", "backups"),
    BACKUP_KEEP_DAYS: 30,
  };

  /** @param schema how many migrations the database has had */
  constructor(schema = migrations.length) {
    mkdirSync(path.join(this.settings.DATA_DIR, "uploads"), { recursive: true });
    writeFileSync(this.file("secrets.json"), '{"pepper":"first"}');
    writeFileSync(this.file("uploads/cv-1"), "first original");
    const database = openDatabase(this.file("app.sqlite"));
    migrate(database.raw, migrations.slice(0, schema));
    database.raw.exec(`
      INSERT INTO users (id, rut, name, email, role, is_active, created_at, updated_at)
        VALUES (1, '1-1', 'Ana', 'ana@a.example', 'user', 1, '${NOW}', '${NOW}');
      INSERT INTO cv_analyses (user_id, file_name, file_type, file_size, upload, processing_status, created_at)
        VALUES (1, 'cv.pdf', 'application/pdf', 14, 'cv-1', 'completed', '${NOW}');
      INSERT INTO sessions (id_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
        VALUES ('x', 1, '${NOW}', '${NOW}', '${NOW}', '')`);
    database.raw.close();
  }

  file(name: string): string {
    return path.join(this.settings.DATA_DIR, name);
  }

  /** A change that an older backup does not have: another name, other secrets, another original. */
  change(): void {
    this.query("UPDATE users SET name = 'Berta'");
    writeFileSync(this.file("secrets.json"), '{"pepper":"second"}');
    writeFileSync(this.file("uploads/cv-2"), "second original");
    writeFileSync(this.file("erased-since-rebuild"), "");
  }

  /** Runs one statement and closes the database again. @returns the rows of a SELECT */
  query(statement: string): unknown[] {
    const { raw } = openDatabase(this.file("app.sqlite"));
    try {
      const prepared = raw.prepare(statement);
      return prepared.reader ? prepared.all() : [prepared.run()];
    } finally {
      raw.close();
    }
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
