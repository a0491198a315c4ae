import type { Types } from 'mongoose';
import { duplicateField } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { UserModel } from '@/models/user';

const message = (field: string): string => `This ${field} is taken. Choose another.`;

const taken = (fields: string[]): AppError => {
  const [only, ...others] = fields;
  return new AppError(
    'conflict',
    only && others.length === 0 ? message(only) : 'Please fix the errors in the form to continue',
    { errors: Object.fromEntries(fields.map((field) => [field, message(field)])) },
  );
};

interface Unique {
  email: string;
  username: string;
}

/** Saves a user whose e-mail and username must be unique. Throws 409 with a message for each one that is taken. */
export async function unlessTaken<T>(
  { email, username }: Unique,
  self: Types.ObjectId,
  write: () => Promise<T>,
): Promise<T> {
  const others = await UserModel.find({ $or: [{ email }, { username }], _id: { $ne: self } })
    .select('email username')
    .lean<Unique[]>();
  const fields = [
    ...(others.some((other) => other.email === email) ? ['email'] : []),
    ...(others.some((other) => other.username === username) ? ['username'] : []),
  ];
  if (fields.length > 0) throw taken(fields);
  try {
    return await write();
  } catch (error) {
    const field = duplicateField(error);
    if (field === 'email' || field === 'username') throw taken([field]);
    throw error;
  }
}
