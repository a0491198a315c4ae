import { expect, test } from 'vitest';
import { bareAddress, bareEmail, tidyEmail } from './bare-address';

test.each([
  ['https://x.co.ke/apply.', 'https://x.co.ke/apply'],
  ['https://x.co.ke/apply).', 'https://x.co.ke/apply'],
  ['(https://x.co.ke/apply)', 'https://x.co.ke/apply'],
  ['(https://x.co.ke/apply', 'https://x.co.ke/apply'],
  ['<https://x.co.ke/apply>,', 'https://x.co.ke/apply'],
  ['[https://x.co.ke/apply];', 'https://x.co.ke/apply'],
  ['"https://x.co.ke/apply"', 'https://x.co.ke/apply'],
  ["'https://x.co.ke/apply'", 'https://x.co.ke/apply'],
  ['“https://x.co.ke/apply.”', 'https://x.co.ke/apply'],
  ['«https://x.co.ke/apply»', 'https://x.co.ke/apply'],
  ['*_https://x.co.ke/apply_*', 'https://x.co.ke/apply'],
  ['`x.co.ke`', 'x.co.ke'],
  ['https://x.co.ke/apply…', 'https://x.co.ke/apply'],
  ['https://x.co.ke/apply!?', 'https://x.co.ke/apply'],
  ['https://x.co.ke/a_(b)', 'https://x.co.ke/a_(b)'],
  ['https://x.co.ke/a_(b))', 'https://x.co.ke/a_(b)'],
  ['(https://x.co.ke/a_(b)).', 'https://x.co.ke/a_(b)'],
  ['https://x.co.ke/aB3_', 'https://x.co.ke/aB3_'],
  ['https://x.co.ke/a/', 'https://x.co.ke/a/'],
  ['https://x.co.ke/?a=b&c', 'https://x.co.ke/?a=b&c'],
  [' \u200ehttps://x.co.ke\u00a0', 'https://x.co.ke'],
  ['...', ''],
  ['', ''],
])('%j is bare: %j', (typed, bare) => {
  expect(bareAddress(typed)).toBe(bare);
  expect(bareAddress(bare)).toBe(bare);
});

test.each([
  ['jobs@x.co.ke.', 'jobs@x.co.ke'],
  ['<Jobs@x.co.ke>', 'Jobs@x.co.ke'],
  ['"Jobs, X" <jobs@x.co.ke>;', 'jobs@x.co.ke'],
  ['mailto:jobs@x.co.ke', 'jobs@x.co.ke'],
  ['<mailto:jobs@x.co.ke?subject=Intern>', 'jobs@x.co.ke'],
  ['MAILTO: jobs@x.co.ke,', 'jobs@x.co.ke'],
  ['mailto:mailto:jobs@x.co.ke', 'jobs@x.co.ke'],
  ['mailto:<MAILTO:*jobs@x.co.ke*>', 'jobs@x.co.ke'],
  ['mailto:jobs@x.co.ke, mailto:hr@x.co.ke', 'jobs@x.co.ke, mailto:hr@x.co.ke'],
  ["o'brien@x.co.ke", "o'brien@x.co.ke"],
  ['*jobs@x.co.ke*', 'jobs@x.co.ke'],
  ['\u202ajobs@x.co.ke\u202c', 'jobs@x.co.ke'],
  ['jobs@x.co.ke, hr@x.co.ke', 'jobs@x.co.ke, hr@x.co.ke'],
  ['Ali <b>', 'Ali <b'],
])('%j is the e-mail address %j', (typed, bare) => {
  expect(bareEmail(typed)).toBe(bare);
  expect(bareEmail(bare)).toBe(bare);
  expect(tidyEmail(typed)).toBe(bare.toLowerCase());
});

test.each(['(', ')', '<', '<@', '*', '.', '(.)', 'mailto:', 'mailto:<', '?'])(
  '100 KB of %j take less than a second',
  (unit) => {
    const text = unit.repeat(100_000 / unit.length);
    const began = performance.now();
    for (const typed of [text, `x${text}`, `${text}x`]) bareEmail(typed);
    expect(performance.now() - began).toBeLessThan(1_000);
  },
);
