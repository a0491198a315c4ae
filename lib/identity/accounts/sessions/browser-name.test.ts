import { expect, test } from 'vitest';
import { browserName } from './browser-name';

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${ANDROID} Chrome/120.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${ANDROID} Chrome/120.0.0.0 Mobile Safari/537.36 EdgA/120.0`, 'Edge on Android'],
  ['Opera/9.80 (Android; Opera Mini/36.2/191.2; U; en) Presto/2.12', 'Opera Mini on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0 Safari/537.36 OPR/106.0', 'Opera on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) Version/17.2 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (Mobile; Nokia; rv:48.0) Gecko/48.0 KAIOS/2.5', 'A browser on KaiOS'],
  ['Mozilla/5.0 Firefox/121.0', 'Firefox'],
  ['node', 'A program'],
  [null, 'A program'],
  [`${'x'.repeat(512)} Chrome/120.0`, 'A program'],
])('%s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
