import * as fc from 'fast-check';
import { z } from 'zod';
import type { Operation } from '@/lib/publishing/openapi/operation';
import { MISSING } from '../access/address';
import { PEOPLE, type Person } from '../access/people';
import { bodiesFor, type SentBody } from './bodies';
import { hostileText, MARK, wellFormed } from './values';

/** The target of a call: an existing document, the caller, or arbitrary text in the address. */
export type Target = 'real' | 'own' | { raw: string; isPlain: boolean };

export interface Call {
  person: Person;
  target: Target;
  query: [string, string][];
  headers: Record<string, string>;
  body: SentBody | null;
}

type Fields = NonNullable<Operation['example']>;

/** Parts of an address that may confuse a server. */
const BENT = [
  '%',
  '%zz',
  '%E0%A4%A',
  '%2e%2e%2f',
  '..%5c..',
  '%2F',
  '%00',
  ';a=b',
  '.',
  '..',
  '%25%30%30',
  '%ff%fe',
];

const targets: fc.Arbitrary<Target> = fc.oneof(
  { weight: 6, arbitrary: fc.constant('real' as const) },
  { weight: 1, arbitrary: fc.constant('own' as const) },
  {
    weight: 2,
    arbitrary: fc
      .oneof(fc.constantFrom(MISSING, 'F'.repeat(24), 'a'.repeat(43), '1', '17', '-1', '1.0'), hostileText)
      .filter((text) => text.length > 0 && text.length < 6_000)
      .map((text) => {
        const raw = encodeURIComponent(wellFormed(text));
        return { raw, isPlain: !/^\.+$|%2F|%5C/i.test(raw) };
      }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...BENT).map((raw) => ({ raw, isPlain: false })) },
);

/** Returns the values that the contract lists for a query parameter. */
function listedIn(schema: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...text.matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(([, list = '[]']) =>
    (JSON.parse(list) as unknown[]).map(String),
  );
}

function queries({ query }: Operation): fc.Arbitrary<[string, string][]> {
  const known = Object.entries(query?.shape ?? {});
  const pair = ([name, schema]: [string, z.ZodType]) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof(
        fc.constantFrom('1', '2', ...listedIn(schema)),
        fc.constantFrom(
          '0',
          '-1',
          '1e9',
          '99999999999999999999',
          '1e309',
          'abc',
          '1; drop',
          '[object Object]',
        ),
        hostileText.map((text) => text.slice(0, 3_000)),
      ),
    );
  const bent = fc.constantFrom<[string, string]>(
    ['page[$ne]', '1'],
    ['page[]', '1'],
    ['q[$regex]', '.*'],
    ['$where', 'sleep(3000)'],
    ['__proto__[a]', MARK],
    ['constructor', MARK],
    ['status[$gt]', ''],
  );
  if (known.length === 0)
    return fc.oneof(
      { weight: 4, arbitrary: fc.constant<[string, string][]>([]) },
      fc.array(bent, { maxLength: 2 }),
    );
  return fc.array(fc.oneof({ weight: 5, arbitrary: fc.oneof(...known.map(pair)) }, bent), { maxLength: 4 });
}

const HEADERS: [string, string[]][] = [
  [
    'authorization',
    [
      'Bearer',
      'Bearer x.y.z',
      'Basic YWRtaW46YWRtaW4=',
      `Bearer ${'a'.repeat(3_000)}`,
      'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW5pc3RyYXRvciJ9.',
    ],
  ],
  [
    'cookie',
    [
      'next-auth.session-token=%E0%A4%A',
      'next-auth.session-token=x',
      '=;=;==',
      'mwanzo-signed-in=1; __proto__=1',
      `a=${'b'.repeat(3_000)}`,
    ],
  ],
  ['accept', ['text/html', '*/*;q=x', 'application/xml', ',,,,']],
  ['accept-language', ['sw-KE', '*;q=9', 'x'.repeat(2_000)]],
  ['content-encoding', ['gzip', 'br', 'identity']],
  ['x-forwarded-for', ['1.2.3.4', '::ffff:127.0.0.1%eth0', ', , ,', 'a'.repeat(2_000), '{"$ne":""}']],
  ['x-forwarded-host', ['evil.example', 'a b', '']],
  ['x-http-method-override', ['DELETE', 'PUT']],
  ['origin', ['https://evil.example', 'null', 'http://', 'a b']],
  ['sec-fetch-site', ['cross-site', 'same-site', 'x']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=9999999-', 'x']],
  ['if-none-match', ['*', '"x"']],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['rsc', ['1']],
  ['next-action', ['x', 'a'.repeat(42)]],
  ['next-router-state-tree', ['%', '[[]]']],
  ['x-middleware-subrequest', ['middleware:middleware:middleware:middleware:middleware']],
  ['user-agent', ['', '() { :;}; echo', 'é'.repeat(500)]],
];

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .array(
        fc.oneof(...HEADERS.map(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)))),
        { minLength: 1, maxLength: 3 },
      )
      .map((entries) => Object.fromEntries(entries)),
  },
);

/** Prefers callers with access, because every other call only ends in a refusal. */
function people({ who }: Operation): fc.Arbitrary<Person> {
  const anyone = fc.constantFrom(...PEOPLE);
  if (!Array.isArray(who)) return anyone;
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...(who as Person[])) },
    { weight: 1, arbitrary: anyone },
  );
}

/** Generates calls of one operation. `base` is a valid example of its body. */
export const callsOf = (operation: Operation, base: Fields): fc.Arbitrary<Call> =>
  fc.record({
    person: people(operation),
    target: operation.path.includes('{') ? targets : fc.constant('real' as const),
    query: queries(operation),
    headers,
    body: bodiesFor(operation, base as Parameters<typeof bodiesFor>[1]),
  });
