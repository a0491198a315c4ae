import { faultsOf, tryFlood, type Reading } from '../dev/flood/try';
import { ensureBuilt } from '../dev/start/build';
import { startStack } from '../dev/testing/stack/stack';
import { readArguments } from './arguments.mjs';

const { values } = readArguments({
  usage: 'npm run try:flood [-- --seconds 30]',
  about:
    'Floods the service from one address with 300 connections while twenty other people browse and search. Fails if one of them is refused, or if their median wait is more than doubled.',
  options: { seconds: { type: 'string', default: '30', about: 'how long the flood lasts' } },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tell = (name: string, { median, slow, answered, refused }: Reading): void =>
  say(
    `${name.padEnd(8)} ${answered} answers, ${refused} refused; not cached: median ${median.toFixed(1)} ms, 95 % ${slow.toFixed(1)} ms`,
  );

await ensureBuilt({ onBuild: () => say('Building …') });
const stack = await startStack({
  sample: true,
  env: { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal' },
});
try {
  const outcome = await tryFlood(stack.appUrl, Number(values.seconds) * 1_000);
  tell('quiet', outcome.quiet);
  tell('flooded', outcome.flooded);
  say(`the flood: ${JSON.stringify(outcome.flood)}`);
  const faults = faultsOf(outcome);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await stack.stop();
}
