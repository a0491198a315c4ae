import { parseArgs } from 'node:util';
import { build } from '@/dev/start/build';
import { failureText } from '@/server/start-failure';

const { values } = parseArgs({ options: { previous: { type: 'string' } } });

build(values).catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
