import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchDatabase, type RunningDatabase } from 'embedded-mongodb';
import { endpoints, pages } from '@/dev/testing/access/route-tree';
import { connectToStack } from '@/dev/testing/data/fixtures';
import { freePort } from '@/dev/testing/stack/free-port';
import { runCommand } from '@/dev/testing/stack/run-command';
import { startService } from '@/dev/start/service';
import { signToken } from '@/lib/platform/auth/session-jwt';
import { readSchemaProblem } from '@/lib/operations/migrations/readiness';
import { manifestSchema } from '@/lib/operations/backup/format';
import { InternshipModel } from '@/models/internship';
import { UserModel } from '@/models/user';
import { addressesOf, readStored, type Stored } from './addresses';

const BACKUPS = join(import.meta.dirname, 'backups');
const AUTH_SECRET = 'a secret that no deployment would ever use';
/** Accounts that together can see everything. */
const PEOPLE = ['admin', 'editor', 'employer', 'graduate'];
/** Orders routes: reads first, then changes, then routes that end sessions or delete data. */
const rank = (route: string): number => {
  if (/^DELETE|logout/.test(route)) return 2;
  return /^(?:PAGE|GET) /.test(route) ? 0 : 1;
};
const ROUTES = [...pages(), ...endpoints()].sort((one, other) => rank(one) - rank(other));

test('the backup of each release is small', async () => {
  for (const version of readdirSync(BACKUPS)) {
    const folder = join(BACKUPS, version);
    const sizes = await Promise.all(
      readdirSync(folder).map(async (file) => (await readFile(join(folder, file))).length),
    );
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      version,
    ).toBeLessThanOrEqual(150_000);
  }
});

describe.each(readdirSync(BACKUPS))('the data of version %s', (version) => {
  let folder: string;
  let database: RunningDatabase;
  let service: Awaited<ReturnType<typeof startService>>;
  let appUrl: string;
  let stored: Stored;
  const tokens = new Map<string, string | undefined>([['visitor', undefined]]);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mwanzo-release-'));
    database = await launchDatabase({
      folder: join(folder, 'database'),
      durable: false,
      database: 'mwanzo',
    });
    const backup = join(BACKUPS, version);
    expect(await runCommand('restore', [backup], { MONGODB_URI: database.uri })).toMatchObject({ code: 0 });
    await connectToStack({ mongoUri: database.uri, authSecret: AUTH_SECRET });
    await keepOpen(backup);
    for (const username of PEOPLE) {
      const user = await UserModel.findOne({ username }).orFail().lean();
      tokens.set(username, signToken({ ...user, id: user._id.toHexString() }, 3_600));
    }
    stored = await readStored();
    const port = await freePort();
    appUrl = `http://127.0.0.1:${port}`;
    service = await startService({
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: appUrl,
      MONGODB_URI: database.uri,
      SMTP_URL: 'hold:',
      AUTH_SECRET,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '100000',
      PICTURES_AHEAD: 'off',
    });
  });
  afterAll(async () => {
    await service?.stop();
    await mongoose.disconnect();
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is migrated when it is restored', async () => {
    expect(await readSchemaProblem()).toBeUndefined();
    expect(await InternshipModel.countDocuments()).toBeGreaterThan(20);
  });

  test.each(ROUTES)('%s responds to everyone', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const failed: string[] = [];
    for (const address of addressesOf(path, stored)) {
      for (const [person, token] of tokens) {
        const answer = await ask(appUrl, { method, address, token });
        if (answer.status >= 500) failed.push(`${method} ${address} as ${person}: ${answer.status}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

/** Moves every deadline forward by the age of the backup, so that open listings stay open. */
async function keepOpen(backup: string): Promise<void> {
  const { madeAt } = manifestSchema.parse(JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')));
  const age = Date.now() - new Date(madeAt).getTime();
  for (const { _id, applicationDeadline } of await InternshipModel.find().lean()) {
    const moved = new Date(applicationDeadline.getTime() + age);
    await InternshipModel.updateOne({ _id }, { $set: { applicationDeadline: moved } }, { timestamps: false });
  }
}

interface Call {
  method: string;
  address: string;
  token: string | undefined;
}

async function ask(appUrl: string, { method, address, token }: Call): Promise<Response> {
  const isPage = method === 'PAGE';
  const headers: Record<string, string> = {};
  if (token) headers.cookie = `next-auth.session-token=${token}`;
  if (token && !isPage) headers.authorization = `Bearer ${token}`;
  const hasBody = !isPage && method !== 'GET';
  if (hasBody) headers['content-type'] = 'application/json';
  const answer = await fetch(appUrl + address, {
    method: isPage ? 'GET' : method,
    headers,
    redirect: 'manual',
    body: hasBody ? '{}' : null,
  });
  await answer.arrayBuffer();
  return answer;
}
