import cluster from 'node:cluster';
import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { refuseTaken } from '../listen';
import { listenForMetrics } from '../metrics/own-port';
import type { Service } from '../service';
import { AllMetrics } from './all-metrics';
import { LATER, NUMBER } from './this-worker';
import { Workers } from './workers';

export interface WorkersService extends Service {
  /** Replaces the processes one after another, while the others serve. */
  restart: () => Promise<void>;
}

function fork(number: number, startsLater: boolean) {
  return cluster.fork({ [NUMBER]: number, ...(startsLater && { [LATER]: 'yes' }) });
}

/**
 * Starts `count` processes that serve one port, and resolves when all of them do. This process distributes connections to them, restarts
 * lost ones, and aggregates their metrics. Throws EnvError or StartFailure.
 */
export async function serveByWorkers(
  count: number,
  { endsWithin }: { endsWithin: number },
): Promise<WorkersService> {
  const settings = env();
  const { PORT: port, HOST: host, DRAIN_SECONDS, METRICS_PORT } = settings;
  const drainMs = DRAIN_SECONDS * 1_000;
  const workers = new Workers({
    fork,
    lost: (error) => {
      log.fatal({ err: error }, 'no workers left');
      process.exit(1);
    },
    endsWithin: (how) => (how === 'end' ? 0 : drainMs) + endsWithin,
    hear: (message, answer) => {
      if (!('mwanzo' in message)) return;
      if (message.mwanzo === 'measured') metrics.add(message.number, message.metrics);
      else {
        const { number } = message;
        void metrics.text().then(({ text }) => answer({ mwanzo: 'text', number, text }));
      }
    },
  });
  const metrics = new AllMetrics((message) => workers.tell(message));
  await refuseTaken(port, host);
  const endMetrics = await listenForMetrics(METRICS_PORT === undefined ? undefined : metrics, settings);
  await workers.start(count);
  return {
    drainMs,
    restart: () => workers.restart(),
    stop: async () => {
      await workers.stop();
      await endMetrics();
    },
  };
}
