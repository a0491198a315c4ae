import { expect, test } from 'vitest';
import { ownWordsRule } from './own-words';

const OWNER = {
  firstName: 'Akinyi',
  lastName: "Ng'ang'a Otieno",
  username: 'akotieno',
  email: 'winnie.atieno94@people.example',
};

test.each([
  'Akinyi#2026',
  'akinyiOTIENO#1',
  'Akotieno1!',
  'Atieno94#',
  'Winnie.Atieno94',
  '#1Winnie2026',
  'Mwanzo#2026',
  'MWANZOmwanzo#1a',
  "Ng'ang'a#1234",
])('%s is refused', (password) => {
  expect(ownWordsRule(password, OWNER)).toBe(
    'Password should not be your name, username or email, or the name of this site, with a few characters added!',
  );
});

test.each([
  'Karibu#2026',
  // Eight other characters remain.
  'Mwanzo#Karibu12',
  'Akinyi-Jua#Kali7',
  // Many people share the domain of an e-mail address.
  'People#1',
  '',
])('%s is not', (password) => expect(ownWordsRule(password, OWNER)).toBeNull());

test('seven characters beside a name are too few, eight are enough', () => {
  expect(ownWordsRule('Akinyi#234567', OWNER)).not.toBeNull();
  expect(ownWordsRule('Akinyi#2345678', OWNER)).toBeNull();
});

test('names of fewer than four letters are in many passwords by chance', () => {
  expect(ownWordsRule('Ali#2026', { ...OWNER, firstName: 'Ali', lastName: 'Isa' })).toBeNull();
});
