import { describe, expect, test } from 'vitest';
import { MAX_ROW_LENGTH, PAGE_LIMITS } from './limits';
import { readTable } from './read-table';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string, limits = PAGE_LIMITS) => readTable(bytes(text), limits);
/** Returns the rows as lists of cells, or the problem. */
const rows = async (text: string) =>
  (await read(text)).rows.map(({ line, values, problem }) => [line, problem ?? Object.fromEntries(values)]);
const refusal = async (input: string | Uint8Array, limits = PAGE_LIMITS): Promise<string> => {
  try {
    await readTable(typeof input === 'string' ? bytes(input) : input, limits);
  } catch (error) {
    return (error as Error).message;
  }
  return 'it was taken';
};

const MANY = 'The file has more than 200 columns. Keep only those of a listing.';
const LONG = 'The first line is longer than 16,384 characters, or a quote in it is never closed.';

describe('CSV', () => {
  test('the first row names the columns; byte order mark, CRLF, quotes, empty lines', async () => {
    expect(await rows('\uFEFFtitle, company \r\n"Intern, junior","a ""b"""\r\n\r\nx,y')).toEqual([
      [2, { title: 'Intern, junior', company: 'a "b"' }],
      [4, { title: 'x', company: 'y' }],
    ]);
  });

  test.each([';', '\t'])('columns may be separated by %j', async (sign) => {
    expect(await rows(`title${sign}company\na,b${sign}c`)).toEqual([[2, { title: 'a,b', company: 'c' }]]);
  });

  test.each([['"title","company"\na,b'], ['title,"company"\r\na,b'], ['"title";"company"\na;b']])(
    'names of columns may be quoted: %j',
    async (text) => {
      expect(await rows(text)).toEqual([[2, { title: 'a', company: 'b' }]]);
    },
  );

  const names = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(',');

  test('at most 200 columns, in a first line of at most 16,384 characters', async () => {
    expect((await read(`${names(200)}\nx${','.repeat(199)}`)).columns).toHaveLength(200);
    expect(await refusal(`${names(201)}\n${','.repeat(200)}`)).toBe(MANY);
    const line = (length: number) => `${'x'.repeat(length - 2)},y\na,b`;
    expect((await read(line(16_384))).rows).toHaveLength(1);
    expect(await refusal(line(16_385))).toBe(LONG);
    expect(await refusal(`"a\n${'x,y\n'.repeat(10_000)}`)).toBe(LONG);
  });

  test.each([
    ['commas', ','.repeat(1024 * 1024)],
    ['commas and a row', `${','.repeat(1024 * 1024)}\na`],
    ['names', names(150_000)],
    ['semicolons', ';'.repeat(1024 * 1024)],
  ])('a megabyte of %s is refused without reading it', async (_, text) => {
    const before = process.cpuUsage();
    expect(await refusal(text)).toBe(LONG);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(500);
  });

  test('a row with too many or too few columns says so, the others are read', async () => {
    expect(await rows('a,b\n1\n1,2,3\n1,2')).toEqual([
      [2, 'It has 1 column, but the first row has 2.'],
      [3, 'It has 3 columns, but the first row has 2.'],
      [4, { a: '1', b: '2' }],
    ]);
  });

  test('columns without a name, which spreadsheets leave at the end, are passed over', async () => {
    expect((await read('title,,\nabc,,')).columns).toEqual(['title']);
    expect(await rows('title,,\nabc,,\n')).toEqual([[2, { title: 'abc' }]]);
  });

  test('a formula is a text like any other', async () => {
    expect(await rows('title\n"=HYPERLINK(""http://x"")"')).toEqual([
      [2, { title: '=HYPERLINK("http://x")' }],
    ]);
  });

  test('a row that is too long says so, the others are read', async () => {
    const found = (await read(`a\n"${'x'.repeat(MAX_ROW_LENGTH)}"\n"${'x'.repeat(MAX_ROW_LENGTH + 1)}"\nb`))
      .rows;
    const problems = found.map(({ problem }) => problem);
    expect(problems).toEqual([undefined, 'It’s too long for a listing.', undefined]);
  });

  test('a column may be called as it likes', async () => {
    const [row] = (await read('__proto__,constructor\na,b')).rows;
    expect([...(row?.values ?? [])]).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  test.each([
    ['a,b,a\n1,2,3', 'The column "a" appears twice.'],
    ['a,b', 'The file has no listings.'],
    ['', 'The file has no listings.'],
  ])('%#: refused as a whole', async (text, message) => {
    expect(await refusal(text)).toBe(message);
  });
});

describe('JSON', () => {
  test('a list of objects, or an object on each line', async () => {
    const wanted = [
      [1, { title: 'a' }],
      [2, { title: 'b' }],
    ];
    expect(await rows(' [{"title":"a"},\n\n{"title":"b"}]')).toEqual(wanted);
    expect(await rows('{"title":"a"}\r\n{"title":"b"}\n')).toEqual(wanted);
    expect(await rows('{"title":"a"}')).toEqual([[1, { title: 'a' }]]);
  });

  test('what is no object, or no JSON, says so itself', async () => {
    const none = 'It isn’t an object with the fields of a listing.';
    expect((await rows('[{"a":1},7,null,["x"]]')).slice(1)).toEqual([
      [2, none],
      [3, none],
      [4, none],
    ]);
    expect(await rows('{"a":1}\n{"a":\n\n{"a":2}')).toEqual([
      [1, { a: 1 }],
      [2, 'It isn’t JSON.'],
      [4, { a: 2 }],
    ]);
  });

  test('a line of 10 MB is refused, and the others are read', async () => {
    const limits = { maxBytes: 20 * 1024 * 1024, rows: 10 };
    const { rows: found } = await read(`{"a":1}\n{"a":"${'x'.repeat(10 * 1024 * 1024)}"}\n{"a":2}`, limits);
    expect(found.map(({ problem }) => problem)).toEqual([
      undefined,
      'It’s too long for a listing.',
      undefined,
    ]);
  });

  test('at most 200 names of fields, in all rows together', async () => {
    const row = (from: number, count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${from + at}`, 1])));
    expect((await read(`[${row(0, 200)},${row(100, 100)}]`)).columns).toHaveLength(200);
    expect(await refusal(`[${row(0, 200)},${row(200, 1)}]`)).toBe(MANY);
  });

  test('__proto__ is a name like any other', async () => {
    const [row] = (await read('[{"__proto__":{"isFeatured":true},"title":"a"}]')).rows;
    expect([...(row?.values.keys() ?? [])]).toEqual(['__proto__', 'title']);
  });

  test.each([
    ['[{"a":1},', 'The file isn’t valid JSON.'],
    ['[]', 'The file has no listings.'],
    [`[${'['.repeat(200_000)}`, 'The file isn’t valid JSON.'],
  ])('%#: refused as a whole', async (text, message) => {
    expect(await refusal(text)).toBe(message);
  });
});

describe('any file', () => {
  const NOT_TEXT = 'The file isn’t UTF-8 text. Save it as "CSV UTF-8" or as JSON and try again.';

  test.each([
    ['NUL', bytes('a\nb\0')],
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
  ])('%s is refused', async (_, content) => {
    expect(await refusal(content)).toBe(NOT_TEXT);
  });

  test('as many rows and bytes as are allowed, and not one more', async () => {
    const limits = { maxBytes: 1024 * 1024, rows: 3 };
    expect((await read('a\n1\n2\n3', limits)).rows).toHaveLength(3);
    expect(await refusal('a\n1\n2\n3\n4', limits)).toBe('The file has more than 3 listings. Split it.');
    expect(await refusal('[{},{},{},{}]', limits)).toBe('The file has more than 3 listings. Split it.');
    const whole = `a\n${'x'.repeat(1024)}\n`.padEnd(1024 * 1024, '\n');
    expect((await read(whole, limits)).rows).toHaveLength(1);
    expect(await refusal(`${whole}\n`, limits)).toBe('The file is larger than 1 MB. Split it.');
  });
});
