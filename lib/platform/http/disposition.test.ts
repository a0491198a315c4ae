import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disposition } from './disposition';

test.each([
  ['cv.pdf', 'attachment; filename="cv.pdf"'],
  ['Wanjikũ.pdf', `attachment; filename="Wanjik?.pdf"; filename*=UTF-8''Wanjik%C5%A9.pdf`],
  ['Résumé.pdf', `attachment; filename="R?sum?.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9.pdf`],
  ['😀.pdf', `attachment; filename="?.pdf"; filename*=UTF-8''%F0%9F%98%80.pdf`],
  ['a\u00a0b.pdf', `attachment; filename="a?b.pdf"; filename*=UTF-8''a%C2%A0b.pdf`],
  ['100%25.pdf', `attachment; filename="100%25.pdf"; filename*=UTF-8''100%2525.pdf`],
  ['a "b".csv', String.raw`attachment; filename="a \"b\".csv"`],
])('%s', (name, header) => {
  expect(disposition(name)).toBe(header);
});

test('inline where a file is shown', () => {
  expect(disposition('cv.webp', 'inline')).toBe('inline; filename="cv.webp"');
});

test('whatever a file is called, the header is ASCII, and the whole name is in it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => /^[^/\p{C}]+$/u.test(name)),
      (name) => {
        const header = disposition(name);
        expect(header).toMatch(/^[ -~]+$/);
        const [, encoded] = /filename\*=UTF-8''(.*)$/.exec(header) ?? [];
        if (encoded !== undefined) expect(decodeURIComponent(encoded)).toBe(name);
        else expect(header).toBe(`attachment; filename="${name.replace(/[\\"]/g, '\\$&')}"`);
      },
    ),
  );
});
