import { expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { asActor, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { updateCareer } from './update-career';

stackDatabase();

const ACCOUNTS = 3;
/** CVs that each user requests at the same time. All 18 fit in the queue. */
const CVS = 6;

async function withCareer(): Promise<TestUser> {
  const user = await makeUser('recent graduate');
  await updateCareer(asActor(user), { school: 'Moi University', skills: ['Excel'], about: 'I keep books.' });
  return user;
}

test('who asks for one CV does not wait for all that others asked for before', async () => {
  const flood = await Promise.all(Array.from({ length: ACCOUNTS }, withCareer));
  const other = await withCareer();
  let drawn = 0;
  const cvOf = async ({ token }: TestUser) => {
    const { status } = await api('GET', '/api/users/career/cv', { token });
    drawn += 1;
    return status;
  };
  const asked = flood.flatMap((user) => Array.from({ length: CVS }, () => cvOf(user)));
  await Promise.race(asked);
  expect(await cvOf(other)).toBe(200);
  expect(drawn).toBeLessThan(ACCOUNTS * CVS - CVS);
  expect(await Promise.all(asked)).toEqual(Array(ACCOUNTS * CVS).fill(200));
});
