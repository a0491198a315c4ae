import { sharedState } from '@/lib/platform/core/shared-state';
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

const metrics = sharedState<{ sink?: Sink | undefined }>('metrics', () => ({}));

/** Sends all measures of this process there; nowhere where it is undefined. */
export function measureInto(sink: Sink | undefined): void {
  metrics.sink = sink;
}

/** Whether anybody wants to know: what costs time to measure asks first. */
export const isMeasured = (): boolean => metrics.sink !== undefined;

/** Counts one more. */
export function count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>): void {
  metrics.sink?.count(name, labels);
}

/** Notes how many seconds something took. */
export function observe<Name extends HistogramName>(
  name: Name,
  labels: HistogramLabels<Name>,
  seconds: number,
): void {
  metrics.sink?.observe(name, labels, seconds);
}

/** Raises a gauge, or lowers it by a negative number. */
export function addTo<Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, by: number): void {
  metrics.sink?.add(name, labels, by);
}

/** Sets a gauge. */
export function set<Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, value: number): void {
  metrics.sink?.set(name, labels, value);
}
