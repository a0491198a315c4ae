import { expect, test } from 'vitest';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { asActor, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { sendDataRequest } from '@/lib/identity/data-requests/send-data-request';
import type { Actor } from '@/lib/platform/auth/actor';
import { sendMessage } from './send-message';

// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();

const VISITOR: Actor = { kind: 'visitor', problem: 'none' };
const NAME = 'Wanjiru Kamau';
const TEXT = 'What do you have about me?';

const message = (actor: Actor, email: string, address: string) =>
  sendMessage(actor, { fields: { name: NAME, email, message: TEXT }, address });
const dataRequest = (actor: Actor, email: string, address: string) =>
  sendDataRequest(actor, { fields: { kind: 'access', name: NAME, email, text: TEXT }, address });

test.each([
  ['contact form', message, '41.90.4'],
  ['data requests', dataRequest, '41.90.5'],
] as const)('strangers who type an address use up only their network’s %s', async (_, send, network) => {
  const email = `${uniqueLetters()}@people.example`;
  const owner = asActor(await makeUser('recent graduate', { email }));
  const theirs = `${network}.1`;
  for (let n = 0; n < 10; n += 1) await send(VISITOR, email, theirs);
  await expect(send(VISITOR, email, theirs)).rejects.toMatchObject({ status: 429 });
  await send(VISITOR, email, `${network}.2`);
  for (let n = 0; n < 10; n += 1) await send(owner, email, theirs);
  await expect(send(owner, email, `${network}.3`)).rejects.toMatchObject({ status: 429 });
});
