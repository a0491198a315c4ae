import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchDatabase, type RunningDatabase } from 'embedded-mongodb';
import { startCommand, type Command } from '@/dev/testing/stack/command';
import { eventually } from '@/dev/testing/faults/watch';
import { freePort } from '@/dev/testing/stack/free-port';
import { runCommand } from '@/dev/testing/stack/run-command';

let folder: string;
let database: RunningDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  database = await launchDatabase({ folder: join(folder, 'database'), durable: false, database: 'mwanzo' });
  await runCommand('migrate', [], { MONGODB_URI: database.uri });
});

afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the service as in production. */
async function serve(env: Record<string, string> = {}): Promise<Command & { address: string }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const command = startCommand('serve.mjs', {
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: address,
    MONGODB_URI: database.uri,
    SMTP_URL: 'hold:',
    AUTH_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'error',
    ...env,
  });
  onTestFinished(() => {
    command.signal('SIGKILL');
  });
  return { ...command, address };
}

const ask = async (address: string, timeout = 5_000) => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeout) });
  return { status: answer.status, text: await answer.text() };
};

/** Returns the first response once the port is open. Its status is 0 if there is none within three seconds. */
async function firstAnswer(address: string) {
  let first = { status: 0, text: '' };
  await eventually(async () => {
    first = await ask(address, 3_000).catch((error: Error & { cause?: { code?: string } }) => {
      if (error.cause?.code === 'ECONNREFUSED') throw error;
      return { status: 0, text: String(error) };
    });
  });
  return first;
}

/** Replaces systemd-notify, which needs systemd. Records its arguments, and whether pages were served by then. */
async function standIn(address: string): Promise<{ PATH: string; noted: () => Promise<string> }> {
  const own = await mkdtemp(join(folder, 'systemd-'));
  const file = join(own, 'noted');
  const code = `#!/usr/bin/env node
fetch(${JSON.stringify(address)}).then(({ status }) =>
  require('node:fs').appendFileSync(${JSON.stringify(file)}, process.argv.slice(2).join(' ') + ' ' + status + '\\n'));
`;
  await writeFile(join(own, 'systemd-notify'), code);
  await chmod(join(own, 'systemd-notify'), 0o755);
  const PATH = [own, dirname(process.execPath), process.env.PATH].join(delimiter);
  return { PATH, noted: () => readFile(file, 'utf8').catch(() => '') };
}

describe('a start', () => {
  test('opens the port only when the home page can be served at once', async () => {
    const { address } = await serve();
    expect(await firstAnswer(`${address}/`)).toMatchObject({ status: 200 });
  });

  test('notifies systemd once, when pages are served', async () => {
    const port = String(await freePort());
    const { PATH, noted } = await standIn(`http://127.0.0.1:${port}/`);
    await serve({ PORT: port, PATH, NOTIFY_SOCKET: join(folder, 'notify') });
    await eventually(async () => expect(await noted()).toBe('--ready --status=Taking requests 200\n'));
  });

  test('fails with a message if systemd waits but cannot be notified', async () => {
    const PATH = await mkdtemp(join(folder, 'empty-'));
    const command = await serve({ PATH, NOTIFY_SOCKET: join(folder, 'notify') });
    expect(await command.ended).toBe(1);
    expect(command.stderr().trimEnd()).toBe(
      'Could not tell systemd that Mwanzo is ready: systemd-notify failed (spawn systemd-notify ENOENT). The unit needs NotifyAccess=all and the program systemd-notify.',
    );
  });
});

describe('a shutdown', () => {
  test('with DRAIN_SECONDS first reports that it is not ready, and accepts requests until then', async () => {
    const { address, signal, ended } = await serve({ DRAIN_SECONDS: '5' });
    const health = async () => ask(`${address}/api/health`);
    await eventually(async () => expect((await health()).status).toBe(200));
    const toldAt = performance.now();
    signal('SIGTERM');
    await eventually(async () => expect((await health()).status).toBe(503));
    expect(JSON.parse((await health()).text)).toEqual({ status: 'ending' });
    expect((await ask(`${address}/career-tips`)).status).toBe(200);
    expect((await ask(`${address}/api/internships`)).status).toBe(200);
    expect(await ended).toBe(0);
    expect(performance.now() - toldAt).toBeGreaterThan(5_000);
  });
});
