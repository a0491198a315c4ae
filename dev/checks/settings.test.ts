import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { ENV_NAMES, parseEnv } from '@/lib/platform/env/env';
import { settingsPage } from './settings-page';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** Settings that the service does not read, each with the file that reads it. */
const ELSEWHERE: Record<string, string> = {
  MWANZO_DATA: 'scripts/with-database.ts',
  MAIL_WEB_PORT: 'dev/start/settings.ts',
  MAIL_SMTP_PORT: 'dev/start/settings.ts',
};
/** Set only by the commands. */
const OWN = new Set(['NODE_ENV']);

const NEEDED = {
  APP_URL: 'https://mwanzo.example',
  SITE_EMAIL: 'people@mwanzo.example',
  MONGODB_URI: 'mongodb://db.example/mwanzo',
  SMTP_URL: 'smtp://mail.example',
  AUTH_SECRET: 'x'.repeat(32),
};

const table = read('docs/settings.md');
const documented = new Map(
  [...table.matchAll(/^\| `([A-Z_]+)` +\| ([^|]*)\|/gm)].map(([, name = '', text = '']) => [
    name,
    text.trim(),
  ]),
);
const example = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
const wanted = [...ENV_NAMES.filter((name) => !OWN.has(name)), ...Object.keys(ELSEWHERE)];

test('docs/settings.md is up to date (`npm run settings`)', async () => {
  expect(table).toBe(await format(settingsPage(), { parser: 'markdown' }));
});

test('its table lists every setting and nothing else', () => {
  expect([...documented.keys()].sort()).toEqual([...wanted].sort());
});

test('.env.example lists every setting and nothing else', () => {
  expect([...example].sort()).toEqual([...wanted].sort());
});

test.each(Object.entries(ELSEWHERE))('%s is read in %s', (name, file) => {
  expect(read(file)).toContain(name);
});

describe('the table shows the actual default', () => {
  const defaults = parseEnv(NEEDED);
  const plain = ENV_NAMES.filter(
    (name) => !OWN.has(name) && !(name in NEEDED) && defaults[name] !== undefined,
  );

  test.each(plain)('%s', (name) => {
    expect(documented.get(name)).toBe(`\`${String(defaults[name])}\``);
  });

  test('settings that a deployment requires have no default', () => {
    for (const name of Object.keys(NEEDED)) expect(() => parseEnv({ ...NEEDED, [name]: '' })).toThrow(name);
    const sentence = /A deployment .* has no defaults for ([^.]*)\./s.exec(table)?.[1] ?? '';
    expect([...sentence.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).sort()).toEqual(
      Object.keys(NEEDED).sort(),
    );
  });
});
