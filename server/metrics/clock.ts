import { Gauge, type Registry } from 'prom-client';
import { clockDifference } from '@/lib/platform/clock/watch';

/** Reports the difference between the clocks of this machine and the database, once they have been compared. */
export function addClock(registry: Registry): void {
  new Gauge({
    name: 'mwanzo_clock_difference_seconds',
    help: 'How far the database clock is ahead of this machine’s',
    aggregator: 'max',
    registers: [registry],
    collect() {
      const seconds = clockDifference();
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
}
