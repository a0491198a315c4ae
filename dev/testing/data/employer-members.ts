import { Types } from 'mongoose';
import { expect } from 'vitest';
import { api, linkIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { RateLimitModel } from '@/models/rate-limit';
import { makeListing } from './fixtures';

export const newName = () => `Mlima ${uniqueLetters()}`;

export const saveProfile = (user: { token: string }, name: string, change: object = {}) =>
  api('PUT', '/api/employer/profile', { token: user.token, json: { name, kind: 'company', ...change } });

/** Invites the user to the owner's employer. It is the user's `nth` invitation. Returns the token in the e-mail. */
export async function invite(
  owner: { token: string },
  user: { email: string },
  nth: number,
): Promise<string> {
  // Resets the weekly limit of invitations.
  await RateLimitModel.deleteMany({ key: /^mailbox / });
  await api('POST', '/api/employer/members', { token: owner.token, json: { email: user.email } });
  // The same address gets other e-mails at about the same time.
  const invitations = async () =>
    (await mailsTo(user.email)).filter(({ text }) => text.includes('/dashboard/employer/join/'));
  await expect.poll(async () => (await invitations()).length).toBe(nth);
  const mail = (await invitations()).at(-1) ?? expect.fail('no invitation');
  return linkIn(mail, '/dashboard/employer/join/').split('/').at(-1) ?? expect.fail('no token');
}

export const accept = async (user: { token: string }, invitation: string): Promise<number> =>
  (await api('POST', `/api/employer/members/join/${invitation}`, { token: user.token })).status;

/** Invites the user to the owner's employer and accepts the invitation. It is the user's `nth` invitation. */
export const join = async (owner: { token: string }, user: { token: string; email: string }, nth = 1) =>
  accept(user, await invite(owner, user, nth));

export const applicants = ({ token }: { token: string }, { _id }: { _id: Types.ObjectId }) =>
  api<{ applicants: { _id: string }[] }>('GET', `/api/employer/applicants/${_id.toHexString()}`, { token });

export const employerWithColleague = async () => {
  const [owner, colleague] = [await newUser({ role: 'employer' }), await newUser({ role: 'employer' })];
  const name = newName();
  await saveProfile(owner, name);
  expect(await join(owner, colleague)).toBe(200);
  const postedBy = new Types.ObjectId(colleague.user._id);
  return { owner, colleague, name, listing: await makeListing({ postedBy, company: name }) };
};
