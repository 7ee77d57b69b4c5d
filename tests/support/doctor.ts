import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { loadSecrets } from "#app/features/auth/secrets.server.ts";
import { migrate } from "#db/migrate.server.ts";
import { openDatabase } from "#db/open.server.ts";
import type { Check } from "../../scripts/doctor/check.ts";
import type { Finding } from "../../scripts/doctor/finding.ts";
import { openSite, type Site } from "../../scripts/doctor/installation.ts";

/** An installation in a folder of its own, for the checks of the diagnosis. */
export type Installation = { root: string; dataDir: string; modelsDir: string; env: Record<string, string> };

export function makeInstallation(envFile = ""): Installation {
  const root = mkdtempSync(path.join(tmpdir(), "careers-doctor-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [dataDir, modelsDir] = [path.join(root, "data"), path.join(root, "models")];
  mkdirSync(dataDir, { mode: 0o700 });
  mkdirSync(modelsDir);
  writeFileSync(path.join(root, "package.json"), JSON.stringify({ engines: { node: ">=22.14" } }));
  if (envFile) writeFileSync(path.join(root, ".env"), envFile, { mode: 0o600 });
  return { root, dataDir, modelsDir, env: { DATA_DIR: dataDir, MODELS_DIR: modelsDir } };
}

/** As the first start leaves it: a migrated database and the secrets. */
export async function addDatabase({ dataDir }: Installation): Promise<string> {
  loadSecrets({ DATA_DIR: dataDir, SESSION_SECRET: undefined });
  const file = path.join(dataDir, "app.sqlite");
  const database = openDatabase(file);
  migrate(database.raw);
  await database.close();
  return file;
}

type Changes = Partial<Pick<Site, "now" | "statfs">> & { env?: Record<string, string> };

export function siteOf({ root, env }: Installation, { env: more, ...changes }: Changes = {}): Site {
  return openSite({ root, env: { ...env, ...more }, ...changes });
}

export const runCheck = (check: Check, site: Site): Promise<Finding[]> => check.run(site, AbortSignal.timeout(20_000));

/** The findings of that name and state. */
export const those = (findings: readonly Finding[], state: Finding["state"], name?: string): Finding[] =>
  findings.filter((each) => each.state === state && (name === undefined || each.name === name));

const openssl = (args: string[], cwd: string) => promisify(execFile)("openssl", args, { cwd });

export type Issued = { cert: string; key: string };
type Issue = { host?: string; notBefore?: string; notAfter: string; issuer?: Issued; isAuthority?: boolean };

let serial = 0;

/**
 * A real certificate. @param issue times as openssl writes them, "20260101000000Z"; self-signed without `issuer`
 */
export async function issueCertificate(folder: string, issue: Issue): Promise<Issued> {
  serial += 1;
  const { host = "carreras.test", notBefore = "20200101000000Z", notAfter, issuer, isAuthority = false } = issue;
  const name = `c${serial}`;
  const file = (kind: string) => path.join(folder, `${name}.${kind}`);
  writeFileSync(
    file("cnf"),
    [
      "[ca]\ndefault_ca=d\n[d]",
      `database=${file("index")}\nserial=${file("serial")}\nnew_certs_dir=${folder}`,
      "default_md=sha256\npolicy=p\nrand_serial=yes\nx509_extensions=x\nunique_subject=no\n[p]\ncommonName=supplied",
      `[x]\nsubjectAltName=DNS:${host}\nbasicConstraints=CA:${isAuthority ? "TRUE" : "FALSE"}`,
      "[req]\ndistinguished_name=n\nprompt=no\n[n]",
      `CN=${isAuthority ? name : host}\n`,
    ].join("\n"),
  );
  writeFileSync(file("index"), "");
  const config = ["-config", file("cnf")];
  await openssl(
    [
      "req",
      "-new",
      ...config,
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:P-256",
      "-nodes",
      "-keyout",
      file("key"),
      "-out",
      file("csr"),
    ],
    folder,
  );
  const signer = issuer ? ["-cert", issuer.cert, "-keyfile", issuer.key] : ["-selfsign", "-keyfile", file("key")];
  await openssl(
    [
      "ca",
      "-batch",
      "-notext",
      ...config,
      ...signer,
      "-startdate",
      notBefore,
      "-enddate",
      notAfter,
      "-in",
      file("csr"),
      "-out",
      file("pem"),
    ],
    folder,
  );
  return { cert: file("pem"), key: file("key") };
}
