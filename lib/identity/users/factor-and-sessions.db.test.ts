import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { everything } from '@/dev/testing/data/database-text';
import { asActor, inDays, makeUser } from '@/dev/testing/data/fixtures';
import { unzip } from '@/dev/testing/data/unzip';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { newPendingFactor } from '@/lib/identity/accounts/second-factor/pending-factor';
import { hashOfCode } from '@/lib/identity/accounts/second-factor/recovery-codes';
import { PURPOSE } from '@/lib/identity/accounts/second-factor/spend-code';
import { sealText } from '@/lib/platform/auth/sealed-text';
import { SecondFactorModel } from '@/models/second-factor';
import { SessionModel } from '@/models/session';
import { continueUserDeletions } from './continue-user-deletions';
import { deleteUserAccount } from './delete-user-account';
import { exportMe } from './export-me';

preparedDatabase();

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const RECOVERY_CODE = '7K2MQX9D01ABCDEF';

/** Someone with a second factor, one that is being set up again, and a session. */
async function someone() {
  const since = new Date('2026-11-01T08:00:00Z');
  const user = await makeUser('recent graduate', { secondFactorSince: since });
  const { _id, id } = user;
  const { stored: pending, shown } = newPendingFactor(_id, new Date());
  const secret = sealText(SECRET, PURPOSE, id);
  const recoveryCode = hashOfCode(_id, RECOVERY_CODE);
  await SecondFactorModel.create({
    _id,
    secret,
    lastStep: 59_000_001,
    recoveryCodes: [recoveryCode],
    pending,
  });
  const sessionId = randomUUID();
  const session = {
    browser: 'Firefox on Android',
    startedAt: new Date('2026-11-02T08:00:00Z'),
    lastUsedAt: new Date('2026-11-03T09:10:00Z'),
    expiresAt: inDays(1),
  };
  await SessionModel.create({ _id: sessionId, userId: _id, version: 0, ...session });
  const stored = [secret, recoveryCode, '59000001', pending.secret, pending.recoveryCodes, sessionId];
  return { user, since, session, stored, readable: [SECRET, RECOVERY_CODE, shown.secret] };
}

test('the export says since when there is a second factor and where sessions are, without any secret', async () => {
  const { user, since, session, stored, readable } = await someone();
  const { stream } = await exportMe(asActor(user));
  const zip = Buffer.from(await new Response(stream as unknown as BodyInit).arrayBuffer());
  const text = unzip(zip).get('data.json')?.toString() ?? '';
  expect(JSON.parse(text)).toMatchObject({
    profile: { secondFactorSince: since.toISOString() },
    sessions: [
      {
        browser: session.browser,
        startedAt: session.startedAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
      },
    ],
  });
  expect([...stored, ...readable].filter((secret) => text.includes(secret))).toEqual([]);
});

test('the erasure leaves nothing of either, and nothing of another person is touched', async () => {
  const [{ user, stored }, other] = [await someone(), await someone()];
  const kept = await everything();
  expect([...stored, ...other.stored].filter((trace) => !kept.includes(trace))).toEqual([]);
  await deleteUserAccount(user._id);
  await continueUserDeletions(undefined, new Date(Date.now() + 11 * 60_000));
  const left = await everything();
  expect(
    [user.id, ...stored.filter((trace) => !other.stored.includes(trace))].filter((trace) =>
      left.includes(trace),
    ),
  ).toEqual([]);
  expect(other.stored.filter((trace) => !left.includes(trace))).toEqual([]);
});
