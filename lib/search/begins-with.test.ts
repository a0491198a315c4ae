import { expect, it } from 'vitest';
import { beginsWith } from './begins-with';

it.each([undefined, '', '  '])('finds everything for %o', (q) => expect(beginsWith(q)).toEqual({}));

it.each(['.*', '@', '🙂'])('finds nothing for %o', (q) =>
  expect(beginsWith(q)).toEqual({ beginnings: { $in: [] } }),
);

it('asks for every word once, plain', () => {
  expect(beginsWith('Njérí NJERI w.kamau@')).toEqual({
    $and: [{ beginnings: 'njeri' }, { beginnings: 'w' }, { beginnings: 'kamau' }],
  });
});

it('takes the first words of a text', () => {
  expect(beginsWith('a b c d e f g h i j')).toMatchObject({ $and: { length: 8 } });
});
