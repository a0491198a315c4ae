import { serve } from './service';
import { failureText } from './start-failure';

/** The entry of the service process; one that was started by another process tells it how it went. */
const tell = (message: { ready: true } | { failed: string }): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const stopWhenAsked = (stop: () => Promise<void>): void => {
  let stopping = false;
  const leave = () => {
    if (stopping) return;
    stopping = true;
    void stop().finally(() => process.exit(0));
  };
  process.on('SIGTERM', leave);
  // Ctrl-C reaches the whole group: who started this process decides when it goes.
  process.on('SIGINT', process.send ? () => undefined : leave);
  process.on('disconnect', leave);
};

try {
  stopWhenAsked(await serve({ dev: process.argv.includes('--dev') }));
  await tell({ ready: true });
} catch (error) {
  const failed = failureText(error);
  if (!process.send) process.stderr.write(`${failed}\n`);
  await tell({ failed });
  process.exit(1);
}
