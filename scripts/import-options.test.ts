import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORT_FIELDS } from '@/lib/internships/imports/csv-columns';
import { helpText } from './arguments.mjs';
import { HELP, readImportOptions } from './import-options';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-import-options-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('--help names every option and field', () => {
  const options = [
    '--dry-run',
    '--as',
    '--map',
    '--set',
    '--nothing',
    '--dates',
    '--industries',
    '--mapping',
  ];
  for (const named of [...options, ...IMPORT_FIELDS]) expect(helpText(HELP)).toContain(named);
});

test('without a file the message points to the help', async () => {
  await expect(readImportOptions([])).rejects.toThrow(/Name one file: .* All options: --help/);
});

test('an unknown field leads to a message that lists the known ones', async () => {
  await expect(readImportOptions(['a.csv', '--map', 'town=Town'])).rejects.toThrow(
    /columns: town isn’t a listing field\. The fields are title, .*howToApply/,
  );
});

test('industry rules are read from a separate file', async () => {
  const rules = join(folder, 'rules.json');
  await writeFile(rules, '[{"industry":"energy-and-environment","words":["solar"]}]');
  expect(await readImportOptions(['a.csv', '--industries', rules, '--dates', 'day first'])).toMatchObject({
    mapping: { dates: 'day first', industries: [{ industry: 12, words: ['solar'] }] },
  });
  await writeFile(rules, '{"solar":12}');
  await expect(readImportOptions(['a.csv', '--industries', rules])).rejects.toThrow(
    'The mapping is invalid: industries: Industry rules are a list of {"industry": …, "words": […]}',
  );
  await expect(readImportOptions(['a.csv', '--industries', join(folder, 'none.json')])).rejects.toThrow(
    /The industry rules .*none\.json cannot be read/,
  );
});
