import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GROUPS, reportOf } from '../stryker.config.mjs';
import { readArguments } from './arguments.mjs';

/** Runs mutation testing on the groups in stryker.config.mjs, one after another. All of them take ten minutes. */
const { values: options, positionals: asked } = readArguments({
  usage: 'npm run test:mutation [-- GROUP…] [--force]',
  about: 'Counts how many small code changes the unit tests catch. Fails if a group is below its threshold.',
  arguments: { 'GROUP…': `only these groups: ${Object.keys(GROUPS).join(', ')}` },
  options: {
    force: {
      type: 'boolean',
      default: false,
      about: 'also test unchanged code again; needed to count what a new test covers',
    },
  },
});
const unknown = asked.find((name) => !(name in GROUPS));
if (unknown) {
  console.error(`There is no group ${unknown}. Groups: ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(1);
}

/** On Windows, node_modules/.bin contains a shell script, which Node.js cannot start. */
const stryker = fileURLToPath(
  new URL('../node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url),
);

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const counts = (group) => {
  const { files } = JSON.parse(readFileSync(reportOf(group), 'utf8'));
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (wanted) => states.filter((status) => wanted.includes(status)).length;
  return { noticed: count(NOTICED), missed: count(MISSED) };
};

const rows = {};
let failed = false;
for (const group of asked.length > 0 ? asked : Object.keys(GROUPS)) {
  const env = { ...process.env, MUTATION_GROUP: group };
  const { status } = spawnSync(process.execPath, [stryker, 'run', ...(options.force ? ['--force'] : [])], {
    env,
    stdio: 'inherit',
  });
  failed ||= status !== 0;
  rows[group] = counts(group);
}
const sum = (name) => Object.values(rows).reduce((total, row) => total + row[name], 0);
rows.total = { noticed: sum('noticed'), missed: sum('missed') };
for (const row of Object.values(rows)) {
  row['score, %'] = Number(((100 * row.noticed) / (row.noticed + row.missed)).toFixed(2));
}
console.table(rows);
process.exit(failed ? 1 : 0);
