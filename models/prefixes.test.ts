import { expect, it } from 'vitest';
import { prefixesOf, plainWords } from './prefixes';

it.each([
  ['Wanjirũ Kamau', ['wanjiru', 'kamau']],
  ["Ng'ang'a-Otieno", ['nganga', 'otieno']],
  ['Ng’ang’a Ngʼangʼa Ng‘ang‘a Ng`ang`a Ng´ang´a Ngʻangʻa', Array(6).fill('nganga')],
  ['wa Thiong’o', ['wa', 'thiongo']],
  ['Anyang’ Nyong’o', ['anyang', 'nyongo']],
  ['w.kamau+1@mail.example', ['w', 'kamau', '1', 'mail', 'example']],
  ['{"$ne": ""} .* ', ['ne']],
  ['', []],
  ['a'.repeat(30), ['a'.repeat(24)]],
])('the words of %o are %j', (text, words) => expect(plainWords(text)).toEqual(words));

it('has every beginning of every word once', () => {
  expect(prefixesOf(['Ada Ado', undefined, 'x'])).toEqual(['a', 'ad', 'ada', 'ado', 'x']);
});
