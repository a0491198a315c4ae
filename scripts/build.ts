import { build } from '@/dev/start/build';
import { failureText } from '@/server/start-failure';

build().catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
