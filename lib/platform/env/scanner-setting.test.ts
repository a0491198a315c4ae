import { expect, test } from 'vitest';
import { parseScannerAddress } from './scanner-setting';

test.each([
  ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['[::1]:65535', { host: '::1', port: 65_535 }],
  ['clamav:1', { host: 'clamav', port: 1 }],
])('%s is an address of a scanner', (text, address) => expect(parseScannerAddress(text)).toEqual(address));

test.each(['', 'clamav', 'clamav:0', 'clamav:65536', 'tcp://clamav:3310', '::1:3310', '/run/a b', ':3310'])(
  '%j is none',
  (text) => expect(parseScannerAddress(text)).toBeNull(),
);
