import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './document';
import type { Operation } from './operation';
import { OPERATIONS } from './operations';

type Json = Record<string, unknown>;

const { paths = {} } = openApiDocument({ origin: 'https://mwanzo.example' });

/** The input of a call: its validation rule, its schema in the contract, and a value that both accept. */
interface Taken {
  what: string;
  rule: z.ZodType;
  told: Json;
  example: Json;
  /** Converts a value to what the rule receives: in a query string, everything is a string. */
  sent?: (value: unknown) => unknown;
}

const toldOf = ({ method, path }: Operation): Json => {
  const body = paths[path]?.[method]?.requestBody as { content: Record<string, { schema: Json }> };
  return Object.values(body.content)[0]?.schema ?? {};
};

const isSchema = (field: unknown): field is z.ZodType => field instanceof z.ZodType;

const BODIES: Taken[] = OPERATIONS.flatMap((operation) => {
  const { method, path, body, form, example = {} } = operation;
  const what = `${method} ${path}`;
  if (body) return [{ what, rule: body, told: toldOf(operation), example }];
  return Object.entries(form ?? {}).flatMap(([name, field]) => {
    const told = (toldOf(operation).properties as Record<string, Json>)[name] ?? {};
    return isSchema(field) ? [{ what, rule: field, told, example: example[name] as Json }] : [];
  });
});

interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: Json;
}

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const inAddress = (query: unknown): unknown =>
  Object.fromEntries(
    Object.entries(query as Json).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(asText) : asText(value),
    ]),
  );

const QUERIES: Taken[] = OPERATIONS.flatMap(({ method, path, query }) => {
  const all = (paths[path]?.[method]?.parameters ?? []) as unknown as Parameter[];
  const inQuery = all.filter((one) => one.in === 'query');
  const properties = Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]));
  const required = inQuery.filter((one) => one.required).map(({ name }) => name);
  const told = { type: 'object', properties, required };
  return query ? [{ what: `${method} ${path} ?`, rule: query, told, example: {}, sent: inAddress }] : [];
});

const PROBES: readonly unknown[] = [
  ...[
    '',
    ' ',
    '   ',
    '\t\n ',
    'a',
    'ab',
    ' a ',
    ' ab ',
    'abc',
    'Abc',
    'a1b',
    'a b',
    'a\u0000b',
    '!',
    '7',
    '17',
    'on',
  ],
  ...['123456789', '1234567890', '0000000000', '0812345678', '07123456789', '0712 34567'],
  ...['password', 'PASSWORD1!', 'password1!', 'Password!!', 'Password11', 'Pa1!', 'Pass\u0007word1!'],
  ...['user', 'user@', 'user@host', '@host.org', 'a b@host.org', 'user@host.org,x@host.org'],
  ...[
    'acme',
    'javascript:alert(1)',
    'ftp://acme.co.ke',
    'https://',
    'http://127.0.0.1',
    'http://printer.local',
  ],
  ...[
    'https://kcb.co.ke@acme.co.ke/',
    'https://acme.co.ke/\u202e',
    'http://localhost:3000',
    'mailto:hr',
    'tel:x',
  ],
  ...[
    'tomorrow',
    '2020-13-01',
    '2099-12-31T00:00:00',
    'pending',
    'administrator',
    '66f0c0ffee0123456789abcd',
  ],
  ...[21, 31, 51, 73, 101, 121, 151, 201, 255, 601, 1_001, 1_025, 2_001, 2_049, 5_001, 10_001, 20_001].map(
    (length) => 'x'.repeat(length),
  ),
  `Aa1!${'x'.repeat(69)}`,
  ...[null, true, false, 0, -1, 1, 1.5, 17, 1_000_001, {}, { $ne: '' }, [], ['x'.repeat(601)], [7]],
  Array(41).fill('x'),
  undefined,
];

/** Fields that a rule compares with another field. The contract describes this in words. */
const COMPARED = new Set(['stipend.max', 'confirmPassword', 'recall', 'warn', 'adult', 'declaration']);

/** Paths of all properties, including nested ones. */
const placesIn = ({ properties = {} }: { properties?: Record<string, Json> }): string[][] =>
  Object.entries(properties).flatMap(([name, inner]) => [
    [name],
    ...placesIn(inner).map((place) => [name, ...place]),
  ]);

function put(into: Json, [name = '', ...rest]: string[], value: unknown): Json {
  if (rest.length === 0) return { ...into, [name]: value };
  return { ...into, [name]: put((into[name] ?? {}) as Json, rest, value) };
}

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** Finds values that the contract accepts and the rule rejects. */
function gapsOf({ rule, told, example, sent = (value) => value }: Taken): string[] {
  const contract = z.fromJSONSchema(told as Parameters<typeof z.fromJSONSchema>[0]);
  const places = placesIn(told).filter((place) => !COMPARED.has(place.join('.')));
  return places.flatMap((place) =>
    PROBES.filter((probe) => {
      const value = put(example, place, probe);
      return takes(contract, value) && !takes(rule, sent(value));
    }).map((probe) => `${place.join('.')}: ${JSON.stringify(probe)?.slice(0, 40)}`),
  );
}

describe('what the rules refuse the contract refuses', () => {
  test.each([...BODIES, ...QUERIES].map((taken) => [taken.what, taken] as const))('%s', (_, taken) => {
    expect(gapsOf(taken)).toEqual([]);
  });
});

test('what the contract gives as an example it takes, and so do the rules', () => {
  for (const { what, rule, told, example } of BODIES) {
    const contract = z.fromJSONSchema(told as Parameters<typeof z.fromJSONSchema>[0]);
    expect({ what, told: takes(contract, example), textField: takes(rule, example) }).toEqual({
      what,
      told: true,
      textField: true,
    });
  }
});

test('a deadline that has passed, which no schema can say, is said in words', () => {
  const dated = BODIES.flatMap(({ rule, told, example }) => {
    const { applicationDeadline } = (told.properties ?? {}) as Record<string, Json>;
    return applicationDeadline ? [{ rule, example, applicationDeadline }] : [];
  });
  expect(dated.length).toBeGreaterThan(3);
  for (const { rule, example, applicationDeadline } of dated) {
    expect(takes(rule, { ...example, applicationDeadline: '2020-01-01' })).toBe(false);
    expect(applicationDeadline.description).toMatch(/later than now/);
  }
});

test('names and phone numbers are told of as people in Kenya write them', () => {
  const registration = BODIES.find(({ what }) => what === 'post /api/auth/register');
  if (!registration) throw new Error('no registration in the contract');
  const { rule, told, example } = registration;
  const contract = z.fromJSONSchema(told as Parameters<typeof z.fromJSONSchema>[0]);
  const both = (field: string, value: string) => {
    const written = { ...example, [field]: value };
    return [value, takes(contract, written), takes(rule, written)];
  };
  const names = [
    "Ng'ang'a",
    'Ng’ang’a',
    'Mary Anne',
    'Al-Amin',
    "wa Thiong'o",
    "Anyang'",
    'Mũthoni',
    "M'Ikiara",
  ];
  for (const value of names) expect(both('lastName', value)).toEqual([value, true, true]);
  for (const value of ['Wanj1ku', 'A', "A'", "Ng''ang", '-Amin', 'Al-']) {
    expect(both('lastName', value)).toEqual([value, false, false]);
  }
  for (const value of ['0712345678', '+254712345678', '254112345678', '712345678']) {
    expect(both('phoneNumber', value)).toEqual([value, true, true]);
  }
  for (const value of ['0000000000', '0812345678', '+255712345678', '071234567']) {
    expect(both('phoneNumber', value)).toEqual([value, false, false]);
  }
});

test('the checks would find a gap', () => {
  const taken = { what: '', example: { a: 'abc' }, rule: z.object({ a: z.string().min(3) }) };
  const open = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] };
  expect(gapsOf({ ...taken, told: open })).toContain('a: "ab"');
  const closed = { ...open, properties: { a: { type: 'string', minLength: 3 } } };
  expect(gapsOf({ ...taken, told: closed })).toEqual([]);
});
