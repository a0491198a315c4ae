import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { ONLY_IN_ALL, runsAll } from './dev/test-run/only-in-all.ts';
import { leftOutOn } from './dev/testing/posix-only.ts';
import { TIMED } from './dev/testing/timed.ts';
import { testFiles } from './dev/testing/stack/test-files.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const shared = {
  resolve: { alias: { '@': root.replace(/[\\/]$/, ''), 'server-only': `${root}dev/testing/stack/empty.ts` } },
};
/** Default timeout of polls in milliseconds, generous for a busy machine. Tests that measure time set their own. */
const expect = { poll: { timeout: 10_000 } };
const anywhere = ['lib', 'models', 'server', 'dev', 'app', 'scripts', 'packages'];
const named = (suffix: string) => anywhere.map((folder) => `${folder}/**/*${suffix}`);
const leftOut = [...leftOutOn(process.platform), ...(runsAll() ? [] : ONLY_IN_ALL.map(({ file }) => file))];
const exclude = [...configDefaults.exclude, ...leftOut];
const propertySeed = './dev/testing/property-seed-setup.ts';
const bundles = './dev/testing/stack/bundles-setup.ts';
const unit = testFiles('unit', root, anywhere);
const database = testFiles('database', root, anywhere);
const timed = TIMED.map(({ file }) => file);
const databases = {
  expect,
  exclude,
  globalSetup: [bundles, './dev/testing/stack/database-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
const processes = {
  expect,
  globalSetup: [bundles, './dev/testing/stack/built-setup.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** The number of test files run in parallel. At least two, even on two cores: database and process tests mostly wait. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          expect,
          include: unit.shared,
          setupFiles: [propertySeed],
          pool: 'threads',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'unit isolated',
          expect,
          include: unit.isolated,
          setupFiles: [propertySeed],
          testTimeout: 30_000,
        },
      },
      // Loading the models takes longer than most files, so files share a process where they can.
      {
        ...shared,
        test: { ...databases, name: 'database', include: database.shared, isolate: false },
      },
      { ...shared, test: { ...databases, name: 'database isolated', include: database.isolated } },
      {
        ...shared,
        test: {
          name: 'http',
          expect,
          include: named('.http.test.ts'),
          // All files share one stack and run one after another. They mock nothing, so modules need to load only once.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          globalSetup: [bundles, './dev/testing/stack/http-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          ...processes,
          name: 'process',
          globalSetup: [...processes.globalSetup, './dev/testing/stack/database-setup.ts'],
          include: named('.process.test.ts'),
          exclude: [...exclude, ...timed],
        },
      },
      {
        ...shared,
        test: {
          ...processes,
          name: 'process timed',
          include: timed,
          exclude,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
