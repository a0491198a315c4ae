import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GROUPS, reportOf } from '../stryker.config.mjs';

/**
 * Changes what guards the site, one small thing at a time, and counts how many of the changes the unit tests notice.
 * Without an argument all groups, one after the other (ten minutes); with names only those. What was tried before and has not
 * changed is not tried again, which misses that a new test reaches what none reached: `--force` tries all.
 * Fails when a group stays under the threshold of stryker.config.mjs.
 */
const { values: options, positionals: asked } = parseArgs({
  options: { force: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = asked.find((name) => !(name in GROUPS));
if (unknown) {
  console.error(`There is no group ${unknown}. There are: ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(1);
}

/** What node_modules/.bin has of it is a script for a shell on Windows. */
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
