import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCommand } from '@/dev/testing/stack/command';
import { freePort } from '@/dev/testing/stack/free-port';
import { launchDatabase, type RunningDatabase } from 'embedded-mongodb';

let folder: string;
let database: RunningDatabase;
let taken: Server;
let takenPort: number;
let closedPort: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  database = await launchDatabase({
    folder: join(folder, 'locked', 'database'),
    durable: false,
    database: 'mwanzo',
  });
  takenPort = await freePort();
  closedPort = await freePort();
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(takenPort, '127.0.0.1', resolve));
  await writeFile(join(folder, 'file'), '');
});

afterAll(async () => {
  taken.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command that must fail. Returns the single line that it prints in addition to its log. */
async function failureOf(script: 'start.ts' | 'serve.mjs', env: Record<string, string>): Promise<string> {
  const command = startCommand(script, env);
  expect(await command.ended).toBe(1);
  expect(command.stdout()).toBe('');
  const said = command.stderr().trimEnd().split('\n');
  const lines = said.filter((line) => !line.startsWith('{'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/\bat .+:\d+:\d+|Error:/);
  return lines[0] ?? '';
}

const SECRET = 'x'.repeat(32);

/** Settings with which `npm start` succeeds. */
const free = async () => ({
  MWANZO_DATA: join(folder, 'new'),
  PORT: String(await freePort()),
  MAIL_WEB_PORT: String(await freePort()),
  MAIL_SMTP_PORT: String(await freePort()),
});

describe('npm start prints one line with the remedy and exits with 1', () => {
  test.each(['PORT', 'MAIL_WEB_PORT', 'MAIL_SMTP_PORT'])('when %s is taken', async (setting) => {
    const line = await failureOf('start.ts', { ...(await free()), [setting]: String(takenPort) });
    expect(line).toBe(
      `Port ${takenPort} is in use. Choose another with ${setting}=…, or stop the program that uses it.`,
    );
  });

  test('when two ports are the same', async () => {
    const settings = await free();
    const line = await failureOf('start.ts', { ...settings, MAIL_WEB_PORT: settings.PORT });
    expect(line).toBe(`PORT and MAIL_WEB_PORT are both ${settings.PORT}. Give each its own port.`);
  });

  test('when the data folder cannot be written to', async () => {
    const MWANZO_DATA = join(folder, 'file', 'data');
    const line = await failureOf('start.ts', { ...(await free()), MWANZO_DATA });
    expect(line).toContain(`The data folder ${MWANZO_DATA} is not writable`);
    expect(line).toContain('Choose another with MWANZO_DATA=…');
  });

  test('when the data folder is in use', async () => {
    const MWANZO_DATA = join(folder, 'locked');
    expect(await failureOf('start.ts', { ...(await free()), MWANZO_DATA })).toBe(
      `The data folder ${MWANZO_DATA} is in use by another Mwanzo. Stop it, or choose another folder with MWANZO_DATA=….`,
    );
  });

  test('when MONGODB_URI is not a MongoDB address', async () => {
    const settings = { ...(await free()), MONGODB_URI: 'localhost:27017', AUTH_SECRET: SECRET };
    expect(await failureOf('start.ts', settings)).toBe(
      'Mwanzo cannot start: MONGODB_URI must be an address that starts with mongodb:// or mongodb+srv://.',
    );
  });

  test('when nothing answers at MONGODB_URI, without showing its password', async () => {
    const who = 'asha:p4ssword';
    const MONGODB_URI = `mongodb://${who}@127.0.0.1:${closedPort}/mwanzo`;
    const line = await failureOf('start.ts', { ...(await free()), MONGODB_URI, AUTH_SECRET: SECRET });
    expect(line).toContain(`MONGODB_URI: no usable database at 127.0.0.1:${closedPort}`);
    expect(line).toContain('Start it, or correct MONGODB_URI.');
    expect(line).not.toContain('p4ssword');
  });

  test('when AUTH_SECRET is too short', async () => {
    const line = await failureOf('start.ts', { ...(await free()), AUTH_SECRET: 'x'.repeat(31) });
    expect(line).toBe(
      'Mwanzo cannot start: AUTH_SECRET must be at least 32 bytes long; create one with: openssl rand -base64 48.',
    );
  });

  test('when MONGODB_URI is set but AUTH_SECRET is not', async () => {
    const line = await failureOf('start.ts', { ...(await free()), MONGODB_URI: database.uri });
    expect(line).toBe('Mwanzo cannot start: AUTH_SECRET is missing.');
  });

  test('when a port is not a port number', async () => {
    expect(await failureOf('start.ts', { ...(await free()), PORT: '70000' })).toBe(
      'Mwanzo cannot start: PORT must be a port number (1 to 65535).',
    );
  });
});

describe('npm run serve prints one line with the remedy and exits with 1', () => {
  const complete = async () => ({
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    APP_URL: 'http://127.0.0.1:3000',
    MONGODB_URI: database.uri,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    AUTH_SECRET: SECRET,
  });

  test('naming all required settings when none is set', async () => {
    expect(await failureOf('serve.mjs', {})).toBe(
      'Mwanzo cannot start: APP_URL is missing; MONGODB_URI is missing; SMTP_URL is missing; AUTH_SECRET is missing; SITE_EMAIL is missing: the contact address shown on every page. See .env.example.',
    );
  });

  test('naming SITE_EMAIL when other machines can reach the site', async () => {
    const APP_URL = 'https://mwanzo.example';
    expect(await failureOf('serve.mjs', { ...(await complete()), APP_URL })).toBe(
      'Mwanzo cannot start: SITE_EMAIL is missing: the contact address shown on every page. See .env.example.',
    );
  });

  test.each(['MONGODB_URI', 'SMTP_URL', 'AUTH_SECRET'])(
    'naming %s when only that is missing',
    async (name) => {
      expect(await failureOf('serve.mjs', { ...(await complete()), [name]: '' })).toBe(
        `Mwanzo cannot start: ${name} is missing. See .env.example.`,
      );
    },
  );

  test('when the port is taken', async () => {
    const line = await failureOf('serve.mjs', { ...(await complete()), PORT: String(takenPort) });
    expect(line).toContain(`Port ${takenPort} is in use.`);
  });

  test('when nothing answers at MONGODB_URI', async () => {
    const MONGODB_URI = `mongodb://127.0.0.1:${closedPort}/mwanzo`;
    const line = await failureOf('serve.mjs', { ...(await complete()), MONGODB_URI });
    expect(line).toContain(`MONGODB_URI: no usable database at 127.0.0.1:${closedPort}`);
  });
});
