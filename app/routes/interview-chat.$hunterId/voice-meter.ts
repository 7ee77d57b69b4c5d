/** Measures the microphone's level, to show that it picks up sound. */

const QUIETEST_DB = -60;
const LOUDEST_DB = -12;
/** Below this level a microphone is switched off or covered: even a quiet room is louder. */
const DEAD_DB = -75;
const DEAD_AFTER_MS = 5_000;
/** With reduced motion, the level changes only at this interval. */
const CALM_EVERY_MS = 500;

export type MeterEvents = {
  /** 0 to 1. */
  level(value: number): void;
  /** True when there has been no sound at all for some seconds; false when there is sound again. */
  dead(isDead: boolean): void;
};

/**
 * Never fails: recording also works without the meter.
 * @returns a function that stops it
 */
export function startMeter(stream: MediaStream, events: MeterEvents): () => void {
  let context: AudioContext;
  try {
    context = new AudioContext();
  } catch {
    return () => undefined;
  }
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  void context.resume();
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const samples = new Float32Array(analyser.fftSize);
  let frame = 0;
  let shownAt = 0;
  let aliveAt = performance.now();
  let isDead = false;
  const look = (now: number) => {
    frame = requestAnimationFrame(look);
    // Nothing can be measured until the audio context runs.
    const isRunning = context.state === "running";
    if (isRunning) analyser.getFloatTimeDomainData(samples);
    const decibels = loudness(samples);
    if (!isRunning || decibels > DEAD_DB) aliveAt = now;
    // The system has muted the microphone, e.g. for a call, or its switch was pressed.
    const isMuted = stream.getAudioTracks().some(({ muted }) => muted);
    if ((isMuted || now - aliveAt > DEAD_AFTER_MS) !== isDead) {
      isDead = !isDead;
      events.dead(isDead);
    }
    if (!isRunning) return;
    if (calm && now - shownAt < CALM_EVERY_MS) return;
    shownAt = now;
    events.level(Math.max(0, Math.min(1, (decibels - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB))));
  };
  frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
    void context.close();
  };
}

/** Decibels relative to full scale. */
function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return 10 * Math.log10(sum / samples.length + 1e-12);
}
