import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runsAll } from '@/dev/test-run/only-in-all';
import { STORED_FIELDS } from '@/dev/testing/contract/stored-fields';

/** Strings tried per field. */
const TEXTS = runsAll() ? 10_000 : 150;

/** Characters that phones, Word, Excel and attackers put into text. */
const ODD = [
  ...[
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u202a',
    '\u202c',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2069',
    '\ufeff',
  ],
  ...[
    '\u00ad',
    '\u061c',
    '\u180e',
    '\u3164',
    '\u2800',
    '\u00a0',
    '\u202f',
    '\u2003',
    '\u3000',
    ' ',
    '  ',
    '\t',
  ],
  ...['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\u0000', '\u0007', '\u001b', '\u007f'],
  ...[
    '\ud83d',
    '\udc4d',
    '\ufffe',
    '\u0303',
    '\u0301',
    'e\u0301',
    'क्\u200dष',
    'ی\u200cر',
    '👩🏾\u200d🌾',
    '1\ufe0f\u20e3',
  ],
  ...[
    "'",
    '’',
    '‘',
    '´',
    '"',
    '“',
    '”',
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '*',
    '_',
    '.',
    ',',
    ';',
    '-',
    '‑',
    '–',
  ],
];
/** Valid strings, so that each field accepts at least one. */
const PLAIN = [
  ...[
    'Amani',
    "Ng'ang'a",
    'J. M. ',
    'J.M.',
    'wanjiku',
    'Data Intern',
    'a',
    'one two three',
    'https://x.co.ke/apply',
  ],
  ...[
    'jobs@x.co.ke',
    'mailto:',
    '0712345678',
    '+254 (0) 712 345 678',
    '254',
    '2027-01-31',
    'Karibu#2026',
    '#123456',
  ],
];

const text = fc.oneof(
  fc
    .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ODD) }, fc.constantFrom(...PLAIN)), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom(...ODD, ''), fc.constantFrom(...PLAIN), fc.constantFrom(...ODD, ''))
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** Characters that a page, an e-mail or the database would show or store differently. */
const UNSHOWN =
  /[\r\v\f\u0085\u2028\u2029\p{Cs}\p{NChar}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The rules that accept some of these strings, which excludes choices and similar fields. Fields share many rules. */
const RULES = new Map(
  STORED_FIELDS.filter(({ schema }) => PLAIN.some((typed) => schema.safeParse(typed).success)).map(
    (field) => [field.schema, field.path],
  ),
);

describe('what a field stores is what is shown, and normalising it again changes nothing', () => {
  test.each([...RULES].map(([rule, path]) => [path, rule] as const))('%s', (_, rule) => {
    fc.assert(
      fc.property(text, (typed) => {
        const { success, data } = rule.safeParse(typed);
        if (!success) return;
        for (const stored of textsIn(data)) {
          expect(stored).toBe(stored.normalize('NFC').trim());
          expect(stored).not.toMatch(UNSHOWN);
          expect(Buffer.from(stored).toString()).toBe(stored);
        }
        if (typeof data === 'string') expect(rule.parse(data)).toBe(data);
      }),
      { numRuns: TEXTS },
    );
  });

  test('a link to a host with an accent is still valid after 20,000 checks', () => {
    const links = [...RULES.keys()].filter(
      (rule) => rule.safeParse('https://café.co.ke/').success && !rule.safeParse('Data Intern').success,
    );
    expect(links.length).toBeGreaterThan(3);
    for (const rule of links) {
      for (let call = 0; call < 20_000; call++) rule.safeParse('https://x.co.ke/');
      expect(rule.parse('https://café.co.ke/')).toBe('https://café.co.ke/');
    }
  });

  test('names, titles, links, messages and more are among them', () => {
    const names = new Set(STORED_FIELDS.filter(({ schema }) => RULES.has(schema)).map(({ name }) => name));
    for (const name of [
      ...[
        'firstName',
        'lastName',
        'username',
        'phoneNumber',
        'email',
        'name',
        'website',
        'title',
        'company',
        'text',
      ],
      ...[
        'location',
        'applyLink',
        'descriptionParagraph',
        'howToApply',
        'about',
        'comments',
        'message',
        'note',
      ],
      ...[
        'overrideReason',
        'school',
        'course',
        'skills',
        'links',
        'place',
        'phrase',
        'means',
        'tagline',
        'q',
        'link',
      ],
    ])
      expect(names).toContain(name);
  });
});
