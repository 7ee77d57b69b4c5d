import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeCertificate } from "../../../tests/support/certificate.ts";

/** Runs real proxies with the files in docs/proxy; only addresses and paths are replaced. */

export const HOST = "carreras.universidad.cl";
export const PUBLIC_URL = `https://${HOST}`;

export type RunningProxy = {
  name: string;
  http: number;
  https: number;
  /** Its TLS certificate in PEM format. */
  ca: string;
  /** Returns the contents of the access log so far. */
  accessLog(): Promise<string>;
  stop(): Promise<void>;
};

type Place = { app: number; http: number; https: number; folder: string };
type Kind = {
  file: string;
  replacements(place: Place): [from: string, to: string][];
  log(place: Place): string;
  run(place: Place, site: string): Promise<ChildProcess>;
};

const READY_MS = 20_000;
const POLL_MS = 50;

const certificateIn = ({ folder }: Place): [string, string][] => [
  ["/etc/ssl/carreras.pem", path.join(folder, "carreras.pem")],
  ["/etc/ssl/carreras.key", path.join(folder, "carreras.key")],
];

const KINDS: Record<"nginx" | "caddy", Kind> = {
  nginx: {
    file: "docs/proxy/nginx.conf",
    replacements: (place) => [
      ...certificateIn(place),
      ["server 127.0.0.1:3000;", `server 127.0.0.1:${place.app};`],
      ["listen 80;", `listen 127.0.0.1:${place.http};`],
      ["listen 443 ssl http2;", `listen 127.0.0.1:${place.https} ssl http2;`],
      ["listen [::]:80;", ""],
      ["listen [::]:443 ssl http2;", ""],
      ["/var/log/nginx/carreras.log", path.join(place.folder, "access.log")],
    ],
    log: ({ folder }) => path.join(folder, "access.log"),
    async run({ folder }, site) {
      await mkdir(path.join(folder, "temp"));
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      const main = [
        "daemon off;",
        `pid ${folder}/nginx.pid;`,
        `error_log ${folder}/error.log;`,
        // As root, keeps the workers from switching to an account that cannot read this folder.
        ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
        "events { worker_connections 256; }",
        "http {",
        ...temporary.map((one) => `${one}_temp_path ${folder}/temp/${one};`),
        `include ${site};`,
        "}",
      ];
      const file = path.join(folder, "main.conf");
      await writeFile(file, main.join("\n"));
      return spawn("nginx", ["-e", `${folder}/start.log`, "-p", folder, "-c", file], { stdio: "inherit" });
    },
  },
  caddy: {
    file: "docs/proxy/Caddyfile",
    replacements: (place) => [
      ...certificateIn(place),
      ["127.0.0.1:3000", `127.0.0.1:${place.app}`],
      ["/var/log/caddy/carreras.log", path.join(place.folder, "access.log")],
      [
        "\tservers {",
        `\thttp_port ${place.http}\n\thttps_port ${place.https}\n\tdefault_bind 127.0.0.1\n\tadmin off\n\tservers {`,
      ],
    ],
    log: ({ folder }) => path.join(folder, "access.log"),
    async run({ folder }, site) {
      const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      const args = ["run", "--adapter", "caddyfile", "--config", site];
      return spawn("caddy", args, { env, stdio: ["ignore", "ignore", "ignore"] });
    },
  },
};

export async function startProxy(name: keyof typeof KINDS, app: number): Promise<RunningProxy> {
  const kind = KINDS[name];
  const folder = await mkdtemp(path.join(tmpdir(), `careers-${name}-`));
  const place = { app, http: await freePort(), https: await freePort(), folder };
  const { cert, key } = makeCertificate(HOST);
  await writeFile(path.join(folder, "carreras.pem"), cert);
  await writeFile(path.join(folder, "carreras.key"), key);
  const site = path.join(folder, path.basename(kind.file));
  await writeFile(site, replaced(await readFile(kind.file, "utf8"), kind.replacements(place)));
  const child = await kind.run(place, site);
  await listening(child, [place.http, place.https]);
  return {
    name,
    http: place.http,
    https: place.https,
    ca: cert,
    accessLog: () => readFile(kind.log(place), "utf8"),
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @throws Error when a text to be replaced is missing, since the test would then use the wrong settings */
function replaced(text: string, replacements: [string, string][]): string {
  let result = text;
  for (const [from, to] of replacements) {
    if (!result.includes(from)) throw new Error(`«${from}» is not in the file any more`);
    result = result.replaceAll(from, to);
  }
  return result;
}

async function listening(child: ChildProcess, ports: number[]): Promise<void> {
  const from = performance.now();
  for (const port of ports) {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`the proxy ended with code ${child.exitCode}`);
      if (performance.now() - from > READY_MS) throw new Error("the proxy does not listen");
      await pause(POLL_MS);
    }
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
