import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { api, newUser } from '@/dev/testing/client/client';
import { accept, invite, join, newName, saveProfile } from '@/dev/testing/data/employer-members';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { hashOf } from '@/lib/identity/accounts/link';
import { AccountTokenModel } from '@/models/account-token';
import { EmployerModel } from '@/models/employer';

stackDatabase();

type Person = Awaited<ReturnType<typeof newUser>>;

const idOf = ({ user }: Person) => new Types.ObjectId(user._id);

const employerOf = (person: Person) => EmployerModel.findOne({ 'members.userId': idOf(person) }).lean();

const person = () => newUser({ role: 'employer' });

async function ownerOf(name: string): Promise<Person> {
  const owner = await person();
  expect((await saveProfile(owner, name)).status).toBe(200);
  return owner;
}

async function handOver(from: Person, to: Person): Promise<void> {
  const path = `/api/employer/members/${to.user._id}/owner`;
  expect((await api('POST', path, { token: from.token })).status).toBe(200);
}

async function leave(member: Person): Promise<void> {
  const path = `/api/employer/members/${member.user._id}`;
  expect((await api('DELETE', path, { token: member.token })).status).toBe(200);
}

/** Makes an invitation look like one of the previous version, which did not store the employer. */
const forget = (token: string) =>
  AccountTokenModel.updateOne({ hash: hashOf(token) }, { $unset: { employer: 1 } });

test('an invitation leads to no other employer of its sender', async () => {
  const honest = newName();
  const [sender, colleague, guest] = [await ownerOf(honest), await person(), await person()];
  expect(await join(sender, colleague)).toBe(200);
  const [token, older] = [await invite(sender, guest, 1), await invite(sender, guest, 2)];
  await forget(older);
  await handOver(sender, colleague);
  await leave(sender);
  await saveProfile(sender, newName());
  expect([await accept(guest, token), await accept(guest, older)]).toEqual([400, 400]);
  expect(await employerOf(guest)).toBeNull();
  expect(await join(colleague, guest, 3)).toBe(200);
  expect(await employerOf(guest)).toMatchObject({ name: honest });
});

test('an invitation to an employer that was deleted ends with it', async () => {
  const [sender, owner, guest] = [await ownerOf(newName()), await ownerOf(newName()), await person()];
  const [token, older] = [await invite(sender, guest, 1), await invite(sender, guest, 2)];
  await forget(older);
  expect(await join(owner, sender)).toBe(200);
  await handOver(owner, sender);
  expect([await accept(guest, token), await accept(guest, older)]).toEqual([400, 400]);
  expect(await employerOf(guest)).toBeNull();
});

test('an invitation ends with the ownership of its sender, who gets it back without it', async () => {
  const [sender, colleague, guest] = [await ownerOf(newName()), await person(), await person()];
  expect(await join(sender, colleague)).toBe(200);
  const token = await invite(sender, guest, 1);
  await handOver(sender, colleague);
  expect(await accept(guest, token)).toBe(400);
  await handOver(colleague, sender);
  expect(await accept(guest, token)).toBe(400);
});

test('an invitation of the previous version works while its sender has been on the team since', async () => {
  const name = newName();
  const [sender, guest] = [await ownerOf(name), await person()];
  const token = await invite(sender, guest, 1);
  await forget(token);
  expect(await accept(guest, token)).toBe(200);
  expect(await employerOf(guest)).toMatchObject({ name });
});

test('a member who follows the invitation again reads that they are one, even once its sender has left', async () => {
  const name = newName();
  const [sender, guest] = [await ownerOf(name), await person()];
  const token = await invite(sender, guest, 1);
  expect(await accept(guest, token)).toBe(200);
  await handOver(sender, guest);
  await leave(sender);
  await saveProfile(sender, newName());
  expect(await api('POST', `/api/employer/members/join/${token}`, { token: guest.token })).toMatchObject({
    ...{ status: 200, body: { message: `You’re already on the team of ${name}.` } },
  });
});
