import { runInNewContext } from 'node:vm';
import { parse } from 'cookie';
import { expect, test } from 'vitest';
import { RUNS_SCRIPT, runsScript } from './runs-script';

const cookieOn = (protocol: string): string => {
  const document = { cookie: '' };
  runInNewContext(RUNS_SCRIPT, { document, location: { protocol } });
  return document.cookie;
};

test.each([
  ['http:', /^mwanzo-script=1;path=/],
  ['https:', /^__Secure-mwanzo-script=1;secure;path=/],
])('a browser that ran the script under %s is known by its cookie', (protocol, written) => {
  const cookie = cookieOn(protocol);
  expect(cookie).toMatch(written);
  expect(runsScript(parse(cookie.split(';')[0] ?? ''))).toBe(true);
});

test.each([[{}], [{ 'mwanzo-script': '0' }], [{ 'mwanzo-scripts': '1' }]])('%j is none', (cookies) => {
  expect(runsScript(cookies)).toBe(false);
});
