import { readingState } from "#app/documents/reading-slots.server.ts";
import { lastChainState } from "#app/features/audit/chain-state.server.ts";
import { authRuntime } from "#app/features/auth/auth-services.server.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import type { Settings } from "#app/platform/env.server.ts";
import { countedText } from "#app/platform/http-metrics.server.ts";
import { programVersion } from "#app/platform/program-version.server.ts";
import type { Db } from "#db/open.server.ts";
import { addCertificate } from "./certificate-metric.server.ts";
import { addDisk, addStored } from "./database-metrics.server.ts";
import { addEngine, addVoice } from "./engine-metrics.server.ts";
import { MetricsPage } from "./metrics-registry.server.ts";

/** State that only the HTTP server knows. */
export type HttpState = {
  uploads: { underWay: number; waiting: number; takenBytes: number };
  eventStreams: number;
};

/** All metrics in the Prometheus text format. No personal data; all labels come from fixed lists. */
export async function metricsText(db: Db, settings: Settings, http: HttpState): Promise<string> {
  const page = new MetricsPage();
  page.gauge("build_info", "Version of the platform.", [{ labels: { version: programVersion }, value: 1 }]);
  addEngine(page);
  addVoice(page);
  addDisk(page);
  addTraffic(page, http);
  addTrail(page, db);
  await addCertificate(page, settings);
  await addStored(page, db, settings);
  return `${await countedText()}${await page.text()}`;
}

function addTraffic(page: MetricsPage, { uploads, eventStreams }: HttpState): void {
  page.gauge("uploads", "Uploads under way, those that wait for memory included.", uploads.underWay);
  page.gauge("uploads_waiting", "Uploads that wait for memory.", uploads.waiting);
  page.gauge("uploads_memory_bytes", "Memory kept for uploads under way.", uploads.takenBytes);
  page.gauge("event_streams", "Open streams of a CV's progress.", eventStreams);
  const { running, waiting, begun } = readingState();
  page.gauge("document_readers", "Processes that read a file now.", running);
  page.gauge("document_readers_waiting", "Files that wait for one.", waiting);
  page.counter("document_readings_total", "Files that were read.", begun);
  const {
    right,
    wrong,
    throttled,
    slowed,
    waiting: loginsWaiting,
    slowNetworks,
    isAlarmUp,
  } = authRuntime().throttle.figures;
  page.counter("login_attempts_total", "Tries to sign in, by what came of them.", [
    { labels: { result: "right" }, value: right },
    { labels: { result: "wrong" }, value: wrong },
    { labels: { result: "throttled" }, value: throttled },
  ]);
  page.counter("login_slowed_total", "Tries to sign in that had to wait before they were looked at.", slowed);
  page.gauge("login_waiting", "Tries to sign in that wait now.", loginsWaiting);
  page.gauge("login_slow_networks", "Networks whose tries are looked at one after the other.", slowNetworks);
  page.gauge("login_alarm", "1 while unknown browsers wait because many accounts are being tried.", isAlarmUp ? 1 : 0);
}

/** Nothing before the first check after a start. */
function addTrail(page: MetricsPage, db: Db): void {
  const last = lastChainState(db);
  if (!last) return;
  const isIntact = last.problems.length === 0;
  page.gauge("audit_trail_intact", "1 when the last check of the audit trail found nothing, else 0.", isIntact ? 1 : 0);
  page.gauge("audit_trail_checked_rows", "Rows of the audit trail at the last check.", last.rows);
  const checked = Date.parse(last.checkedAt) / SECOND_MS;
  page.gauge("audit_trail_checked_timestamp_seconds", "When that check was, in seconds since 1970.", checked);
}
