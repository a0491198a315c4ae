export interface MetricsText {
  type: string;
  text: string;
}

export interface TellsMetrics {
  text: () => Promise<MetricsText>;
}
