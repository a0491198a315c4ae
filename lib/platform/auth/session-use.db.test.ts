import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { openSession } from '@/lib/identity/accounts/open-session';
import type { Role } from '@/lib/platform/core/vocabulary';
import { env } from '@/lib/platform/env/env';
import { SessionModel } from '@/models/session';
import { UserModel, type UserRecord } from '@/models/user';
import { readSession } from './session';
import { readToken, SESSION_SECONDS } from './session-jwt';

preparedDatabase();

/** The present minute, because the database deletes a session whose time is over. */
const START = Math.floor(Date.now() / 60_000) * 60_000;
const MINUTE = 60;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  env().STAFF_IDLE_MINUTES = 30;
});
afterEach(() => {
  env().STAFF_IDLE_MINUTES = undefined;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Logs in at `START`. Returns what a request at this many seconds after it finds, and the stored last use. */
async function sessionOf(role: Role) {
  const { _id } = await makeUser(role);
  const user = await UserModel.findById(_id).orFail().lean<UserRecord>();
  const { token } = await openSession(user, new Headers(), SESSION_SECONDS.usual);
  const claims = readToken(token);
  if (typeof claims === 'string') throw new Error(claims);
  const { jti } = claims;
  return {
    jti,
    useAt: async (seconds: number) => {
      vi.setSystemTime(START + seconds * 1_000);
      return (await readSession(new Headers({ Authorization: `Bearer ${token}` }))).problem;
    },
    lastUse: async () => {
      const { lastUsedAt } = await SessionModel.findById(jti).orFail().lean();
      return lastUsedAt && (lastUsedAt.getTime() - START) / 1_000;
    },
  };
}

describe.each(['administrator', 'editor'] as const)('a session of an %s', (role) => {
  test('is open until the second before 30 minutes without use, and ends with it', async () => {
    const [used, unused] = [await sessionOf(role), await sessionOf(role)];
    expect(await used.useAt(30 * MINUTE - 1)).toBeNull();
    expect(await unused.useAt(30 * MINUTE)).toBe('expired');
    expect(await used.useAt(60 * MINUTE - 2)).toBeNull();
    expect(await used.useAt(90 * MINUTE - 2)).toBe('expired');
  });

  test('does not open again by being tried', async () => {
    const { useAt } = await sessionOf(role);
    for (const seconds of [30 * MINUTE, 30 * MINUTE + 1, 31 * MINUTE, 60 * MINUTE])
      expect(await useAt(seconds)).toBe('expired');
  });

  test('is kept open by its use on another node', async () => {
    const { jti, useAt } = await sessionOf(role);
    await SessionModel.updateOne({ _id: jti }, { lastUsedAt: new Date(START + 20 * MINUTE * 1_000) });
    expect(await useAt(50 * MINUTE - 1)).toBeNull();
  });

  test('without a record ends 30 minutes after its token was signed', async () => {
    const [first, second] = [await sessionOf(role), await sessionOf(role)];
    await SessionModel.deleteMany({ _id: { $in: [first.jti, second.jti] } });
    expect(await first.useAt(30 * MINUTE - 1)).toBeNull();
    expect(await second.useAt(30 * MINUTE)).toBe('expired');
  });

  test('stays open without the setting', async () => {
    env().STAFF_IDLE_MINUTES = undefined;
    expect(await (await sessionOf(role)).useAt(11 * 60 * MINUTE)).toBeNull();
  });

  test('costs one write a minute', async () => {
    const { useAt } = await sessionOf(role);
    const writes = vi.spyOn(SessionModel, 'updateOne');
    for (let seconds = 0; seconds < 5 * MINUTE; seconds += 5) expect(await useAt(seconds)).toBeNull();
    expect(writes).toHaveBeenCalledTimes(4);
  });
});

describe.each(['employer', 'recent graduate'] as const)('a session of an %s', (role) => {
  test('stays open', async () => {
    expect(await (await sessionOf(role)).useAt(11 * 60 * MINUTE)).toBeNull();
  });

  test('costs one write in five minutes, which stores its last use', async () => {
    const { useAt, lastUse } = await sessionOf(role);
    const writes = vi.spyOn(SessionModel, 'updateOne');
    for (let seconds = 0; seconds < 5 * MINUTE; seconds += 5) await useAt(seconds);
    expect(writes).not.toHaveBeenCalled();
    expect(await lastUse()).toBe(0);
    for (let seconds = 5 * MINUTE; seconds < 10 * MINUTE; seconds += 5) await useAt(seconds);
    expect(writes).toHaveBeenCalledTimes(1);
    await expect.poll(lastUse).toBe(5 * MINUTE);
    await useAt(10 * MINUTE);
    expect(writes).toHaveBeenCalledTimes(2);
    await expect.poll(lastUse).toBe(10 * MINUTE);
  });
});
