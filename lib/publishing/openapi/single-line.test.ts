import { describe, expect, test } from 'vitest';
import { SEVERAL_LINES, STORED_FIELDS } from '@/dev/testing/contract/stored-fields';

/** Single-line strings that contain line breaks or similar characters, with links in the middle. */
const BROKEN = [
  'Nairobi\r\nWest',
  'Nairobi\tWest',
  'Nairobi\u0000West',
  'Nairobi\u0007West',
  'Nairobi\u0085West',
  'Nairobi\u2028West',
  'Nairobi\u202eWest',
  'https://example.com/a\nb',
  'https://exam\tple.com/ab',
  'https://example.com/a\u0000b',
  'https://example.com/a\u202eb',
  'hr@example\n.com',
  'mailto:\nhr@example.com',
  'mailto:hr\t@example.com',
  'tel:0712\n345678',
  '0712\t345678',
];
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

describe('a field of one line has no line break, tab or control character, whatever is sent', () => {
  const single = STORED_FIELDS.filter(({ name }) => !SEVERAL_LINES.has(name));

  test.each(single.map(({ path, schema }) => [path, schema] as const))('%s', (_, schema) => {
    for (const text of BROKEN) {
      const { success, data } = schema.safeParse(text);
      if (success) expect(data).not.toSatisfy((kept) => typeof kept === 'string' && UNSEEN.test(kept));
    }
  });

  test('names, titles, links and more are among them', () => {
    const names = new Set(single.map(({ name }) => name));
    for (const name of [
      ...['firstName', 'lastName', 'username', 'phoneNumber', 'email', 'name', 'website', 'title', 'company'],
      ...['location', 'duration', 'applyLink', 'descriptionIntroHeading', 'yourRole', 'school', 'course'],
      ...[
        'skills',
        'languages',
        'links',
        'place',
        'phrase',
        'means',
        'tagline',
        'socials',
        'q',
        'link',
        'contact',
      ],
    ])
      expect(names).toContain(name);
  });
});
