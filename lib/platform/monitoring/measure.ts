import { sharedState } from '@/lib/platform/core/shared-state';
import type {
  CounterLabels,
  CounterName,
  GaugeLabels,
  GaugeName,
  HistogramLabels,
  HistogramName,
} from './definitions';

export interface Sink {
  count: (name: CounterName, labels: Record<string, string>) => void;
  observe: (name: HistogramName, labels: Record<string, string>, seconds: number) => void;
  add: (name: GaugeName, labels: Record<string, string>, by: number) => void;
  set: (name: GaugeName, labels: Record<string, string>, value: number) => void;
}

const metrics = sharedState<{ sink?: Sink | undefined }>('metrics', () => ({}));

export function measureInto(sink: Sink | undefined): void {
  metrics.sink = sink;
}

/** Whether metrics are collected. Check this before measurements that take time. */
export const isMeasured = (): boolean => metrics.sink !== undefined;

export function count<Name extends CounterName>(name: Name, labels: CounterLabels<Name>): void {
  metrics.sink?.count(name, labels);
}

export function observe<Name extends HistogramName>(
  name: Name,
  labels: HistogramLabels<Name>,
  seconds: number,
): void {
  metrics.sink?.observe(name, labels, seconds);
}

export function addTo<Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, by: number): void {
  metrics.sink?.add(name, labels, by);
}

export function set<Name extends GaugeName>(name: Name, labels: GaugeLabels<Name>, value: number): void {
  metrics.sink?.set(name, labels, value);
}
