import { expect, it } from 'vitest';
import { containsWords } from './contains-words';

const finds = (q: string | undefined, document: Record<string, string>): boolean =>
  (containsWords(q, ['name', 'email']).$and ?? []).every(({ $or }) =>
    $or.some((condition) =>
      Object.entries(condition).some(([field, { $regex, $options }]) =>
        new RegExp($regex, $options).test(document[field] ?? ''),
      ),
    ),
  );

const document = { name: 'Wanjiru Kamau', email: 'w.kamau+1@mail.example' };

it.each([undefined, '', '   '])('finds everything for %o', (q) =>
  expect(containsWords(q, ['name'])).toEqual({}),
);

it.each(['wanjiru', 'KAMAU', 'kamau wanjiru', ' w.kamau ', '+1@', 'jir example'])('finds %o', (q) =>
  expect(finds(q, document)).toBe(true),
);

it.each(['wxkamau', 'wanjiru otieno', '.*', '(', '[a-z]', 'a|b', '$', '\\w'])('does not find %o', (q) =>
  expect(finds(q, document)).toBe(false),
);
