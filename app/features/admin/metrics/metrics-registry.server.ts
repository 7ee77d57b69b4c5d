import { Counter, Gauge, Registry } from "prom-client";

/** One value; its labels come from fixed lists of the program, never from user input. */
export type Sample = { value: number; labels?: Record<string, string> };

/**
 * The text of one scrape. A new page is built for each scrape, so that no obsolete series remain. Names and units
 * follow the Prometheus conventions: base units, and `_total` for counters.
 */
export class MetricsPage {
  readonly #registry = new Registry();

  gauge(name: string, help: string, samples: readonly Sample[] | number): void {
    const list = listed(samples);
    // Without samples the metric would appear as a zero without labels.
    if (list.length === 0) return;
    const gauge = new Gauge({ ...this.#described(name, help), labelNames: labelsOf(list) });
    for (const { labels = {}, value } of list) gauge.set(labels, value);
  }

  /** A value that has only increased since the process started. */
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

/** One sample for each entry of a record, labelled by its key. */
export function byName(label: string, values: Readonly<Record<string, number | undefined>>): Sample[] {
  return Object.entries(values).map(([name, value = 0]) => ({ labels: { [label]: name }, value }));
}
