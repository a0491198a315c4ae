import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs the long forms of the tests that have one; their folders are in package.json. */
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const projects = ['process', 'process timed', 'http', 'database'].flatMap((name) => ['--project', name]);
const { status } = spawnSync(process.execPath, [vitest, 'run', ...projects, ...process.argv.slice(2)], {
  env: { ...process.env, LONG_TESTS: '1' },
  stdio: 'inherit',
});
process.exit(status ?? 1);
