import { AppError } from '@/lib/platform/core/errors';

export const usernameTaken = (): AppError => {
  const message = 'This username is taken. Choose another.';
  return new AppError('conflict', message, { errors: { username: message } });
};
