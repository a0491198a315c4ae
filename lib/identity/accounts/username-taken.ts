import { AppError } from '@/lib/platform/core/errors';

export const usernameTaken = (): AppError => {
  const message = 'This username is taken. Please choose another';
  return new AppError('conflict', message, { errors: { username: message } });
};
