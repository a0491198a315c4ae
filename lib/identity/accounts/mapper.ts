import { z } from 'zod';
import { id } from '@/lib/platform/format/answer-values';
import type { UserRecord } from '@/models/user';
import { ROLES } from '@/lib/platform/core/vocabulary';

export const account = z
  .strictObject({
    _id: id,
    firstName: z.string(),
    lastName: z.string(),
    username: z.string(),
    role: z.enum(ROLES),
    isActive: z.boolean(),
    isVerified: z.boolean(),
  })
  .meta({ id: 'Account' });

export type Account = z.infer<typeof account>;

type Fields = Pick<
  UserRecord,
  '_id' | 'firstName' | 'lastName' | 'username' | 'role' | 'isActive' | 'isVerified'
>;

export const toAccount = ({
  _id,
  firstName,
  lastName,
  username,
  role,
  isActive,
  isVerified,
}: Fields): Account => ({
  _id: _id.toHexString(),
  firstName,
  lastName,
  username,
  role,
  isActive,
  isVerified,
});
