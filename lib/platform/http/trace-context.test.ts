import { expect, test } from 'vitest';
import { parseTraceparent, traceresponse } from './trace-context';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

test.each([
  ['as of today', `00-${TRACE}-${PARENT}-01`, '01'],
  ['that is not recorded', `00-${TRACE}-${PARENT}-00`, '00'],
  ['of a later version, as far as it is known', `cc-${TRACE}-${PARENT}-01-what-the-future-says`, '00'],
])('a trace %s is taken over', (_, header, flags) => {
  expect(parseTraceparent(header)).toEqual({ traceId: TRACE, flags });
});

test.each([
  ['missing', undefined],
  ['given twice', [`00-${TRACE}-${PARENT}-01`, `00-${TRACE}-${PARENT}-01`]],
  ['empty', ''],
  ['of the version that is none', `ff-${TRACE}-${PARENT}-01`],
  ['longer than its version allows', `00-${TRACE}-${PARENT}-01-more`],
  ['in capitals', `00-${TRACE.toUpperCase()}-${PARENT}-01`],
  ['without a trace', `00-${'0'.repeat(32)}-${PARENT}-01`],
  ['without a parent', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['too short', `00-${TRACE.slice(1)}-${PARENT}-01`],
  ['with a line after it', `00-${TRACE}-${PARENT}-01\n`],
])('one that is %s is ignored', (_, header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});

test('the answer names the trace and a part of its own', () => {
  const one = traceresponse({ traceId: TRACE, flags: '01' });
  expect(one).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`));
  expect(traceresponse({ traceId: TRACE, flags: '01' })).not.toBe(one);
});
