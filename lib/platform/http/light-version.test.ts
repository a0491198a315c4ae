import { expect, test } from 'vitest';
import { dataSaverCookie, wantsLessData, wantsLightVersion } from './light-version';

test.each([
  [{}, false],
  [{ 'save-data': 'on' }, true],
  [{ 'save-data': ' On ' }, true],
  [{ 'save-data': 'off' }, false],
  [{ cookie: 'mwanzo-data-saver=on' }, true],
  [{ cookie: 'mwanzo-data-saver=off', 'save-data': 'on' }, false],
  [{ cookie: 'a=b; mwanzo-data-saver=on' }, true],
  [{ cookie: 'mwanzo-data-saver=perhaps', 'save-data': 'on' }, true],
  [{ cookie: 'mwanzo-data-saver=on; mwanzo-signed-in=1' }, false],
  [{ cookie: 'mwanzo-signed-in=1', 'save-data': 'on' }, false],
  [{ cookie: '__Host-mwanzo-data-saver=on' }, true],
  [{ cookie: '__Secure-mwanzo-data-saver=on' }, true],
  [{ cookie: '__Secure-mwanzo-data-saver=on; __Host-mwanzo-data-saver=off' }, false],
  [{ cookie: '__Host-mwanzo-signed-in=1', 'save-data': 'on' }, false],
  [{ cookie: '__Secure-mwanzo-data-saver=off; mwanzo-data-saver=on' }, false],
  [{ cookie: '__Secure-mwanzo-signed-in=1', 'save-data': 'on' }, false],
])('who sends %j saves data: %s', (headers, saves) => expect(wantsLightVersion(headers)).toBe(saves));

test.each([true, false])('the choice is kept by the browser as it is read, with https: %s', (secure) => {
  const cookie = dataSaverCookie('on', secure).split(';', 1)[0] ?? '';
  expect(wantsLightVersion({ cookie })).toBe(true);
});

test.each([
  [{}, false],
  [{ cookie: 'mwanzo-signed-in=1' }, false],
  [{ cookie: 'mwanzo-signed-in=1', 'save-data': 'on' }, true],
  [{ cookie: 'mwanzo-data-saver=on; mwanzo-signed-in=1' }, true],
  [{ cookie: 'mwanzo-data-saver=off; mwanzo-signed-in=1', 'save-data': 'on' }, false],
])('with %j, the service worker stores nothing in advance: %s', (headers, saves) =>
  expect(wantsLessData(headers)).toBe(saves),
);
