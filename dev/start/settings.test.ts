import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('starts or creates everything on this machine by default', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, mongodbUri: undefined, smtpUrl: undefined });
});

test('a misspelt setting does not lead to the wrong database', () => {
  expect(() => readSettings({ MONGODB_URL: 'mongodb://db.example/mwanzo' })).toThrow(
    'Mwanzo cannot start: MONGODB_URL is not a setting of Mwanzo, but MONGODB_URI is.',
  );
});
