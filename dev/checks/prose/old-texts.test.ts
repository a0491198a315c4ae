import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDERS = ['app', 'lib', 'server', 'models', 'e2e/transcripts'];

/** Phrases from earlier pages and e-mails that read as if translated. */
const TEXTS = [
  'we have read before you do',
  'see when it is opened',
  'Read before it is listed',
  'You see it was seen',
  'the industry you want to begin in',
  'Paid or not',
  'Search for these as plain words',
  'Also close to what you asked',
  'Or work from where you are',
  'Leave one thing out',
  'See everything that is open',
  'in your feed reader',
  'none when nothing is new',
  'Open to apply',
  'deadline into your calendar',
  'deadlines into your calendar',
  'Share by',
  'Check and send',
  'Your application is recorded',
  'for writing to the employer',
  'Then you finish on its page',
  'what became of it',
  'what became of your application',
  'See the steps',
  'Handled outside',
  'Wait for the employer, who',
  'no longer gets your resume',
  'We remind you by mail',
  'listings of a search by mail',
  'One press makes the alert',
  '} parts are filled',
  'What came of it',
  'Empty if it goes on',
  'Use it as my resume',
  'a link to it that opens your account',
  'and your account is open',
  'works for one hour and once',
  'Everybody who was logged in',
  'End every session',
  'Correct the spelling',
  'Slips are corrected',
  'List it again',
  'Answer several at once',
  'Choose a step',
  'Send the answer',
  'Do not select',
  'Link to a call',
  'How it answers',
  'let each one know you looked',
  'what it is like to begin with you',
  'and its file all the same',
  'It holds for every open report',
  'another role or state',
  'begins the next item',
  'Who did it, or to what',
  'search for in vain',
  'searched for in vain',
  'has not selected you',
  'writes: The position has been filled',
  'those that are left end as',
  'give it a later deadline',
  'so that nobody applies in vain',
  'See my internships',
] as const;

/** Short labels from earlier pages. They must match the whole label. */
const LABELS = [
  'Any day',
  'Kind',
  'All kinds',
  'What next',
  'Steps',
  'What it is',
  'Who it is',
  'Asked',
] as const;

const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|mjs|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ') }));

const filesWith = (has: (text: string) => boolean): string[] =>
  files.filter(({ text }) => has(text)).map(({ path }) => path);

describe('no page, mail or transcript says', () => {
  test.each(TEXTS)('“%s”', (old) => {
    expect(filesWith((text) => text.includes(old))).toEqual([]);
  });

  test.each(LABELS)('“%s” as a whole label', (old) => {
    expect(
      filesWith((text) => text.includes(`'${old}'`) || new RegExp(`>\\s*${old}\\s*<`).test(text)),
    ).toEqual([]);
  });
});
