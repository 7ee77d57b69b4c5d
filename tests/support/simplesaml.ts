import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeCertificate } from "./certificate.ts";
import { untilListening } from "./listening.ts";
import { freePort } from "./oidc-browser.ts";

/** Debian's SimpleSAMLphp as an identity provider on loopback: another program's reading of SAML. */

const PROGRAM = "/usr/share/simplesamlphp/www";
const PHP = "/usr/bin/php";

/** Null where it can be started; otherwise the reason, in words. */
export const simpleSamlMissing: string | null =
  existsSync(PROGRAM) && existsSync(PHP)
    ? null
    : "SimpleSAMLphp is not installed (apt-get install simplesamlphp php-cli php-xml)";

type Account = { user: string; password: string; attributes: Record<string, string> };
/** The service provider that it knows. */
type Partner = { entityId: string; acsUrl: string; logoutUrl: string; certificate: string };

export class SimpleSaml {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "careers-simplesaml-"));
  readonly #pair = makeCertificate("idp.example", 2048);
  url = "";
  #child: ChildProcess | undefined;

  get entityId(): string {
    return `${this.url}/idp`;
  }

  /** Its own description, as an administrator downloads it. */
  async metadata(): Promise<string> {
    return (await fetch(`${this.url}/saml2/idp/metadata.php`)).text();
  }

  async prepare(): Promise<this> {
    this.url = `http://127.0.0.1:${await freePort()}`;
    return this;
  }

  async start(accounts: readonly Account[], partner: Partner): Promise<this> {
    const file = (name: string, text: string) => writeFileSync(path.join(this.#folder, name), text);
    for (const name of ["log", "data", "tmp", "sessions", "metadata", "cert"]) mkdirSync(path.join(this.#folder, name));
    file("cert/idp.key", this.#pair.key);
    file("cert/idp.crt", this.#pair.cert);
    file("config.php", php("config", this.#configuration()));
    const users = accounts.map(({ user, password, attributes }) => [
      `${user}:${password}`,
      Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, [value]])),
    ]);
    file("authsources.php", php("config", { people: ["exampleauth:UserPass", Object.fromEntries(users)] }, true));
    file("metadata/saml20-idp-hosted.php", php("metadata", { [this.entityId]: this.#hosted() }));
    file("metadata/saml20-sp-remote.php", php("metadata", { [partner.entityId]: remote(partner) }));
    const args = ["-d", "error_reporting=0", "-d", "display_errors=0", "-S", new URL(this.url).host, "-t", PROGRAM];
    this.#child = spawn(PHP, args, {
      env: {
        NODE_ENV: "test",
        PATH: process.env.PATH ?? "",
        SIMPLESAMLPHP_CONFIG_DIR: this.#folder,
        PHP_CLI_SERVER_WORKERS: "2",
      },
      stdio: process.env.SIMPLESAML_LOG ? "inherit" : "ignore",
      detached: true,
    });
    await untilListening(Number(new URL(this.url).port), this.#child);
    return this;
  }

  #configuration(): Record<string, unknown> {
    const folder = (name: string) => `${path.join(this.#folder, name)}/`;
    return {
      baseurlpath: `${this.url}/`,
      certdir: folder("cert"),
      loggingdir: folder("log"),
      datadir: folder("data"),
      tempdir: folder("tmp"),
      metadatadir: folder("metadata"),
      "session.phpsession.savepath": folder("sessions"),
      "session.cookie.secure": false,
      "store.type": "phpsession",
      secretsalt: "una-sal-de-prueba-larga",
      "auth.adminpassword": "clave-de-prueba-larga",
      "enable.saml20-idp": true,
      "module.enable": { exampleauth: true, core: true, saml: true },
      "metadata.sources": [{ type: "flatfile", directory: folder("metadata") }],
      "logging.handler": "file",
      "language.default": "es",
      timezone: "UTC",
    };
  }

  #hosted(): Record<string, unknown> {
    return {
      host: "__DEFAULT__",
      privatekey: "idp.key",
      certificate: "idp.crt",
      auth: "people",
      "saml20.sign.assertion": true,
      "redirect.sign": true,
      "signature.algorithm": "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
      "attributes.NameFormat": "urn:oasis:names:tc:SAML:2.0:attrname-format:uri",
    };
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child?.pid !== undefined && child.exitCode === null) {
      const gone = once(child, "exit");
      // With its workers.
      process.kill(-child.pid, "SIGTERM");
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function remote({ acsUrl, logoutUrl, certificate }: Partner): Record<string, unknown> {
  return {
    AssertionConsumerService: acsUrl,
    SingleLogoutService: logoutUrl,
    certData: certificate.replace(/-----[A-Z ]+-----|\s/g, ""),
    "validate.authnrequest": true,
    "validate.logout": true,
    NameIDFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
  };
}

/** A PHP file that sets a variable. `isFlat`: a list whose last entry is an object is one array with both. */
function php(name: string, value: Record<string, unknown>, isFlat = false): string {
  const entries = Object.entries(value).map(([key, each]) => {
    const text = isFlat && Array.isArray(each) ? flat(each) : literal(each);
    return `$${name}[${literal(key)}] = ${text};`;
  });
  return `<?php\n$${name} = [];\n${entries.join("\n")}\n`;
}

function flat([first, rest]: unknown[]): string {
  return `array_merge([${literal(first)}], ${literal(rest)})`;
}

function literal(value: unknown): string {
  if (typeof value === "string") return `'${value.replace(/[\\']/g, (sign) => `\\${sign}`)}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `[${Object.entries(value)
      .map(([key, each]) => `${literal(key)} => ${literal(each)}`)
      .join(", ")}]`;
  return String(value);
}
