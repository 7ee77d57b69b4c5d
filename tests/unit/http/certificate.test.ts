import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect } from "node:tls";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followCertificate, readCertificate } from "#app/http/server/certificate.server.ts";
import { log } from "#app/platform/log.server.ts";
import { makeCertificate } from "../../support/certificate.ts";

let folder: string;
let files: { cert: string; key: string };
let stop: () => void;
let port: number;
let close: () => void;

const MINUTE_MS = 60_000;
const write = (part: Partial<{ cert: string; key: string }>) => {
  if (part.cert) writeFileSync(files.cert, part.cert);
  if (part.key) writeFileSync(files.key, part.key);
};

beforeEach(async () => {
  // A minute of a test's time; files, sockets and certificates are real.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  folder = mkdtempSync(path.join(tmpdir(), "careers-certificate-"));
  files = { cert: path.join(folder, "a.pem"), key: path.join(folder, "a.key") };
  write(makeCertificate("first.example"));
  const pair = readCertificate(files);
  const server = createServer(pair, (_req, res) => res.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
  stop = followCertificate(server, files, pair);
  close = () => server.close();
});
afterEach(() => {
  stop();
  close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** The name on what a new connection is shown. */
function shownName(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().subject.CN);
      socket.destroy();
    });
    socket.once("error", reject);
  });
}

it("shows a renewed certificate without a restart", async () => {
  expect(await shownName()).toBe("first.example");
  write(makeCertificate("second.example"));
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await shownName()).toBe("second.example");
});

it("keeps the old one while only half of the new pair is there, and says so once", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  const renewed = makeCertificate("second.example");
  write({ cert: renewed.cert });
  vi.advanceTimersByTime(3 * MINUTE_MS);
  expect(await shownName()).toBe("first.example");
  expect(error).toHaveBeenCalledTimes(1);
  write({ key: renewed.key });
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await shownName()).toBe("second.example");
});

it("survives files that are gone or no certificate", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => undefined);
  write({ cert: "nothing of the kind" });
  vi.advanceTimersByTime(2 * MINUTE_MS);
  rmSync(files.key);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(await shownName()).toBe("first.example");
  expect(error).toHaveBeenCalledTimes(2);
});
