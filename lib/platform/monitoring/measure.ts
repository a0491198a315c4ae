import type {
  CounterLabels,
  CounterName,
  GaugeLabels,
  GaugeName,
  HistogramLabels,
  HistogramName,
} from './definitions';

/** Where measures go; set by a service that is asked for metrics. */
export interface Sink {
  count: (name: CounterName, labels: Record<string, string>) => void;
  observe: (name: HistogramName, labels: Record<string, string>, seconds: number) => void;
  add: (name: GaugeName, labels: Record<string, string>, by: number) => void;
  set: (name: GaugeName, labels: Record<string, string>, value: number) => void;
}

/** The service and the pages are bundles of their own, each with its copy of this module. */
const KEY = Symbol.for('mwanzo.metrics');
const holder = globalThis as typeof globalThis & { [KEY]?: Sink | undefined };

/** Sends all measures of this process there; nowhere where it is undefined. */
export function measureInto(sink: Sink | undefined): void {
  holder[KEY] = sink;
}

/** Whether anybody wants to know: what costs time to measure asks first. */
export const isMeasured = (): boolean => holder[KEY] !== undefined;

/** Counts one more. */
export function count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>): void {
  holder[KEY]?.count(name, labels);
}

/** Notes how many seconds something took. */
export function observe<Name extends HistogramName>(
  name: Name,
  labels: HistogramLabels<Name>,
  seconds: number,
): void {
  holder[KEY]?.observe(name, labels, seconds);
}

/** Raises a gauge, or lowers it by a negative number. */
export function addTo<Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, by: number): void {
  holder[KEY]?.add(name, labels, by);
}

/** Sets a gauge. */
export function set<Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, value: number): void {
  holder[KEY]?.set(name, labels, value);
}
