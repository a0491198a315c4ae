import { startDatabase, StartError, type DatabaseOptions } from './database';

/** The database process that launch.ts starts: reports its port or its error, and exits with the launcher. */
const settings = JSON.parse(process.env['DATABASE_OPTIONS'] ?? '{}') as Omit<DatabaseOptions, 'sweepEvery'>;
/** Milliseconds; tests shorten both. */
const sweepEvery = Number(process.env['DATABASE_SWEEP_MS'] ?? 60_000);
const transactionLifetime = Number(process.env['DATABASE_TRANSACTION_MS'] ?? 60_000);

function failed(error: unknown): void {
  if (!(error instanceof StartError)) console.error(error);
  const answer = {
    failed: error instanceof StartError ? error.kind : 'unknown',
    message: error instanceof Error ? error.message : String(error),
  };
  process.send?.(answer, () => process.exit(1));
}

startDatabase({ ...settings, sweepEvery, transactionLifetime }).then(({ port, end }) => {
  let ending = false;
  const leave = () => {
    if (ending) return;
    ending = true;
    void end().finally(() => process.exit(0));
  };
  process.on('SIGTERM', leave);
  // Ctrl-C reaches the whole process group; the launcher decides when its database stops.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', leave);
  process.send?.({ port });
}, failed);
