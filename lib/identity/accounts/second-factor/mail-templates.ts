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
const NEW_PASSWORD = { label: 'Choose a new password', url: '/reset-password' } as const;
const newPassword = () => ({ label: NEW_PASSWORD.label, url: link(NEW_PASSWORD.url) });
const writeToUs = () => `If this was not you, write to us at once: ${site.email}.`;

export const factorOnTemplate = (to: Addressee): Mail => ({
  kind: 'second factor on',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account has a second factor now`,
    greeting: hello(to),
    paragraphs: [
      'From now on you log in with your password and a code from your authenticator app. Keep your recovery codes: each lets you in once without the app.',
      writeToUs(),
    ],
  }),
});

export const factorOffTemplate = (to: Addressee): Mail => ({
  kind: 'second factor off',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account has no second factor any more`,
    greeting: hello(to),
    paragraphs: [
      'You turned off the second factor of your account. Your password alone logs you in.',
      'If this was not you, choose a new password now: everybody who is logged in will be logged out.',
    ],
    action: newPassword(),
  }),
});

/** Sent after an administrator reset it. */
export const factorResetTemplate = (to: Addressee): Mail => ({
  kind: 'second factor reset',
  to: to.email,
  ...renderTemplate({
    subject: `The second factor of your ${site.name} account was reset`,
    greeting: hello(to),
    paragraphs: [
      `Whoever runs ${site.name} has reset the second factor of your account, and you were logged out everywhere. Log in with your password and set up a new one.`,
      writeToUs(),
    ],
    action: { label: 'Log in', url: link('/login') },
  }),
});

export const recoveryUsedTemplate = (to: Addressee, left: number): Mail => ({
  kind: 'recovery code used',
  to: to.email,
  ...renderTemplate({
    subject: `A recovery code of your ${site.name} account was used`,
    greeting: hello(to),
    paragraphs: [
      `Somebody used your password and one of your recovery codes. You have ${left} left.`,
      'If this was not you, choose a new password now: everybody who is logged in will be logged out. Then set up your second factor again.',
    ],
    action: newPassword(),
  }),
});

/** Sent after five wrong codes that followed the right password. */
export const wrongCodesTemplate = (to: Addressee): Mail => ({
  kind: 'wrong codes',
  to: to.email,
  ...renderTemplate({
    subject: `Somebody may know your ${site.name} password`,
    greeting: hello(to),
    paragraphs: [
      'Five wrong codes were entered for your account after your password. After ten we accept no more for a day.',
      'If it was not you, choose a new password now: it keeps them out.',
    ],
    action: newPassword(),
  }),
});
