import * as fc from 'fast-check';

export type Json = fc.JsonValue;

/**
 * Returns the text in a form that can appear in an address. A lone surrogate becomes the replacement
 * character.
 */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** A marker in the values of fields that no call accepts but that an attacker would want to store. */
export const MARK = 'mwanzo-unasked';

const OPERATORS: Json[] = [
  { $ne: '' },
  { $gt: '' },
  { $regex: '.*' },
  { $in: ['a', 'administrator'] },
  { $where: 'sleep(3000) || true' },
  { $expr: { $function: { body: 'function(){return true}', args: [], lang: 'js' } } },
  { $set: { role: 'administrator' } },
];

/** Objects sent in place of a string, which a database might interpret as operators. */
export const operator: fc.Arbitrary<Json> = fc.constantFrom(...OPERATORS);

const LONG = 10_240;

/** Strings that have broken programs in the past. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x\udc00y',
    '\u202Egnp.exe',
    'مرحبا بالعالم',
    '👩‍👩‍👧‍👦'.repeat(20),
    'e' + '\u0301'.repeat(500),
    "' OR 1=1; --",
    '{"$ne":""}',
    '$where',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e309',
    '9'.repeat(400),
    '../../../../etc/passwd',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'a'.repeat(LONG),
    `${'a'.repeat(5_000)}@${'a.'.repeat(2_000)}`,
    `${'a'.repeat(5_000)}!`,
    `${' '.repeat(LONG)}x`,
    `mailto:${'@'.repeat(900)}`,
    'http://[::1',
    '2026-02-30',
    '+275760-09-13T00:00:00Z',
    '9999-12-31T23:59:59+23:59',
    '\r\nSet-Cookie: a=b',
    '%00',
    '%',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const deep = (levels: number): Json => {
  let value: Json = 'end';
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Arbitrary JSON in place of the expected value. */
export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  hostileText,
  operator,
  fc.constantFrom<Json>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER + 2,
    -1e308,
    [],
    {},
    [[]],
    [null],
    deep(500),
    Array<Json>(2_000).fill('a'),
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names of stored fields that no call accepts, and names that may confuse programs. */
export const unaskedName: fc.Arbitrary<string> = fc.constantFrom(
  'unheardOf',
  '_id',
  '__v',
  'passwordHash',
  'createdBy',
  'employer',
  'postedBy',
  'submittedBy',
  'sessionVersion',
  'slug',
  'deletedAt',
  'mails',
  '__proto__',
  'constructor',
  'prototype',
  'a.b',
  '$set',
  '$where',
  '',
  '\u0000',
);
