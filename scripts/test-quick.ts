import { baseOf, changedSince } from '@/dev/checks/changed';
import { sumLine } from '@/dev/test-run/outcome';
import { sideBySide, type Step } from '@/dev/test-run/run-step';
import { ROOT } from '@/dev/start/build';

/**
 * Checks the changes since the merge base with main, or since the last commit on main. Formats and lints the changed files, checks types,
 * and runs the unit and database tests that import the changed files, at any depth. A changed model therefore runs nearly all of these
 * tests. `npm test` does the rest.
 */
const CACHED = ['--cache', '--cache-location', 'node_modules/.cache/eslint/', '--cache-strategy', 'content'];

const base = baseOf(ROOT);
const files = changedSince(ROOT, base);
const code = files.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name));

const step = (name: string, command: Step['command'], needed = true): Step[] =>
  needed ? [{ name, command, usualSeconds: name === 'database tests' ? 350 : 60 }] : [];

const eslint = ['--max-warnings', '0', '--no-warn-ignored', ...CACHED, '--', ...code];
const tests = (projects: string): Step['command'] => [
  'vitest',
  ...['run', '--project', projects, '--changed', base, '--passWithNoTests'],
];
const lanes = [
  [
    ...step('types', ['tsc', '--noEmit']),
    ...step('format', ['prettier', '--check', '--ignore-unknown', '--', ...files], files.length > 0),
  ],
  [
    ...step('lint', ['eslint', ...eslint], code.length > 0),
    ...step('promises', ['oxlint', '--type-aware', '--', ...code], code.length > 0),
    ...step('unit tests', tests('unit*')),
    ...step('database tests', tests('database*'), code.length > 0),
  ],
];

process.stdout.write(`${files.length} files changed since ${base.slice(0, 10)}\n`);
const outcome = await sideBySide(lanes);
process.exitCode = outcome.failures.length === 0 ? 0 : 1;
process.stdout.write(`${sumLine(outcome)}\n`);
