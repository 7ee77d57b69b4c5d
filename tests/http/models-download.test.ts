import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { HttpsProxyAgent } from "https-proxy-agent";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ModelEntry } from "#app/ai/weights/manifest.ts";
import { AppError } from "#app/platform/errors.ts";
import { campusNetwork, type Network } from "../../scripts/models/campus-network.ts";
import { type DownloadOptions, downloadModel } from "../../scripts/models/download.ts";
import { type FileServer, startFileServer, startProxy, type TestProxy } from "../support/file-server.ts";
import { entryOf } from "../unit/ai-weights/entry-of.ts";

const CONTENT = Buffer.from(Array.from({ length: 3_000_000 }, (_, i) => (i * 7 + (i >> 9)) % 251));
const OTHER = Buffer.from(CONTENT).fill(1, 2_000_000);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

let folder: string;
let server: FileServer;
let entry: ModelEntry;
const direct: Network = () => undefined;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "download-"));
  server = await startFileServer(CONTENT);
  entry = entryOf({ id: "m", file: "model.gguf", bytes: CONTENT.length, sha256: sha256(CONTENT) });
  file = path.join(folder, "model.gguf");
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const download = (options: Partial<DownloadOptions> = {}) =>
  downloadModel(entry, { folder, url: server.url, network: direct, ...options });

/** The reason of the failure, as the operator's text is chosen by it. */
async function failure(options: Partial<DownloadOptions> = {}): Promise<string | undefined> {
  const error = await download(options).then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(error instanceof AppError)) throw error ?? new Error("it came through");
  return error.reason;
}

const partSize = async () => (await readFile(`${file}.part`)).length;

describe("a download", () => {
  it("puts the published file in its place and leaves nothing else", async () => {
    expect(await download()).toBe(file);
    expect(sha256(await readFile(file))).toBe(entry.sha256);
    expect(await readdir(folder)).toEqual(["model.gguf"]);
  });

  it("makes the folder, and tells how far it is", async () => {
    const seen: number[] = [];
    const deeper = path.join(folder, "new", "models");
    await download({ folder: deeper, onProgress: (_stage, done, total) => seen.push(done / total) });
    expect(existsSync(path.join(deeper, "model.gguf"))).toBe(true);
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it("from a server that closes right after its answer, which it need not measure", async () => {
    server.intercept = (_request, response) => {
      response.shouldKeepAlive = false;
      response.writeHead(200).end(CONTENT);
      return true;
    };
    await download();
    expect(sha256(await readFile(file))).toBe(entry.sha256);
  });

  it("follows the publisher's redirect", async () => {
    server.intercept = (request, response) => {
      if (request.url !== "/model.gguf") return false;
      response.writeHead(302, { location: "/store/1", "x-linked-etag": `"${entry.sha256}"` }).end();
      return true;
    };
    expect(await download()).toBe(file);
  });

  it("replaces what is in its place only when it is whole", async () => {
    await writeFile(file, "old");
    server.cuts = [1_000_000, 0];
    expect(await failure()).toBe("cut");
    expect(await readFile(file, "utf8")).toBe("old");
    await download();
    expect(sha256(await readFile(file))).toBe(entry.sha256);
  });
});

describe("a connection that breaks", () => {
  it("is opened again by itself while each brings something", async () => {
    server.cuts = [1_000_000, 500_000];
    await download();
    // What had come but was not yet taken when a connection broke may be lost.
    const starts = server.asked.map(({ range }) => Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0));
    expect(starts).toEqual([0, expect.any(Number), expect.any(Number)]);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts.at(-1)).toBeLessThanOrEqual(1_500_000);
    expect(sha256(await readFile(file))).toBe(entry.sha256);
  });

  it("that brings nothing ends the run; the next one goes on there, if it is the same version", async () => {
    server.cuts = [1_200_000, 0];
    expect(await failure()).toBe("cut");
    const kept = await partSize();
    expect(kept).toBeGreaterThan(0);
    const stages: string[] = [];
    await download({ onProgress: (stage) => stages.push(stage) });
    const last = server.asked.at(-1);
    expect(last?.range).toBe(`bytes=${kept}-`);
    expect(last?.ifRange).toMatch(/^"\w+"$/);
    // What was there is hashed before the rest comes.
    expect(stages[0]).toBe("checking");
    expect(await readdir(folder)).toEqual(["model.gguf"]);
  });

  it("begins again when the server's file has changed meanwhile", async () => {
    server.content = OTHER;
    server.cuts = [2_500_000, 0];
    expect(await failure()).toBe("cut");
    server.content = CONTENT;
    await download();
    expect(sha256(await readFile(file))).toBe(entry.sha256);
  });

  it("can be given up, and goes on later", async () => {
    const stop = new AbortController();
    const given = download({ signal: stop.signal, onProgress: () => stop.abort(new Error("enough")) });
    await expect(given).rejects.toThrow("enough");
    expect(await partSize()).toBeGreaterThan(0);
    await download();
    expect(server.asked.at(-1)?.range).toBeDefined();
  });

  it("a server that nobody runs: says that it is not reached", async () => {
    await server.close();
    expect(await failure()).toBe("unreachable");
    server = await startFileServer(CONTENT);
  });
});

describe("a file that is not the published one", () => {
  it("of the same size is removed, as is what an earlier run began", async () => {
    server.content = OTHER;
    server.cuts = [2_500_000, 0];
    expect(await failure()).toBe("cut");
    expect(await failure()).toBe("wrong_hash");
    expect(await readdir(folder)).toEqual([]);
  });

  it("put together from two versions by a server that ignores the tag is removed", async () => {
    server.content = OTHER;
    server.cuts = [2_500_000, 0];
    expect(await failure()).toBe("cut");
    server.content = CONTENT;
    server.intercept = (request) => {
      delete request.headers["if-range"];
      return false;
    };
    expect(await failure()).toBe("wrong_hash");
    expect(existsSync(file)).toBe(false);
  });

  it("is refused before it is sent where the publisher says its hash", async () => {
    server.intercept = (request, response) => {
      if (request.url !== "/model.gguf") return false;
      response.writeHead(302, { location: "/store/1", "x-linked-etag": `"${"0".repeat(64)}"` }).end();
      return true;
    };
    expect(await failure()).toBe("other_content");
  });

  it("a login page of the network touches nothing that was there", async () => {
    server.cuts = [1_000_000, 0];
    expect(await failure()).toBe("cut");
    const kept = await partSize();
    server.intercept = (_request, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": 5 }).end("login");
      return true;
    };
    expect(await failure()).toBe("other_content");
    expect(kept).toBeGreaterThan(0);
    expect(await partSize()).toBe(kept);
  });

  it("one without end is broken off", async () => {
    server.intercept = (_request, response) => {
      response.writeHead(200);
      response.write(CONTENT);
      response.write("more");
      return true;
    };
    expect(await failure()).toBe("other_content");
  });

  it("an earlier part that is too long is begun again", async () => {
    await writeFile(`${file}.part`, Buffer.alloc(CONTENT.length + 1));
    await download();
    expect(server.asked).toEqual([{ range: undefined, ifRange: undefined }]);
  });
});

describe("answers that are no file", () => {
  it.each([401, 403, 404, 410, 429, 500, 503])("%i", async (status) => {
    server.intercept = (_request, response) => {
      response.writeHead(status).end("no");
      return true;
    };
    expect(await failure()).toBe(`http_${status}`);
  });

  it("redirects in a circle", async () => {
    server.intercept = (_request, response) => {
      response.writeHead(302, { location: "/model.gguf" }).end();
      return true;
    };
    expect(await failure()).toBe("redirect");
  });
});

describe("behind a proxy", () => {
  let proxy: TestProxy;
  afterEach(() => proxy?.close());

  const through = (env: Record<string, string>) => ({ network: campusNetwork({ HTTP_PROXY: proxy.url, ...env }) });

  it("goes through it", async () => {
    proxy = await startProxy();
    await download(through({}));
    expect(proxy.asked).toEqual([new URL(server.url).host]);
    expect(sha256(await readFile(file))).toBe(entry.sha256);
  });

  it("goes past it to the hosts of NO_PROXY", async () => {
    proxy = await startProxy();
    await download(through({ NO_PROXY: "localhost, 127.0.0.1" }));
    expect(proxy.asked).toEqual([]);
  });

  it("that wants a password: says where to write it", async () => {
    proxy = await startProxy("407 Proxy Authentication Required");
    await expect(download(through({}))).rejects.toThrow("usuario:clave");
  });

  it("that does not run: says that nothing is reached", async () => {
    proxy = await startProxy();
    await proxy.close();
    expect(await failure(through({}))).toBe("unreachable");
  });
});

describe("which proxy", () => {
  const env = { HTTPS_PROXY: "http://secure.cl:3128", HTTP_PROXY: "http://plain.cl:8080" };

  it.each<[string, Record<string, string>, string, string | undefined]>([
    ["https has its own", env, "https://a.example/x", "secure.cl"],
    ["http has its own", env, "http://a.example/x", "plain.cl"],
    ["https takes http's where it has none", { HTTP_PROXY: "http://plain.cl:8080" }, "https://a.example/x", "plain.cl"],
    ["lower case wins", { ...env, https_proxy: "http://lower.cl" }, "https://a.example/x", "lower.cl"],
    ["none", {}, "https://a.example/x", undefined],
    ["a host left out", { ...env, NO_PROXY: "a.example" }, "https://a.example/x", undefined],
    ["what is below it", { ...env, NO_PROXY: "example" }, "https://a.example/x", undefined],
    ["a domain with a dot", { ...env, no_proxy: "b.cl,.example" }, "https://a.example/x", undefined],
    ["not what only ends alike", { ...env, NO_PROXY: "example" }, "https://a.badexample/x", "secure.cl"],
    ["another port", { ...env, NO_PROXY: "a.example:8443" }, "https://a.example/x", "secure.cl"],
    ["the same port", { ...env, NO_PROXY: "a.example:443" }, "https://a.example/x", undefined],
    ["everything left out", { ...env, NO_PROXY: "*" }, "https://a.example/x", undefined],
  ])("%s", (_case, given, url, host) => {
    const agent = campusNetwork(given)(new URL(url));
    expect(agent === undefined ? undefined : (agent as HttpsProxyAgent<string>).proxy.hostname).toBe(host);
  });

  it("an address that is none is named, with what is expected", () => {
    expect(() => campusNetwork({ HTTPS_PROXY: "proxy.universidad.cl:3128" })).toThrow("HTTPS_PROXY");
  });
});
