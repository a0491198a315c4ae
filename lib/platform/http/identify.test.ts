import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { identify, namesOf } from './identify';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const asking = (headers: IncomingHttpHeaders) => ({ headers }) as IncomingMessage;

test.each([
  'a81bc81bdead4e5dabff90865d1e13b1',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  'Root=1-67891233-abcdef012345678912345678',
  'a'.repeat(128),
])('the id %s is taken over', (id) => {
  expect(identify(asking({ 'x-request-id': id })).id).toBe(id);
});

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['too long', 'a'.repeat(129)],
  ['with a line', 'a\n{"level":50}'],
  ['with a quote', 'a"b'],
  ['with a space', 'a b'],
  ['with markup', '<b>'],
  ['an address', 'asha@people.example'],
])('one that is %s gives way to a new one', (_, id) => {
  expect(identify(asking({ 'x-request-id': id })).id).toMatch(UUID);
});

test('a request keeps its id', () => {
  const request = asking({});
  expect(identify(request)).toBe(identify(request));
});

test('its names are headers of the answer', () => {
  expect(namesOf(asking({ 'x-request-id': 'one' }))).toEqual(['X-Request-Id', 'one']);
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  expect(namesOf(asking({ 'x-request-id': 'one', traceparent }))).toEqual([
    'X-Request-Id',
    'one',
    'traceresponse',
    expect.stringContaining(`00-${'a'.repeat(32)}-`),
  ]);
});
