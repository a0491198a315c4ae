import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DECLINES_COUNTING, declinesCounting } from './declines';

test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ connection: { saveData: true } }, true],
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: '0', globalPrivacyControl: false, connection: { saveData: false } }, false],
  [{ doNotTrack: 'unspecified', connection: {} }, false],
])('a browser that says %j declines: %s', (wishes, declines) => {
  expect(declinesCounting(wishes)).toBe(declines);
  const inPage = runInNewContext(DECLINES_COUNTING) as typeof declinesCounting;
  expect(inPage(wishes)).toBe(declines);
});
