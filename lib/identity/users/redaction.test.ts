import { expect, test } from 'vitest';
import { addressesOf, redactDeep, redaction, type Person } from './redaction';

const person: Person = {
  firstName: 'Wairimu',
  lastName: 'Zuberi',
  phoneNumber: '0712345678',
  email: 'w.zuberi+jobs@bonde.example',
  pendingEmail: 'new@bonde.example',
  pastEmails: ['old@bonde.example', 'new@bonde.example'],
};

test('every address is known once', () => {
  expect(addressesOf(person)).toEqual([
    'w.zuberi+jobs@bonde.example',
    'new@bonde.example',
    'old@bonde.example',
  ]);
  expect(addressesOf({ ...person, pendingEmail: null, pastEmails: undefined })).toEqual([person.email]);
});

test.each([
  ['Write to W.Zuberi+jobs@bonde.example or old@bonde.example.', 'Write to [removed] or [removed].'],
  [
    'Call 0712345678, 0712 345 678, +254712345678 or 254-712-345-678',
    'Call [removed], [removed], [removed] or [removed]',
  ],
  [
    'Call +254 (0) 712 345 678, 00254712345678, 0712.345.678, (0712) 345-678, 712345678 or 0712\u00a0345\u2011678',
    'Call [removed], [removed], [removed], [removed], [removed] or [removed]',
  ],
  ['Ask for Wairimu Zuberi, WAIRIMU or Mr Zuberi.', 'Ask for [removed], [removed] or Mr [removed].'],
  [
    '07123456789 is longer, Zuberistan and zuberi are words',
    '07123456789 is longer, Zuberistan and zuberi are words',
  ],
])('%s', (text, expected) => {
  expect(redaction(person)(text)).toBe(expected);
});

test('a short name is only found as a part of the whole name', () => {
  const redact = redaction({ ...person, firstName: 'An', lastName: 'Otieno' });
  expect(redact('An intern, writes An Otieno')).toBe('An intern, writes [removed]');
});

test.each([
  ["Call Ng'ang'a, Ng’ang’a, Nganga or NG'ANG'A", 'Call [removed], [removed], [removed] or [removed]'],
  ["Mary Anne wa  Thiong'o, or Mr Thiongo", '[removed], or Mr [removed]'],
  ['Ask Al-Amin or Al Amin', 'Ask [removed] or [removed]'],
  ['Mary or Anne', '[removed] or [removed]'],
  ['kazi wa nyumba, Ngangala', 'kazi wa nyumba, Ngangala'],
])('names of several words and with apostrophes, present and past: %s', (text, expected) => {
  const pastNames = [
    { firstName: 'Kamau', lastName: 'Ng’ang’a' },
    { firstName: 'Ali', lastName: 'Al-Amin' },
  ];
  const redact = redaction({ ...person, firstName: 'Mary Anne', lastName: 'wa Thiong’o', pastNames });
  expect(redact(text)).toBe(expected);
});

test('texts are found at any depth; what is no text stays as it is', () => {
  const at = new Date();
  expect(redactDeep({ a: ['Zuberi', 1], b: { c: 'Zuberi', at }, d: null }, redaction(person))).toEqual({
    a: ['[removed]', 1],
    b: { c: '[removed]', at },
    d: null,
  });
});
