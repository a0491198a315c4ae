import { z } from 'zod';
import { account } from '@/lib/identity/accounts/mapper';
import { time } from '@/lib/platform/format/answer-values';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import type { UserRecord } from '@/models/user';

/** The user fields shown to everyone with access to the user. */
export const person = z.strictObject({
  ...account.shape,
  phoneNumber: z.string(),
  email: z.string(),
  createdAt: time,
});

export type Person = z.infer<typeof person>;

export const toPerson = (user: UserRecord): Person => ({
  _id: user._id.toHexString(),
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  email: user.email,
  username: user.username,
  role: user.role,
  isActive: user.isActive,
  isVerified: user.isVerified,
  createdAt: answeredMoment(user.createdAt),
});
