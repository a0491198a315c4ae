import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EnvError, loadSecretFiles } from './env';

const folder = mkdtempSync(join(tmpdir(), 'mwanzo-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, String(Math.random()));
  writeFileSync(path, text);
  return path;
}

const problemOf = (source: Record<string, string | undefined>): string => {
  try {
    loadSecretFiles(source);
    return '';
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
};

describe('a setting given as a file', () => {
  it.each([
    'AUTH_SECRET',
    'MONGODB_URI',
    'SMTP_URL',
    'METRICS_TOKEN',
    'CRON_SECRET',
    'OIDC_CLIENT_SECRET',
    'GOOGLE_SECRET',
    'LINKEDIN_SECRET',
  ])('%s', (name) => {
    const source: Record<string, string | undefined> = {
      [`${name}_FILE`]: file(`  the value of ${name}\r\n`),
    };
    loadSecretFiles(source);
    expect(source).toEqual({ [name]: `the value of ${name}` });
  });

  it('of others is left alone', () => {
    const source = { APP_URL_FILE: '/nowhere', AUTH_SECRET: 'given' };
    loadSecretFiles(source);
    expect(source).toEqual({ APP_URL_FILE: '/nowhere', AUTH_SECRET: 'given' });
  });

  it('is refused in words where there is no such file, where it is empty, and beside the setting itself', () => {
    expect(problemOf({ AUTH_SECRET_FILE: '/nowhere/secret' })).toBe(
      'AUTH_SECRET_FILE: /nowhere/secret cannot be read (ENOENT)',
    );
    const empty = file('\nsecond line');
    expect(problemOf({ SMTP_URL_FILE: empty })).toBe(`SMTP_URL_FILE: the first line of ${empty} is empty`);
    expect(problemOf({ MONGODB_URI: 'mongodb://a/b', MONGODB_URI_FILE: file('mongodb://secret/b') })).toBe(
      'MONGODB_URI and MONGODB_URI_FILE are both set: keep only one',
    );
  });
});
