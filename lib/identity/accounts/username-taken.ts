import { AppError } from '@/lib/platform/core/errors';

/** The error for a taken username. */
export const usernameTaken = (): AppError => {
  const message = 'This username is taken. Please choose another';
  return new AppError('conflict', message, { errors: { username: message } });
};
