import { expect, test } from 'vitest';
import { misspelled } from './setting-names';

const SETTINGS = ['APP_URL', 'MONGODB_URI', 'SMTP_URL', 'AUTH_SECRET', 'TRUSTED_PROXIES', 'PORT', 'HOST'];

test.each([
  ['MONGODB_URL', 'MONGODB_URI'],
  ['MONGO_URI', 'MONGODB_URI'],
  ['SMTP_URI', 'SMTP_URL'],
  ['AUTH_SECERT', 'AUTH_SECRET'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
])('%s was probably meant to be %s', (name, meant) => {
  expect(misspelled({ [name]: 'x' }, SETTINGS)).toEqual([[name, meant]]);
});

test.each(['PATH', 'HOSTNAME', 'POST', 'MONGODB_PORT', 'SMTP_PORT', 'SMTP_SERVICE_HOST', 'AUTH_SECRET_FILE'])(
  '%s is somebody else’s',
  (name) => {
    expect(misspelled({ [name]: 'x' }, SETTINGS)).toEqual([]);
  },
);

test('what is set itself was not meant by another name', () => {
  expect(misspelled({ API_URL: 'x', APP_URL: 'https://a.example' }, SETTINGS)).toEqual([]);
  expect(misspelled({ MONGODB_URL: 'x', MONGODB_URI: 'y' }, [...SETTINGS, 'MONGODB_PORT'])).toEqual([]);
  expect(misspelled({ API_URL: 'x', APP_URL: '' }, SETTINGS)).toEqual([['API_URL', 'APP_URL']]);
});
