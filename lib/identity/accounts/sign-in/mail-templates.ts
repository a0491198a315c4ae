import type { Addressee } from '@/lib/platform/mail/addressee';
import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { site } from '@/lib/platform/core/site';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';

/** Sent when someone signs in at a provider with the address of this account. */
export const linkSignInTemplate = (to: Addressee, name: string, token: string): Mail => ({
  kind: 'link sign-in',
  to: to.email,
  ...renderTemplate({
    subject: `Link ${name} to your ${site.name} account`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `You signed in with ${name}, and there’s already a ${site.name} account with this e-mail address. Link the two to log in with ${name}.`,
    ],
    action: { label: `Link ${name}`, url: absoluteUrl(`/link-sign-in/${token}`) },
    after: [
      'Expires in one hour; works once.',
      'If this wasn’t you, ignore this e-mail. Nothing happens without the link.',
    ],
  }),
});

export const signInLinkedTemplate = (to: Addressee, name: string): Mail => ({
  kind: 'sign-in linked',
  to: to.email,
  ...renderTemplate({
    subject: `${name} is linked to your ${site.name} account`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `You can now log in to ${site.name} with ${name}.`,
      `If this wasn’t you, choose a new password now, log in with it and unlink ${name} on your profile.`,
    ],
    action: { label: 'Choose a new password', url: absoluteUrl('/reset-password') },
  }),
});

export const signInUnlinkedTemplate = (to: Addressee, name: string): Mail => ({
  kind: 'sign-in unlinked',
  to: to.email,
  ...renderTemplate({
    subject: `${name} is no longer linked to your ${site.name} account`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `From now on, log in to ${site.name} with your password.`,
      'If this wasn’t you, choose a new password now: all devices will be logged out.',
    ],
    action: { label: 'Choose a new password', url: absoluteUrl('/reset-password') },
  }),
});
