import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';

interface Decision {
  number: number;
  title: string;
  /** YYYY-MM-DD */
  date: string;
  status: string;
  file: string;
}

const HEAD = /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d\d-\d\d)\. Status: (accepted|superseded by \d+)\.\n/;

/**
 * Reads the number, title, date and status at the top of a page. Returns null if they are missing or
 * malformed.
 */
function headOf(file: string, text: string): Decision | null {
  const [, number, title = '', date = '', status = ''] = HEAD.exec(text) ?? [];
  return number === undefined ? null : { number: Number(number), title, date, status, file };
}

/** A page must fit on one screen. */
const MAX_LINES = 45;
const MAX_CHARACTERS = 3_600;

/** The labels of the paragraphs, in order. */
const LABELS = ['Context', 'Decision', 'Figures', 'Rejected'];

const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');
const files = readdirSync(FOLDER).filter((name) => name !== 'README.md');
const decisions = files.flatMap((file) => headOf(file, read(file)) ?? []).sort((a, b) => a.number - b.number);

describe('every decision', () => {
  it.each(files)('%s begins with its number, date and status', (file) => {
    expect(decisions.map((decision) => decision.file)).toContain(file);
  });

  it.each(files)('%s fits on one screen', (file) => {
    const text = read(file);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  });

  it.each(files)('%s has its paragraphs under the four labels', (file) => {
    const labels = [...read(file).matchAll(/\n\n\*\*(.+?)\.?\*\*/g)].map(([, label]) => label);
    expect(labels).toEqual(LABELS.filter((label) => labels.includes(label)));
    expect(labels).toContain('Decision');
  });

  it('has a unique number, without gaps, in date order', () => {
    expect(decisions.map(({ number }) => number)).toEqual(files.map((_, at) => at + 1));
    const dates = decisions.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  });

  it('names a later one if it is superseded', () => {
    for (const { number, status } of decisions.filter((decision) => decision.status !== 'accepted')) {
      const by = Number(status.replace(/\D+/, ''));
      expect(by, `decision ${number}`).toBeGreaterThan(number);
      expect(by, `decision ${number}`).toBeLessThanOrEqual(files.length);
    }
  });

  it('is in the table with the data of its page', () => {
    const rows = read('README.md').matchAll(/^\| (\d+) +\| \[(.+?)\]\((.+?)\) +\| (\S+) +\| (.+?) +\|$/gm);
    const table = [...rows].map(([, number, title, file, date, status]) => ({
      number: Number(number),
      title,
      date,
      status,
      file,
    }));
    expect(table).toEqual(decisions);
  });
});

describe('the head of a page', () => {
  const page = (first: string, second: string) => headOf('a.md', `# ${first}\n\n${second}\n\nText.`);

  it.each(['accepted', 'superseded by 12'])('accepts the status %s', (status) =>
    expect(page('7. A title', `Date: 2026-11-21. Status: ${status}.`)).toEqual({
      number: 7,
      title: 'A title',
      date: '2026-11-21',
      status,
      file: 'a.md',
    }),
  );

  it.each([
    ['A title', 'Date: 2026-11-21. Status: accepted.'],
    ['7. A title', 'Date: 21 November 2026. Status: accepted.'],
    ['7. A title', 'Status: accepted.'],
    ['7. A title', 'Date: 2026-11-21. Status: in force.'],
    ['7. A title', 'Date: 2026-11-21. Status: superseded.'],
  ])('rejects "%s", "%s"', (first, second) => expect(page(first, second)).toBeNull());
});
