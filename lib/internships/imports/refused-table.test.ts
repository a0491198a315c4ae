import { expect, test } from 'vitest';
import { ignoredColumns, OWN_NAMES, REASON_COLUMN } from './csv-columns';
import { MAX_COLUMNS, MAX_HEADER_LENGTH, PAGE_LIMITS } from './limits';
import { readTable } from './read-table';
import { refusedTable } from './refused-table';
import type { Table } from './rows';
import { toListing } from './to-listing';

const read = (text: string) => readTable(new TextEncoder().encode(text), PAGE_LIMITS);
const refuse = (table: Table) =>
  refusedTable(
    table,
    table.rows.map((row) => ({ row, reason: row.problem ?? 'title: too short' })),
  );
/** Refuses every row of a file and returns the lines of the download, without the byte order mark. */
const linesOf = async (text: string) => (await refuse(await read(text))).replace(/^\uFEFF/, '').split('\r\n');
const again = async (text: string) => read(await refuse(await read(text)));

test('has the reason before the columns and values of the file, with a byte order mark', async () => {
  expect(await refuse(await read('Title;Our number\nab;7\ncd;8'))).toBe(
    '\uFEFFWhy it was refused,Title,Our number\r\ntitle: too short,ab,7\r\ntitle: too short,cd,8\r\n',
  );
});

test('a damaged row keeps its cells, so that it can be mended in its place', async () => {
  expect(await linesOf('title,,company\nab\ncd,x,Bonde,more\n')).toEqual([
    'Why it was refused,title,company',
    '"It has 1 column, but the first row has 3.",ab',
    '"It has 4 columns, but the first row has 3.",cd,Bonde,more',
    '',
  ]);
});

test('JSON becomes cells that the import reads as the same values', async () => {
  const given = {
    title: '  <b>Clerk</b> & more',
    industryId: 10,
    remote: true,
    county: null,
    yourRole: ['Count', 'Write'],
    stipend: { kind: 'paid', min: 15_000, max: 20_000 },
    applicationDeadline: 46_783,
  };
  const text = JSON.stringify([given, { title: 'Cook', stipend: 'unpaid' }]);
  const [before, after] = [await read(text), await again(text)];
  const listings = ({ rows }: Table) => rows.map((row) => toListing(row, OWN_NAMES));
  expect(listings(after)[0]).toMatchObject({ industryId: 10, remote: true, yourRole: ['Count', 'Write'] });
  expect(listings(after)[0]).toEqual({ ...listings(before)[0], county: undefined });
  expect(listings(after)[1]).toEqual(listings(before)[1]);
});

test('a JSON line that is no listing is kept as it is written', async () => {
  expect(await linesOf('{"title":"ab"}\n{"title":\n[1,2]')).toEqual([
    'Why it was refused,title',
    'title: too short,ab',
    'It isn’t JSON.,"{""title"":"',
    'It isn’t an object with the fields of a listing.,"[1,2]"',
    '',
  ]);
});

test('names of JSON fields that differ only in case share a column', async () => {
  expect(await linesOf('[{"Title":"ab"},{"title":"cd"},{"Title":"","TITLE":"ef"}]')).toEqual([
    'Why it was refused,Title',
    'title: too short,ab',
    'title: too short,cd',
    'title: too short,ef',
    '',
  ]);
});

test('refused once more, a row has one reason: the new one', async () => {
  const { columns, rows } = await again('title,company\nab,Bonde\ncd');
  expect(columns).toEqual([REASON_COLUMN, 'title', 'company']);
  expect(ignoredColumns(columns, OWN_NAMES)).toEqual([]);
  expect(await refuse({ columns, rows })).toBe(
    `\uFEFF${REASON_COLUMN},title,company\r\ntitle: too short,ab,Bonde\r\n"It has 2 columns, but the first row has 3.",cd\r\n`,
  );
});

const HOSTILE = ['=1+1', '+254712345678', '-5', '@x', '＝1', "'=1"];

test.each(HOSTILE)('%j is no formula in the download, and the same text when it comes back', async (cell) => {
  const text = `title,company\n${cell},"x,${cell}"`;
  const [, line = ''] = await linesOf(text);
  expect(line).toMatch(/^title: too short,'/);
  const { rows } = await again(text);
  expect(rows.map(({ values }) => values.get('title'))).toEqual([cell.replace(/^'/, '')]);
  expect(rows.map(({ values }) => values.get('company'))).toEqual([`x,${cell}`]);
});

test('a tab or space before a formula is left out', async () => {
  const [, line] = await linesOf('title,company\n"\t=1"," \u200b=2"');
  expect(line).toBe("title: too short,'=1,'=2");
});

test.each([
  ['199 columns', MAX_COLUMNS - 1, '', MAX_COLUMNS],
  ['200 columns, of which the import reads 1', MAX_COLUMNS, '', 2],
  ['names as long as a header may be', 10, 'x'.repeat(MAX_HEADER_LENGTH / 9 - 4), 2],
])('a file with %s can be imported again', async (_, count, long, expected) => {
  const names = ['title', ...Array.from({ length: count - 1 }, (_, at) => `${long}c${at}`)];
  const { columns, rows } = await again(`${names.join()}\n${names.map(() => 'ab').join()}`);
  expect(columns).toHaveLength(expected);
  expect(rows.map(({ values }) => values.get('title'))).toEqual(['ab']);
});
