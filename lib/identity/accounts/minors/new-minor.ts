import { randomBytes } from 'node:crypto';
import type { UpdateQuery } from 'mongoose';
import type { MinorRecord } from '@/models/minor';
import type { UserRecord } from '@/models/user';
import { adultFrom } from './age';
import type { AgeFacts } from './age-schema';

/** 96 random bits, part of the signed token in the guardian's links. */
export const newLinkKey = (): string => randomBytes(12).toString('base64url');

/** Returns undefined for an adult. */
export function minorOf(
  { adult, birthMonth, guardian }: AgeFacts,
  now = new Date(),
): MinorRecord | undefined {
  if (adult !== false || birthMonth === undefined || !guardian) return undefined;
  return {
    adultFrom: adultFrom(birthMonth),
    guardian: { name: guardian.name, email: guardian.email },
    state: 'asked',
    changedAt: now,
    waitingSince: now,
    textVersion: null,
    linkKey: newLinkKey(),
  };
}

/** The change to a stored user: `undefined` makes them an adult. */
export const minorChange = (
  minor: MinorRecord | undefined,
): Pick<UpdateQuery<UserRecord>, '$set' | '$unset'> =>
  minor ? { $set: { minor } } : { $unset: { minor: 1 } };
