import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeCertificate } from "./certificate.ts";
import { untilListening } from "./listening.ts";
import { freePort } from "./oidc-browser.ts";

/** Debian's OpenLDAP server on loopback, with a folder, a certificate and people of its own. */

const PROGRAM = "/usr/sbin/slapd";
const SCHEMAS = "/etc/ldap/schema";
const MODULES = "/usr/lib/ldap";

export const BASE = "dc=universidad,dc=example";
export const PEOPLE = `ou=personas,${BASE}`;
export const SEARCHER = { dn: `cn=carreras,${BASE}`, password: "clave-del-buscador-canario" };

/** Null where slapd can be started; otherwise the reason, in words. */
export const slapdMissing: string | null = (() => {
  try {
    accessSync(PROGRAM, constants.X_OK);
    return null;
  } catch {
    return "slapd is not installed (apt-get install slapd ldap-utils)";
  }
})();

type Person = { uid: string; rut?: string; password: string; ou?: string };

export class Slapd {
  readonly folder = mkdtempSync(path.join(tmpdir(), "careers-slapd-"));
  readonly certificate = path.join(this.folder, "cert.pem");
  readonly otherCertificate = path.join(this.folder, "other.pem");
  plain = "";
  secure = "";
  #child: ChildProcess | undefined;

  /** @param security lines of the configuration, e.g. "security simple_bind=128" */
  async start(people: readonly Person[], security = ""): Promise<this> {
    const [plain, secure] = [await freePort(), await freePort()];
    // Certificates of these tests are good for a name, not for an address.
    this.plain = `ldap://localhost:${plain}`;
    this.secure = `ldaps://localhost:${secure}`;
    const pair = makeCertificate("localhost");
    const file = (name: string, text: string) => {
      const target = path.join(this.folder, name);
      writeFileSync(target, text);
      return target;
    };
    file("cert.pem", pair.cert);
    file("other.pem", makeCertificate("localhost").cert);
    const key = file("key.pem", pair.key);
    mkdirSync(path.join(this.folder, "db"));
    const schemas = ["core", "cosine", "inetorgperson"].map((name) => `include ${SCHEMAS}/${name}.schema`);
    const configuration = file(
      "slapd.conf",
      `${schemas.join("\n")}
modulepath ${MODULES}
moduleload back_mdb
pidfile ${this.folder}/slapd.pid
TLSCertificateFile ${this.certificate}
TLSCertificateKeyFile ${key}
TLSCACertificateFile ${this.certificate}
${security}
access to attrs=userPassword by anonymous auth by * none
access to * by * read
database mdb
suffix "${BASE}"
rootdn "cn=root,${BASE}"
directory ${this.folder}/db
`,
    );
    const ldif = file("people.ldif", ldifOf(people));
    execFileSync("/usr/sbin/slapadd", ["-f", configuration, "-l", ldif], { stdio: "pipe" });
    const addresses = `ldap://127.0.0.1:${plain}/ ldaps://127.0.0.1:${secure}/`;
    this.#child = spawn(PROGRAM, ["-f", configuration, "-h", addresses, "-d", "0"], { stdio: "ignore" });
    await untilListening(plain, this.#child);
    await untilListening(secure, this.#child);
    return this;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function ldifOf(people: readonly Person[]): string {
  const entry = (lines: string[]) => `${lines.join("\n")}\n`;
  const containers = [...new Set(people.map(({ ou }) => ou ?? "personas"))];
  return [
    entry([`dn: ${BASE}`, "objectClass: dcObject", "objectClass: organization", "o: Universidad", "dc: universidad"]),
    ...[...new Set(["personas", ...containers])].map((ou) =>
      entry([`dn: ou=${ou},${BASE}`, "objectClass: organizationalUnit", `ou: ${ou}`]),
    ),
    entry([
      `dn: ${SEARCHER.dn}`,
      "objectClass: organizationalRole",
      "objectClass: simpleSecurityObject",
      "cn: carreras",
      `userPassword: ${SEARCHER.password}`,
    ]),
    // A branch that lives elsewhere.
    entry([
      `dn: ou=otra,${PEOPLE}`,
      "objectClass: referral",
      "objectClass: extensibleObject",
      "ou: otra",
      `ref: ldap://127.0.0.1:1/ou=otra,${PEOPLE}`,
    ]),
    ...people.map(({ uid, rut, password, ou = "personas" }) =>
      entry([
        `dn: uid=${uid},ou=${ou},${BASE}`,
        "objectClass: inetOrgPerson",
        `uid: ${uid}`,
        `cn: Persona ${uid}`,
        "sn: Soto",
        ...(rut === undefined ? [] : [`employeeNumber: ${rut}`]),
        `userPassword: ${password}`,
      ]),
    ),
  ].join("\n");
}
