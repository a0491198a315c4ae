import { AppError } from '@/lib/platform/core/errors';

/** The answer to a registration with a username somebody has. */
export const usernameTaken = (): AppError => {
  const message = 'This username is taken. Please choose another';
  return new AppError('conflict', message, { errors: { username: message } });
};
