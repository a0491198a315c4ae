import { Counter, Gauge, Histogram, type Aggregator, type Registry } from 'prom-client';
import {
  COUNTERS,
  FROM_ZERO,
  GAUGES,
  HISTOGRAMS,
  type CounterName,
  type GaugeName,
  type HistogramName,
} from '@/lib/platform/monitoring/definitions';
import { measureInto } from '@/lib/platform/monitoring/measure';

const made = <Name extends string, Definition, Instrument>(
  definitions: Record<Name, Definition>,
  make: (name: Name, definition: Definition) => Instrument,
): Record<Name, Instrument> =>
  Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [
      name,
      make(name as Name, definition as Definition),
    ]),
  ) as Record<Name, Instrument>;

const combinations = (labels: Record<string, readonly string[]>): Record<string, string>[] =>
  Object.entries(labels).reduce<Record<string, string>[]>(
    (sets, [label, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [label]: value }))),
    [{}],
  );

/** Registers the metrics that `lib/platform/monitoring` defines, and records them in this process. */
export function addInstruments(registry: Registry): void {
  const registers = [registry];
  const counters = made<CounterName, { help: string; labels: readonly string[] }, Counter>(
    COUNTERS,
    (name, { help, labels }) => new Counter({ name, help, labelNames: labels, registers }),
  );
  const gauges = made<GaugeName, { help: string; labels: readonly string[]; aggregator: Aggregator }, Gauge>(
    GAUGES,
    (name, { help, labels, aggregator }) =>
      new Gauge({ name, help, labelNames: labels, aggregator, registers }),
  );
  const histograms = made<
    HistogramName,
    { help: string; labels: readonly string[]; buckets: readonly number[] },
    Histogram
  >(
    HISTOGRAMS,
    (name, { help, labels, buckets }) =>
      new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers }),
  );
  for (const [name, labels] of Object.entries(FROM_ZERO)) {
    for (const combination of combinations(labels)) counters[name as CounterName].inc(combination, 0);
  }
  measureInto({
    count: (name, labels) => counters[name].inc(labels),
    observe: (name, labels, seconds) => histograms[name].observe(labels, seconds),
    add: (name, labels, by) => gauges[name].inc(labels, by),
    set: (name, labels, value) => gauges[name].set(labels, value),
  });
}
