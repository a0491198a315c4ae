import type { Addressee } from '@/lib/platform/mail/addressee';
import { salutation } from '@/lib/trust/fraud-checks/plain-name';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { site } from '@/lib/platform/core/site';
import type { Mail } from '@/lib/platform/mail/outbox';
import { renderTemplate } from '@/lib/platform/mail/template';

const NEW_PASSWORD = { label: 'Choose a new password', url: '/reset-password' } as const;
const newPassword = () => ({ label: NEW_PASSWORD.label, url: absoluteUrl(NEW_PASSWORD.url) });
const writeToUs = () => `If this wasn’t you, write to us at once: ${site.email}.`;

export const factorOnTemplate = (to: Addressee): Mail => ({
  kind: 'second factor on',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account now has a second factor`,
    greeting: salutation(to.firstName),
    paragraphs: [
      'From now on, log in with your password and a code from your authenticator app. Keep your recovery codes: each lets you in once without the app.',
      writeToUs(),
    ],
  }),
});

export const factorOffTemplate = (to: Addressee): Mail => ({
  kind: 'second factor off',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account no longer has a second factor`,
    greeting: salutation(to.firstName),
    paragraphs: [
      'You turned off your account’s second factor. You now log in with just your password.',
      'If this wasn’t you, choose a new password now: all devices will be logged out.',
    ],
    action: newPassword(),
  }),
});

/** Sent after an administrator has reset the second factor. */
export const factorResetTemplate = (to: Addressee): Mail => ({
  kind: 'second factor reset',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account’s second factor was reset`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `The ${site.name} team has reset your second factor and logged you out on all devices. Log in with your password and set up a new one.`,
      writeToUs(),
    ],
    action: { label: 'Log in', url: absoluteUrl('/login') },
  }),
});

export const recoveryUsedTemplate = (to: Addressee, left: number): Mail => ({
  kind: 'recovery code used',
  to: to.email,
  ...renderTemplate({
    subject: `A recovery code for your ${site.name} account was used`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `Someone used your password and one of your recovery codes. You have ${left} left.`,
      'If this wasn’t you, choose a new password now: all devices will be logged out. Then set up your second factor again.',
    ],
    action: newPassword(),
  }),
});

/** Sent after five wrong codes, each following the right password. */
export const wrongCodesTemplate = (to: Addressee): Mail => ({
  kind: 'wrong codes',
  to: to.email,
  ...renderTemplate({
    subject: `Someone may know your ${site.name} password`,
    greeting: salutation(to.firstName),
    paragraphs: [
      'Someone entered your password and then five wrong codes. After ten, we accept no more for a day.',
      'If it wasn’t you, choose a new password now to keep them out.',
    ],
    action: newPassword(),
  }),
});
