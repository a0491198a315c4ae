import { mailLink } from '../mail-link';
import { linkSignInTemplate } from './mail-templates';
import { needPending } from './pending';
import { providerName } from './oauth-providers';

/** E-mails a confirmation link to the account with the address of a pending sign-in. Throws 400 without a pending sign-in. */
export async function requestSignInLink(request: { headers: Headers }): Promise<{ message: string }> {
  const { provider, issuer, subject, email } = needPending(request.headers);
  await mailLink({
    purpose: 'link sign-in',
    filter: { email, isActive: true },
    identity: { provider, issuer, subject },
    write: (to, token) => linkSignInTemplate(to, providerName(provider), token),
    request,
  });
  return { message: `We’ve sent a link to ${email}. Open it within an hour.` };
}
