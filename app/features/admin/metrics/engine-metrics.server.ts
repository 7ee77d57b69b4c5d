import type { ConcurrencyQueueState } from "#app/ai/concurrency-queue.server.ts";
import { type EngineFigures, engineFigures, engineReport } from "#app/ai/engine.server.ts";
import { voice, voiceStatus } from "#app/ai/speech/voice.server.ts";
import { byName, type MetricsPage, type Sample } from "./metrics-registry.server.ts";

/** Metrics of the language model and of speech: calls, queues, and how often the rules answered instead. */

export function addEngine(page: MetricsPage): void {
  const { engine, model, isReady } = engineReport();
  page.gauge("ai_ready", "1 while the engine answers; the rules always do.", [
    { labels: { engine, model: model ?? "" }, value: isReady ? 1 : 0 },
  ]);
  const figures = engineFigures();
  if (!figures) return;
  addQueue(page, "ai", figures.queue);
  if (figures.llama) addHost(page, figures.llama);
}

export function addVoice(page: MetricsPage): void {
  const { state, isAvailable } = voiceStatus();
  page.gauge("voice_available", "1 while answers can be spoken.", [{ labels: { state }, value: isAvailable ? 1 : 0 }]);
  const figures = voice()?.figures?.();
  if (!figures) return;
  addQueue(page, "voice", figures.queue);
  page.counter("voice_recordings_total", "Recordings that came.", figures.recordings);
  page.counter("voice_recordings_refused_total", "Recordings that were no use.", figures.refused);
  if (figures.starts !== null)
    page.counter(
      "voice_engine_starts_total",
      "Starts of the speech engine: more than one is a restart.",
      figures.starts,
    );
}

/** @param about prefix of the metric names, as several queues have this form */
function addQueue(page: MetricsPage, about: string, { byPriority, tasks }: ConcurrencyQueueState): void {
  const calls = Object.entries(byPriority).flatMap(([priority, { running, waiting }]): Sample[] => [
    { labels: { priority, status: "running" }, value: running },
    { labels: { priority, status: "waiting" }, value: waiting },
  ]);
  page.gauge(`${about}_calls`, "Calls that run or wait, by priority class.", calls);
  const outcomes = tasks.flatMap(({ task, outcomes }) =>
    Object.entries(outcomes).map(([outcome, value]) => ({ labels: { task, outcome }, value })),
  );
  const meaning = "Calls by what became of them: done, or why there was no answer of the engine.";
  page.counter(`${about}_calls_total`, meaning, outcomes);
  const waits = tasks.map(({ task, waitMs }) => ({ labels: { task }, value: waitMs.total / 1000 }));
  page.counter(`${about}_wait_seconds_total`, "Time that calls waited for their turn.", waits);
  const waited = tasks.map(({ task, waitMs }) => ({ labels: { task }, value: waitMs.count }));
  page.counter(`${about}_waits_total`, "Calls that got their turn.", waited);
  const longest = tasks.map(({ task, waitMs }) => ({ labels: { task }, value: waitMs.max / 1000 }));
  page.gauge(`${about}_longest_wait_seconds`, "Longest wait since the start.", longest);
}

function addHost(page: MetricsPage, llama: NonNullable<EngineFigures["llama"]>): void {
  const { tokens, computeMs, engine, retries, host } = llama;
  page.counter(
    "ai_tokens_total",
    "Tokens: of prompts, of those taken over from before, written.",
    byName("kind", tokens),
  );
  const seconds = { prefill: computeMs.prefill / 1000, decode: computeMs.decode / 1000 };
  page.counter("ai_compute_seconds_total", "Time spent on reading prompts and on writing.", byName("phase", seconds));
  const speed = {
    prefill: perSecond(tokens.prompt - tokens.reused, seconds.prefill),
    decode: perSecond(tokens.generated, seconds.decode),
  };
  page.gauge("ai_tokens_per_second", "Mean speed since the start.", byName("phase", speed));
  page.counter(
    "ai_host_starts_total",
    "Starts of the process that computes: more than one is a restart.",
    engine.starts,
  );
  page.counter("ai_host_crashes_total", "Its ends that nobody wanted, by cause.", byName("cause", engine.crashes));
  page.counter("ai_retries_total", "Calls tried a second time because it had ended.", retries);
  if (host?.rss != null) page.gauge("ai_host_resident_memory_bytes", "Memory of the process that computes.", host.rss);
  if (host?.loopDelayMs != null)
    page.gauge("ai_host_loop_delay_seconds", "How late the process that computes is.", host.loopDelayMs / 1000);
}

function perSecond(count: number, seconds: number): number {
  return seconds > 0 ? count / seconds : 0;
}
