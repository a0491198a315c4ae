export interface MetricsText {
  type: string;
  text: string;
}

/** Gives all metrics as Prometheus text. */
export interface TellsMetrics {
  text: () => Promise<MetricsText>;
}
