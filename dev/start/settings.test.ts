import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('with nothing given, everything is started or made on this machine', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, mongodbUri: undefined, smtpUrl: undefined });
});

test('a name that is like a setting does not start another database than was meant', () => {
  expect(() => readSettings({ MONGODB_URL: 'mongodb://db.example/mwanzo' })).toThrow(
    'Mwanzo cannot start: MONGODB_URL is not a setting of Mwanzo, but MONGODB_URI is.',
  );
});
