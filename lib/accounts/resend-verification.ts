import { limitRate } from '@/lib/auth/rate-limit';
import { verifyLetter } from '@/lib/mail/account-letters';
import { mailLink } from './mail-link';
import { address as schema } from './schemas';

/** Sends the verification mail again where an account waits for it; the answer is the same for every address. Throws 422, 429. */
export async function resendVerification(input: unknown, address: string): Promise<{ message: string }> {
  const { email } = schema.parse(input);
  await limitRate('resend verification', address, email);
  await mailLink('verify email', { email, isActive: true, isVerified: false }, verifyLetter);
  return { message: 'If this address waits to be verified, we have sent the mail again. Check your inbox.' };
}
