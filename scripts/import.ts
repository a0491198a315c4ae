import { readFile, stat } from 'node:fs/promises';
import { administratorNamed } from '@/lib/identity/users/admin/administrator-named';
import { checkRows } from '@/lib/internships/imports/check-rows';
import { importRows, MAX_ROWS_AT_ONCE } from '@/lib/internships/imports/import-rows';
import { COMMAND_LIMITS } from '@/lib/internships/imports/limits';
import { ignoredColumns } from '@/lib/internships/imports/csv-columns';
import { countOutcomes, reasonsOf, type RowOutcome } from '@/lib/internships/imports/outcome';
import { readTable } from '@/lib/internships/imports/read-table';
import type { Table } from '@/lib/internships/imports/rows';
import { StartFailure } from '@/server/start-failure';
import { readImportOptions, type ImportOptions } from './import-options';
import { progress } from './progress';
import { command, withDatabase } from './with-database';

async function readFileOf({ path }: ImportOptions): Promise<Table> {
  const { size } = await stat(path).catch(() => {
    throw new StartFailure(`There is no file ${path}.`);
  });
  const { maxBytes } = COMMAND_LIMITS;
  if (size > maxBytes)
    throw new StartFailure(`The file is larger than ${maxBytes / 1024 / 1024} MB. Split it.`);
  return readTable(await readFile(path), COMMAND_LIMITS);
}

function say(outcome: RowOutcome): void {
  const reason = reasonsOf(outcome).join('; ');
  const doubts = (outcome.doubts ?? []).map(({ text, path = '' }) => `review: ${text} ${path}`.trim());
  const told = [`row ${outcome.line}`, outcome.outcome, outcome.label, reason, ...doubts];
  console.log(told.filter((part) => part !== '').join(' | '));
}

async function check({ rows }: Table, { as, mapping }: ImportOptions): Promise<RowOutcome[]> {
  const outcomes = await checkRows(await administratorNamed(as), { rows, mapping });
  for (const outcome of outcomes) say(outcome);
  return outcomes;
}

/** Checks the administrator before each batch, because the account may have been deactivated in the meantime. */
async function importAll({ rows }: Table, { as, mapping, file }: ImportOptions): Promise<RowOutcome[]> {
  const show = progress(rows.length, process.stderr);
  const outcomes: RowOutcome[] = [];
  for (let from = 0; from < rows.length; from += MAX_ROWS_AT_ONCE) {
    const some = rows.slice(from, from + MAX_ROWS_AT_ONCE);
    outcomes.push(...(await importRows(await administratorNamed(as), { rows: some, mapping, file })));
    show(outcomes.length);
  }
  for (const outcome of outcomes) if (outcome.outcome === 'refused') say(outcome);
  return outcomes;
}

await command(async () => {
  const options = await readImportOptions(process.argv.slice(2));
  const table = await readFileOf(options);
  const ignored = ignoredColumns(table.columns, options.mapping);
  if (ignored.length > 0)
    console.log(
      `Ignored columns: ${ignored.join(', ')}. To read one as a field: --map FIELD="${ignored[0]}". --help lists the fields.`,
    );
  await withDatabase(async () => {
    const began = performance.now();
    const outcomes = await (options.dryRun ? check(table, options) : importAll(table, options));
    const { created, duplicate, refused } = countOutcomes(outcomes);
    const seconds = (performance.now() - began) / 1000;
    const verb = options.dryRun ? 'would be imported' : 'imported';
    console.log(`${created} ${verb}, ${duplicate} duplicates, ${refused} refused (${seconds.toFixed(1)} s).`);
    if (refused > 0) process.exitCode = 1;
  });
});
