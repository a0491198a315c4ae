import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareValues, encodeKey, inverted, successor } from './key-encoding';

/** Values in MongoDB's order; values on one line are equal. */
const ORDER: unknown[][] = [
  [new MinKey()],
  [null, undefined],
  [NaN],
  [-Infinity],
  [Long.MIN_VALUE, -(2 ** 63)],
  [-2.5],
  [-1, new Int32(-1), Long.fromNumber(-1), new Double(-1)],
  [0, -0, Long.ZERO],
  [Number.MIN_VALUE],
  [1],
  [1.5],
  [2 ** 53, Long.fromString('9007199254740992')],
  [Long.fromString('9007199254740993')],
  [2 ** 53 + 2],
  [Long.fromString('9223372036854775806')],
  [Long.MAX_VALUE],
  [2 ** 63],
  [Infinity],
  [''],
  ['\0'],
  ['\0\0'],
  ['\u0001'],
  ['Z'],
  ['a'],
  ['a\0'],
  ['a\u0001'],
  ['aa'],
  ['ä'],
  ['\uffff'],
  ['𝄞'],
  [{}],
  [{ a: 1 }],
  [{ a: 1, b: 1 }],
  [{ b: 1 }],
  [{ a: 'x' }],
  [{ a: {} }],
  [[]],
  [[1]],
  [[1, 2]],
  [[2]],
  [['a']],
  [new Binary(Buffer.from([9]))],
  [new Binary(Buffer.from([1, 1]))],
  [new Binary(Buffer.from([1, 1]), 5)],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ffffffffffffffffffffffff')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(0)],
  [new Date('2999-01-01')],
  [new Timestamp({ t: 1, i: 1 })],
  [new BSONRegExp('a')],
  [new BSONRegExp('a', 'i')],
  [new MaxKey()],
];

test('sorts values of all types in MongoDB’s order, equal ones together', () => {
  ORDER.forEach((line, at) => {
    const [first] = line;
    for (const other of line) expect(encodeKey(other)).toEqual(encodeKey(first));
    for (const [next] of ORDER.slice(at + 1)) {
      expect([first, next, Math.sign(compareValues(first, next))]).toEqual([first, next, -1]);
      expect(Math.sign(compareValues(next, first))).toBe(1);
    }
  });
});

test('sorts numbers by value, whatever their type', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  );
  fc.assert(
    fc.property(number, number, (a, b) => {
      const wrap = (value: number | bigint) => (typeof value === 'bigint' ? Long.fromBigInt(value) : value);
      const expected = a < b ? -1 : a > b ? 1 : 0;
      expect(Math.sign(compareValues(wrap(a), wrap(b)))).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

test('sorts keys of several fields by each field, including descending ones', { timeout: 30_000 }, () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 2 }),
  );
  fc.assert(
    fc.property(value, value, value, value, (a, b, c, d) => {
      const [left, right] = [
        Buffer.concat([inverted(encodeKey(a)), encodeKey(b)]),
        Buffer.concat([inverted(encodeKey(c)), encodeKey(d)]),
      ];
      const expected = -Math.sign(compareValues(a, c)) || Math.sign(compareValues(b, d));
      expect(Math.sign(Buffer.compare(left, right)) + 0).toBe(expected + 0);
      if (compareValues(a, c) !== 0)
        expect(encodeKey(a).subarray(0, encodeKey(c).length).equals(encodeKey(c))).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('the successor comes directly after every key with the same prefix', () => {
  expect(successor(Buffer.of(1, 2))).toEqual(Buffer.of(1, 3));
  expect(successor(Buffer.of(1, 255))).toEqual(Buffer.of(2));
  expect(Buffer.compare(successor(Buffer.of(255, 255)), Buffer.of(255, 255))).toBe(1);
});

test('decimals are stored but never compared', () => {
  expect(() => encodeKey(Decimal128.fromString('1'))).toThrow(/Decimal128 is not supported/);
});
