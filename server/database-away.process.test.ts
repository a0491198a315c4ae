import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { launchDatabase } from '@/dev/database/launch';
import { Running } from '@/dev/start/running';
import { startService } from '@/dev/start/service';
import { freePort } from '@/dev/testing/free-port';

const running = new Running(() => undefined);
let folder: string;
let appUrl: string;
let databasePort: number;

const database = () =>
  running.add('The database', launchDatabase({ folder: join(folder, 'database'), port: databasePort }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  databasePort = await freePort();
  const port = await freePort();
  appUrl = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

const status = async (path: string) => (await fetch(appUrl + path)).status;

test('without its database the service says so by 503 and goes on; with it, it is well again', async () => {
  const first = await database();
  const env = {
    ...process.env,
    PORT: new URL(appUrl).port,
    HOST: '127.0.0.1',
    APP_URL: appUrl,
    MONGODB_URI: first.uri,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    AUTH_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  };
  const service = await running.add('The service', startService(env));
  expect(await status('/api/health')).toBe(200);

  process.kill(first.pid, 'SIGKILL');
  await first.ended;
  expect(await status('/api/health')).toBe(503);
  expect(await status('/api/internships/featured')).toBe(503);
  expect(await status('/api/ready')).toBe(200);
  const page = await fetch(`${appUrl}/internships/legal-services`);
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('2');
  expect(await page.text()).toMatch(/<noscript>.*<h1>Something went wrong on our side<\/h1>/s);

  await database();
  await vi.waitFor(async () => expect(await status('/api/health')).toBe(200), {
    timeout: 5_000,
    interval: 100,
  });
  expect(await status('/api/internships/featured')).toBe(200);

  const began = performance.now();
  await service.stop();
  expect(performance.now() - began).toBeLessThan(4_000);
});
