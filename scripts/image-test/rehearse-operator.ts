import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ApiClient } from "../../tests/support/api-client.ts";
import { timed } from "../bench/statistics.ts";
import { run } from "./buildah.ts";
import { Container } from "./container.ts";
import type { Image, Timings } from "./rehearsals.ts";
import { atMost, type Row, yes } from "./rows.ts";

/** Tests rare tasks of a container's operator: TLS certificates and a restore on a new disk. */

/** Seconds from a lost disk to a successful sign-in, not counting the transfer of the backup. */
const RESTORE_LIMIT_S = 60;

/** Checks that the health check works with a server that terminates TLS itself. */
export async function rehearseTls(image: Image): Promise<Row[]> {
  const data = mkdtempSync(path.join(tmpdir(), "careers-container-tls-"));
  const [cert, key] = ["tls.crt", "tls.key"].map((name) => path.join(data, name));
  const subject = ["-subj", "/CN=carreras.universidad.example", "-days", "2"];
  run("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    ...subject,
    "-keyout",
    key ?? "",
    "-out",
    cert ?? "",
  ]);
  run("chown", ["1000:1000", key ?? "", cert ?? ""]);
  const env = {
    TLS_CERT: "/app/data/tls.crt",
    TLS_KEY: "/app/data/tls.key",
    PUBLIC_URL: "https://carreras.universidad.example",
  };
  const container = new Container({ ...image, data, env });
  try {
    await container.start();
    const { status, output } = container.exec(["node", "build/scripts/healthcheck.js"]);
    return [yes("health check over TLS", status === 0, `exit ${status} ${output}`)];
  } finally {
    await container.dispose();
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * Backs up a running container, restores the backup into an empty data folder with a one-off container, and starts the
 * server.
 */
export async function rehearseRestore(image: Image, timings: Timings): Promise<Row[]> {
  const first = new Container(image);
  const data = mkdtempSync(path.join(tmpdir(), "careers-container-restored-"));
  const second = new Container({ ...image, data });
  try {
    await first.start();
    const backup = first.exec(["node", "build/scripts/backup.js"]);
    await first.stop();
    const backups = path.join(data, "backups");
    cpSync(path.join(first.data, "backups"), backups, { recursive: true });
    run("chown", ["-R", image.config.User, backups]);
    const { ms, value: rows } = await timed(async () => {
      const restored = second.runOnce(["node", "build/scripts/restore.js", "latest", "--yes"]);
      await second.start();
      const client = await new ApiClient(second.url).signIn(first.admin).catch(() => null);
      return [
        yes(
          "backup of a running container",
          backup.status === 0,
          `exit ${backup.status} ${backup.output.split("\n")[0]}`,
        ),
        yes(
          "restore in a container of its own",
          restored.status === 0,
          `exit ${restored.status} ${restored.output.slice(-80)}`,
        ),
        yes("sign-in after the restore", client !== null),
      ];
    });
    timings.restoreMs = ms;
    return [...rows, atMost("from a dead disk to a sign-in", RESTORE_LIMIT_S, ms / 1000, "s")];
  } finally {
    await first.dispose();
    await second.dispose();
    rmSync(data, { recursive: true, force: true });
  }
}
