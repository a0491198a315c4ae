import { describe, expect, test } from 'vitest';
import { PAGE_LIMITS } from './limits';
import { readTable } from './read-table';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), order === 'le');
  return bytes;
};
const latin = (text: string) => Uint8Array.from(text, (letter) => CP1252[letter] ?? letter.charCodeAt(0));
/** Characters whose Windows-1252 code differs from Unicode. */
const CP1252: Record<string, number> = { '€': 0x80, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 };

/** Returns each row's number and cells, or the problem. */
const rowsOf = async (content: string | Uint8Array) => {
  const { rows } = await readTable(typeof content === 'string' ? utf8(content) : content, PAGE_LIMITS);
  return rows.map(({ line, values, problem }) => [line, problem ?? Object.fromEntries(values)]);
};
const refusal = async (content: string | Uint8Array): Promise<string> => {
  try {
    return `read: ${JSON.stringify(await rowsOf(content))}`;
  } catch (error) {
    return (error as Error).message;
  }
};

const ONE = [[2, { title: 'Milk', company: 'Bonde' }]];
const TWO = [...ONE, [3, { title: 'Hay', company: 'Bonde' }]];

test.each<[string, string | Uint8Array]>([
  ['commas', 'title,company\nMilk,Bonde\nHay,Bonde\n'],
  ['semicolons', 'title;company\nMilk;Bonde\nHay;Bonde\n'],
  ['tabs', 'title\tcompany\nMilk\tBonde\nHay\tBonde\n'],
  ['sep=; of Excel', 'sep=;\r\ntitle;company\r\nMilk;Bonde\r\nHay;Bonde\r\n'],
  ['sep=, of Excel', 'sep=,\r\ntitle,company\r\nMilk,Bonde\r\nHay,Bonde\r\n'],
  ['sep= and a tab', 'sep=\t\ntitle\tcompany\nMilk\tBonde\nHay\tBonde'],
  ['sep=| in capitals', 'SEP=|\ntitle|company\nMilk|Bonde\nHay|Bonde'],
  ['sep=; in quotes', '"sep=;"\ntitle;company\nMilk;Bonde\nHay;Bonde'],
  ['sep=; after a byte order mark', '\uFEFFsep=;\ntitle;company\nMilk;Bonde\nHay;Bonde'],
  ['sep=; saved once more', 'sep=;;\ntitle;company\nMilk;Bonde\nHay;Bonde'],
  ['sep=; with CR only', 'sep=;\rtitle;company\rMilk;Bonde\rHay;Bonde'],
  ['a byte order mark', '\uFEFFtitle,company\nMilk,Bonde\nHay,Bonde'],
  ['CRLF', 'title,company\r\nMilk,Bonde\r\nHay,Bonde\r\n'],
  ['CR only', 'title,company\rMilk,Bonde\rHay,Bonde\r'],
  ['mixed line ends', 'title,company\r\nMilk,Bonde\rHay,Bonde\n'],
  ['no line end', 'title,company\nMilk,Bonde\nHay,Bonde'],
  ['everything in quotes', '"title","company"\n"Milk","Bonde"\n"Hay","Bonde"'],
  ['spaces before quotes', 'title, "company"\nMilk, "Bonde"\n "Hay" ,"Bonde"'],
  ['empty rows at the end', 'title,company\nMilk,Bonde\nHay,Bonde\n,\n,\n\n \n'],
  ['trailing empty columns', 'title,company,,\nMilk,Bonde,,\nHay,Bonde,,'],
  ['a trailing separator in the rows only', 'title,company\nMilk,Bonde,\nHay,Bonde, ,'],
  ['a trailing separator in the first row only', 'title,company,\nMilk,Bonde\nHay,Bonde'],
  ['an empty column between', 'title,,company\nMilk,,Bonde\nHay,x,Bonde'],
  ['UTF-16 of Excel', utf16('\uFEFFtitle\tcompany\r\nMilk\tBonde\r\nHay\tBonde\r\n', 'le')],
  ['UTF-16, big end first', utf16('\uFEFFtitle,company\nMilk,Bonde\nHay,Bonde', 'be')],
  ['UTF-16 without a mark', utf16('title,company\nMilk,Bonde\nHay,Bonde', 'le')],
  ['an invisible space in a name', 'title\u200b,\u00a0company\u00a0\nMilk,Bonde\nHay,Bonde'],
])('a file with %s', async (_, content) => {
  expect(await rowsOf(content)).toEqual(TWO);
});

describe('the number of a row is the one that a spreadsheet shows', () => {
  test.each<[string, string, number[]]>([
    ['after line breaks in cells', 'a,b\n1,"x\ny\nz"\n2,y\n3,z', [2, 3, 4]],
    ['after CRLF in cells', 'a,b\r\n1,"x\r\ny"\r\n2,y', [2, 3]],
    ['after line breaks in the first row', '"a","b\nc"\n1,x\n2,y', [2, 3]],
    ['with empty rows between', 'a,b\n1,x\n\n2,y\n,\n" ",\n3,z', [2, 4, 7]],
    ['after an empty row at the beginning', '\n,\na,b\n1,x', [4]],
    ['after sep=, which is no row', 'sep=;\na;b\n1;x\n\n2;y', [2, 4]],
    ['with empty rows of other line ends', 'a,b\r1,x\r\r2,y\n\n3,z', [2, 4, 6]],
  ])('%s', async (_, text, numbers) => {
    const { rows } = await readTable(utf8(text), PAGE_LIMITS);
    expect(rows.map(({ line }) => line)).toEqual(numbers);
  });
});

describe('cells', () => {
  test.each<[string, string, Record<string, string>]>([
    ['quotes inside a cell without quotes', 'a,b\n5" pipe,Ng"ang"a', { a: '5" pipe', b: 'Ng"ang"a' }],
    ['a quote at the end of a cell without quotes', 'a,b\nSize 5",x', { a: 'Size 5"', b: 'x' }],
    ['two quotes for one', 'a,b\n"the ""best"" farm",x', { a: 'the "best" farm', b: 'x' }],
    ['empty quotes', 'a,b\n"",x', { a: '', b: 'x' }],
    ['a quote alone, quoted', 'a,b\n"""",x', { a: '"', b: 'x' }],
    ['separators in quotes', 'a;b\n"x;y";z', { a: 'x;y', b: 'z' }],
    ['other separators', 'a;b\nx,y;z\tw', { a: 'x,y', b: 'z\tw' }],
    ['line breaks in quotes', 'a,b\n"x\r\ny\rz\nw",v', { a: 'x\r\ny\rz\nw', b: 'v' }],
    ['spaces before a quote in the text', 'a,b\n "best" farm,x', { a: ' "best" farm', b: 'x' }],
    ['sep= later in the file', 'a,b\nsep=;,x', { a: 'sep=;', b: 'x' }],
  ])('%s', async (_, text, values) => {
    expect((await rowsOf(text)).at(-1)?.[1]).toEqual(values);
  });

  test('Windows-1252, as Excel saves "CSV"', async () => {
    const text = 'title,company\nCafé “Bar” – Ng’ang’a,€ 5';
    expect(await rowsOf(latin(text))).toEqual([[2, { title: 'Café “Bar” – Ng’ang’a', company: '€ 5' }]]);
  });
});

describe('is refused, with its row', () => {
  test.each<[string, string, string]>([
    [
      'a quote that is never closed',
      'a,b\n1,x\n2,"y\n3,z',
      'A quote is opened in row 3, line 3 of the file, and never closed.',
    ],
    [
      'one after line breaks in cells',
      'sep=;\r\na;b\r\n1;"x\r\ny"\r\n2;"z',
      'A quote is opened in row 3, line 5 of the file, and never closed.',
    ],
    [
      'a text after a quote',
      'a,b\n1,"2" x\n',
      'A quote in row 2, line 2 of the file, isn’t where a column begins or ends.',
    ],
    [
      'a quote that was not doubled',
      'a,b\n"x\ny",1\n"the "best" farm",1',
      'A quote in row 3, line 4 of the file, isn’t where a column begins or ends.',
    ],
    ['the same column in another case', 'Title,company,TITLE\na,b,c', 'The column "TITLE" appears twice.'],
    [
      'the same column with other signs',
      'stipend.min,Stipend Min\n1,2',
      'The column "Stipend Min" appears twice.',
    ],
    ['only empty rows', 'title,company\n,\n \n', 'The file has no listings.'],
    ['only sep=', 'sep=;\n', 'The file has no listings.'],
  ])('%s', async (_, text, message) => {
    expect(await refusal(text)).toBe(message);
  });

  test('a row with more columns that say something, or with fewer', async () => {
    expect(await rowsOf('a,b,\n1,2,,3\n1\n1,2')).toEqual([
      [2, 'It has 4 columns, but the first row has 2.'],
      [3, 'It has 1 column, but the first row has 2.'],
      [4, { a: '1', b: '2' }],
    ]);
  });

  const NOT_TEXT = 'The file isn’t UTF-8 text. Save it as "CSV UTF-8" or as JSON and try again.';
  test.each<[string, Uint8Array]>([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['signs that Windows-1252 does not have', Uint8Array.from([0x61, 0x0a, 0x81, 0x8d])],
    ['UTF-8 with a broken letter', Uint8Array.from([...utf8('title\nNg’ang’a – Café'), 0xe2, 0x80])],
    ['UTF-16 that ends inside a letter', Uint8Array.from([0xff, 0xfe, 0x61])],
  ])('%s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe(NOT_TEXT);
  });
});

test.each<[string, string]>([
  ['quotes', '"'.repeat(2_000_000)],
  ['open quotes', 'a,b\n' + '" '.repeat(1_000_000)],
  ['rows of separators', 'a,b\n' + ',\n'.repeat(1_000_000)],
  ['spaces', 'a,b\n' + ' '.repeat(2_000_000)],
  ['one row of columns', 'a,b\n' + ','.repeat(2_000_000)],
])('2 MB of %s take no more than a second', async (_, text) => {
  const from = process.cpuUsage();
  await refusal(text);
  const { user, system } = process.cpuUsage(from);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});
