import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { clientAddress } from '@/lib/platform/http/client-address';
import { resetTemplate } from './mail-templates';
import { mailLink } from './mail-link';
import { address as schema } from './schemas';

/** E-mails a reset link. The response is the same for every address. Throws 422, and 429 for a network with too many requests. */
export async function requestReset(
  input: unknown,
  request: { headers: Headers },
): Promise<{ message: string }> {
  const { email } = schema.parse(input);
  await limitRate('request reset', clientAddress(request), email);
  await mailLink({
    purpose: 'reset password',
    filter: { email, isActive: true },
    write: resetTemplate,
    request,
  });
  return { message: 'We have sent password recovery instructions to your email' };
}
