import type { Types } from 'mongoose';
import { expect } from 'vitest';
import { AuditEntryModel } from '@/models/audit-entry';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { mailsTo } from '../client/client';
import { makeUser, type TestUser } from '../data/fixtures';

export interface Said {
  message: string;
  errors?: Record<string, string>;
}

/** Creates two administrators. Returns a function that returns the first for even numbers and the second for odd ones. */
export async function twoAdministrators(): Promise<(number: number) => TestUser> {
  const [one, other] = [await makeUser('administrator'), await makeUser('administrator')];
  return (number) => (number % 2 === 0 ? one : other);
}

export const emailOf = async ({ _id }: { _id: Types.ObjectId }): Promise<string> =>
  (await UserModel.findById(_id).lean())?.email ?? '';

/** Returns the subjects of the e-mails to an address. Expects exactly `count` e-mails in the database. */
export async function sentTo(address: string, count: number): Promise<string[]> {
  const mails = await mailsTo(address, count);
  expect(await MailModel.countDocuments({ to: address })).toBe(count);
  return mails.map(({ subject }) => subject);
}

/** Counts the audit entries with this action on this target. */
export const countAuditEntries = (id: Types.ObjectId, action: string): Promise<number> =>
  AuditEntryModel.countDocuments({ 'target.id': id, action });
