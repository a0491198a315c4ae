import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { clientAddress } from '@/lib/platform/http/client-address';
import { verifyTemplate } from './mail-templates';
import { mailLink } from './mail-link';
import { addressToVerify } from './schemas';

/** The response is the same for every address. Throws 422, and 429 for a network with too many requests. */
export async function resendVerification(
  input: unknown,
  request: { headers: Headers },
): Promise<{ message: string }> {
  const { email, returnTo } = addressToVerify.parse(input);
  await limitRate('resend verification', clientAddress(request), email);
  await mailLink({
    purpose: 'verify email',
    filter: { email, isActive: true, isVerified: false },
    write: (to, token) => verifyTemplate(to, token, returnTo),
    request,
  });
  return {
    message: 'If this address still needs confirming, we’ve sent the e-mail again. Check your inbox.',
  };
}
