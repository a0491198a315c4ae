import { expect, test } from 'vitest';
import { browserSource } from './chromium';

test.each([
  ['linux', 'x64', undefined, 'package'],
  ['linux', 'arm64', undefined, 'playwright'],
  ['darwin', 'arm64', undefined, 'playwright'],
  ['darwin', 'x64', undefined, 'playwright'],
  ['win32', 'x64', '', 'playwright'],
  ['linux', 'x64', '/usr/bin/chromium', 'path'],
  ['win32', 'x64', 'C:\\chrome.exe', 'path'],
] as const)('on %s %s with CHROMIUM_PATH=%s, the browser is from %s', (platform, arch, path, source) => {
  expect(browserSource(platform, arch, path)).toBe(source);
});
