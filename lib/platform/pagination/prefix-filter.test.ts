import { expect, it } from 'vitest';
import { hasPrefix } from './prefix-filter';

it.each([undefined, '', '  '])('finds everything for %o', (q) => expect(hasPrefix(q)).toEqual({}));

it.each(['.*', '@', '🙂'])('finds nothing for %o', (q) =>
  expect(hasPrefix(q)).toEqual({ prefixes: { $in: [] } }),
);

it('asks for every word once, plain', () => {
  expect(hasPrefix('Njérí NJERI w.kamau@')).toEqual({
    $and: [{ prefixes: 'njeri' }, { prefixes: 'w' }, { prefixes: 'kamau' }],
  });
});

it('takes the first words of a text', () => {
  expect(hasPrefix('a b c d e f g h i j')).toMatchObject({ $and: { length: 8 } });
});
