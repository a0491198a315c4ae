import { limitRate } from '@/lib/auth/rate-limit';
import { resetLetter } from '@/lib/mail/account-letters';
import { mailLink } from './mail-link';
import { address as schema } from './schemas';

/** Mails a link to choose a new password; the answer is the same for every address. Throws 422, 429. */
export async function requestReset(input: unknown, address: string): Promise<{ message: string }> {
  const { email } = schema.parse(input);
  await limitRate('request reset', address, email);
  await mailLink('reset password', { email, isActive: true }, resetLetter);
  return { message: 'We have sent password recovery instructions to your email' };
}
