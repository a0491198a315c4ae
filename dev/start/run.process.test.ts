import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientFor } from '@/dev/testing/client/client-for';
import { startCommand, type Command } from '@/dev/testing/stack/command';
import { freePort } from '@/dev/testing/stack/free-port';
import { openToOthers } from '@/dev/testing/data/modes';
import { descendantsOf, stillRunning } from '@/dev/testing/stack/processes';

/** Maximum milliseconds of a shutdown, including a margin for the test. */
const END_MS = 5_000;

let folder: string;
const started: Command[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
});
afterEach(async () => {
  for (const command of started.splice(0)) {
    command.signal('SIGTERM');
    await command.ended;
  }
  await rm(folder, { recursive: true, force: true });
});

/**
 * Runs `npm start` on free ports until it is ready. If `first` is set, runs from the sources and adds the
 * sample data.
 */
async function startMwanzo(
  data: string,
  { first = false, env = {} }: { first?: boolean; env?: Record<string, string> } = {},
) {
  if (!first) {
    await mkdir(join(folder, data), { recursive: true });
    await writeFile(join(folder, data, 'sample-made'), '');
  }
  const ports = {
    PORT: String(await freePort()),
    MAIL_WEB_PORT: String(await freePort()),
    MAIL_SMTP_PORT: String(await freePort()),
  };
  const settings = { MWANZO_DATA: join(folder, data), ...ports, ...env };
  const command = startCommand('start.ts', settings, { fromSources: first });
  started.push(command);
  await command.says(/\n/);
  const urls = {
    appUrl: `http://localhost:${ports.PORT}`,
    mailUrl: `http://127.0.0.1:${ports.MAIL_WEB_PORT}`,
  };
  return { command, ...urls, ...clientFor(urls) };
}

async function end(command: Command, signal: NodeJS.Signals): Promise<void> {
  const parts = descendantsOf(command.pid);
  expect(parts.length).toBeGreaterThanOrEqual(3);
  const began = performance.now();
  command.signal(signal);
  expect(await command.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(END_MS);
  expect(stillRunning(parts)).toEqual([]);
}

describe('npm start', () => {
  test('adds the sample data at the first start, prints one line when ready, and ends on SIGTERM', async () => {
    const { command, appUrl, mailUrl, api, logIn } = await startMwanzo('a', { first: true });
    expect(command.stdout()).toBe(`Mwanzo is ready at ${appUrl}  (mail: ${mailUrl})\n`);
    expect((await api('GET', '/api/health')).body).toEqual({ status: 'ok' });
    expect(await (await fetch(`${mailUrl}/email`)).json()).toEqual([]);
    expect((await fetch(mailUrl)).headers.get('content-type')).toContain('text/html');
    expect((await logIn('graduate')).user).toMatchObject({ username: 'graduate', role: 'recent graduate' });
    await end(command, 'SIGTERM');
  });

  test('ends all its processes on SIGINT, and does not store a secret from the environment', async () => {
    const { command } = await startMwanzo('a', { env: { AUTH_SECRET: 'x'.repeat(32) } });
    await expect(stat(join(folder, 'a', 'auth-secret'))).rejects.toMatchObject({ code: 'ENOENT' });
    await end(command, 'SIGINT');
  });

  test('leaves no processes behind after SIGKILL', async () => {
    const { command } = await startMwanzo('a');
    const parts = descendantsOf(command.pid);
    command.signal('SIGKILL');
    await command.ended;
    await vi.waitFor(() => expect(stillRunning(parts)).toEqual([]), { timeout: END_MS, interval: 50 });
  });

  test('ends with a reason when one of its parts ends', async () => {
    const { command } = await startMwanzo('a');
    const parts = descendantsOf(command.pid);
    process.kill(parts.at(-1) ?? 0, 'SIGKILL');
    expect(await command.ended).toBe(1);
    expect(command.stderr()).toMatch(/^The \w+( \w+)? ended unexpectedly, so Mwanzo stops too/m);
    expect(stillRunning(parts)).toEqual([]);
  });

  test('keeps data, e-mails and secret across restarts; a second copy shares none of them', async () => {
    const [first, other] = await Promise.all([startMwanzo('a'), startMwanzo('b')]);
    const person = await first.newUser();
    const secret = join(folder, 'a', 'auth-secret');
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    expect(Buffer.byteLength(await readFile(secret, 'utf8'))).toBeGreaterThanOrEqual(32);
    for (const part of ['database', 'mails']) expect(openToOthers(join(folder, 'a', part))).toEqual([]);
    await end(first.command, 'SIGTERM');
    const again = await startMwanzo('a');
    const { status, body } = await again.api('GET', '/api/users/me', { token: person.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { username: person.username } });
    expect(await again.mailsTo(person.email)).toHaveLength(1);
    expect((await other.api('GET', '/api/users/me', { token: person.token })).status).toBe(401);
  });
});
