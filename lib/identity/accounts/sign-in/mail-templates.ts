import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { env } from '@/lib/platform/env/env';
import { site } from '@/lib/platform/core/site';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';

interface Addressee {
  firstName: string;
  email: string;
}

const link = (path: string): string => new URL(path, env().APP_URL).href;
const hello = ({ firstName }: Addressee): string => salutation(firstName);

/** Sent when someone signs in at a provider with the address of this account. */
export const linkSignInTemplate = (to: Addressee, name: string, token: string): Mail => ({
  kind: 'link sign-in',
  to: to.email,
  ...renderTemplate({
    subject: `Link ${name} to your ${site.name} account`,
    greeting: hello(to),
    paragraphs: [
      `You continued with ${name}, and there is a ${site.name} account with this email address. Link the two, and ${name} logs you in from then on.`,
    ],
    action: { label: `Link ${name}`, url: link(`/link-sign-in/${token}`) },
    after: [
      'The link works for one hour and once.',
      'If this was not you, ignore this mail: without the link nothing changes.',
    ],
  }),
});

export const signInLinkedTemplate = (to: Addressee, name: string): Mail => ({
  kind: 'sign-in linked',
  to: to.email,
  ...renderTemplate({
    subject: `${name} is linked to your ${site.name} account`,
    greeting: hello(to),
    paragraphs: [
      `You can log in to ${site.name} with ${name} from now on.`,
      `If this was not you, choose a new password now, log in with it and unlink ${name} on your profile.`,
    ],
    action: { label: 'Choose a new password', url: link('/reset-password') },
  }),
});

export const signInUnlinkedTemplate = (to: Addressee, name: string): Mail => ({
  kind: 'sign-in unlinked',
  to: to.email,
  ...renderTemplate({
    subject: `${name} is no longer linked to your ${site.name} account`,
    greeting: hello(to),
    paragraphs: [
      `You log in to ${site.name} with your password from now on.`,
      'If this was not you, choose a new password now: everybody who is logged in will be logged out.',
    ],
    action: { label: 'Choose a new password', url: link('/reset-password') },
  }),
});
