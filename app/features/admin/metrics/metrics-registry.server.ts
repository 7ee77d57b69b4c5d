import { Counter, Gauge, Registry } from "prom-client";

/** One value; its labels come from lists of the program, never from people. */
export type Sample = { value: number; labels?: Record<string, string> };

/**
 * What is read at a scrape, as text: made anew each time, so that nothing is left over of what is no longer there.
 * Names and units follow Prometheus: base units, `_total` for what only grows.
 */
export class MetricsPage {
  readonly #registry = new Registry();

  gauge(name: string, help: string, samples: readonly Sample[] | number): void {
    const list = listed(samples);
    // One without labels would stand there as a nought of its own.
    if (list.length === 0) return;
    const gauge = new Gauge({ ...this.#described(name, help), labelNames: labelsOf(list) });
    for (const { labels = {}, value } of list) gauge.set(labels, value);
  }

  /** Since the process started. */
  counter(name: string, help: string, samples: readonly Sample[] | number): void {
    const list = listed(samples);
    if (list.length === 0) return;
    const counter = new Counter({ ...this.#described(name, help), labelNames: labelsOf(list) });
    for (const { labels = {}, value } of list) counter.inc(labels, value);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #described(name: string, help: string) {
    return { name: `careers_${name}`, help, registers: [this.#registry] };
  }
}

const listed = (samples: readonly Sample[] | number) => (typeof samples === "number" ? [{ value: samples }] : samples);
const labelsOf = (samples: readonly Sample[]) => Object.keys(samples[0]?.labels ?? {});

/** A sample for each entry of a record. */
export function byName(label: string, values: Readonly<Record<string, number | undefined>>): Sample[] {
  return Object.entries(values).map(([name, value = 0]) => ({ labels: { [label]: name }, value }));
}
