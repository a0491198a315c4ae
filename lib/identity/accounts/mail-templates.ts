import { plainName, salutation } from '@/lib/trust/fraud-checks/plain-name';
import { withReturnPath } from '@/lib/platform/auth/return-path';
import { env } from '@/lib/platform/env/env';
import { site } from '@/lib/platform/core/site';
import { formatDate } from '@/lib/platform/format/dates';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { Mail } from '@/lib/platform/mail/outbox';

interface Addressee {
  firstName: string;
  email: string;
}

const link = (path: string): string => new URL(path, env().APP_URL).href;
const hello = ({ firstName }: Addressee): string => salutation(firstName);
const NOT_YOU = 'If this was not you, you can ignore this mail; nothing happens without the link.';

/** `returnTo`: the signed path to continue at. */
export const verifyTemplate = (to: Addressee, token: string, returnTo?: string): Mail => ({
  kind: 'verify email',
  to: to.email,
  ...renderTemplate({
    subject: `Verify your email for ${site.name}`,
    greeting: hello(to),
    paragraphs: [
      `Welcome to ${site.name}. Verify your email address, and your account is open: you can log in.`,
    ],
    action: { label: 'Verify my email', url: link(withReturnPath(`/verify-email/${token}`, returnTo)) },
    after: ['The link works for 24 hours.', NOT_YOU],
  }),
});

/** Sent to the owner of an account that an administrator created. */
export const invitationTemplate = (to: Addressee & { username: string }, token: string): Mail => ({
  kind: 'verify email',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account is ready: verify your email`,
    greeting: hello(to),
    paragraphs: [
      `An administrator of ${site.name} has made an account for you. Your username is ${to.username}.`,
      'Verify your email address and you can log in with the password you were given.',
    ],
    action: { label: 'Verify my email', url: link(`/verify-email/${token}`) },
    after: [
      'The link works for 24 hours. If you were given no password, choose one with Forgot Password? on the login page.',
    ],
  }),
});

/** Sent when someone tries to register with the address of an account. */
export const alreadyRegisteredTemplate = (to: Addressee): Mail => ({
  kind: 'already registered',
  to: to.email,
  ...renderTemplate({
    subject: `You already have a ${site.name} account`,
    greeting: hello(to),
    paragraphs: [
      'Somebody, perhaps you, tried to register with this email address. It has an account already, so nothing was changed.',
      'If you forgot your password, you can choose a new one.',
    ],
    action: { label: 'Choose a new password', url: link('/reset-password') },
    after: ['If this was not you, there is nothing you need to do.'],
  }),
});

/** Omits a username that forms a message: a stranger may have chosen it. */
const usernameLine = ({ username }: { username: string }): string =>
  plainName(username, '') === username ? ` Your username is ${username}.` : '';

/** Sent when one unverified address was registered more than once: its owner chooses the password. */
export const registeredAgainTemplate = (
  to: Addressee & { username: string },
  token: string,
  returnTo?: string,
): Mail => ({
  kind: 'registered again',
  to: to.email,
  ...renderTemplate({
    subject: `Choose a password for your ${site.name} account`,
    greeting: hello(to),
    paragraphs: [
      `This email address was used more than once to register with ${site.name}, and never verified. To be sure that the account is yours alone, no password given so far counts.`,
      `Follow the link to verify the address and choose a password.${usernameLine(to)}`,
    ],
    action: { label: 'Choose a password', url: link(withReturnPath(`/verify-email/${token}`, returnTo)) },
    after: ['The link works for 24 hours.', NOT_YOU],
  }),
});

export const resetTemplate = (to: Addressee, token: string): Mail => ({
  kind: 'reset password',
  to: to.email,
  ...renderTemplate({
    subject: `Choose a new ${site.name} password`,
    greeting: hello(to),
    paragraphs: ['You asked to choose a new password.'],
    action: { label: 'Choose a new password', url: link(`/reset-password/${token}`) },
    after: ['The link works for one hour and once.', NOT_YOU],
  }),
});

export const lockedTemplate = (to: Addressee, what: 'account' | 'browser'): Mail => ({
  kind: 'account locked',
  to: to.email,
  ...renderTemplate({
    subject:
      what === 'account'
        ? `Your ${site.name} account is locked for 24 hours`
        : `A browser is locked out of your ${site.name} account for 24 hours`,
    greeting: hello(to),
    paragraphs: [
      what === 'account'
        ? 'The wrong password was entered five times in a row, so your account is locked for 24 hours. A browser in which you have logged in before still lets you in.'
        : 'The wrong password was entered five times in a row in a browser that had logged in to your account before, so that browser is locked out for 24 hours.',
      'If it was you, choose a new password: that unlocks the account at once. If it was not, a new password keeps them out.',
    ],
    action: { label: 'Choose a new password', url: link('/reset-password') },
  }),
});

/** Sent to the new address. */
export const emailChangeTemplate = (to: Addressee, token: string): Mail => ({
  kind: 'verify email change',
  to: to.email,
  ...renderTemplate({
    subject: `Confirm your new email for ${site.name}`,
    greeting: hello(to),
    paragraphs: ['You asked to use this email address for your account.'],
    action: { label: 'Use this email', url: link(`/verify-email-change/${token}`) },
    after: ['The link works for 24 hours. Until then, your account keeps the address it has.', NOT_YOU],
  }),
});

/** Sent to the current address. */
export const emailChangeAskedTemplate = (to: Addressee, newEmail: string): Mail => ({
  kind: 'email change asked',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} email is about to change`,
    greeting: hello(to),
    paragraphs: [
      `You asked to change the email address of your account to ${newEmail}. It changes once the link we send there is followed.`,
      'If this was not you, choose a new password now and take the change back on your profile.',
    ],
    action: { label: 'Choose a new password', url: link('/reset-password') },
  }),
});

/** For changes after which someone else may control the account. */
const WRITE_TO_US = `If this was not you, write to us at once: ${site.email}.`;

const PASSWORD_CHANGED = {
  'by link': [
    'A new password was chosen for your account by a link we sent to this address. Everybody who was logged in has been logged out.',
    'If this was not you, somebody else can read your mails. Change the password of your mailbox first, then choose a new one here.',
  ],
  'on your profile': [
    'A new password was chosen on your profile, by somebody who knew the current one. Everybody else who was logged in has been logged out.',
    'If this was not you, choose a new password now: everybody who is logged in will be logged out.',
  ],
};

export const passwordChangedTemplate = (to: Addressee, how: keyof typeof PASSWORD_CHANGED): Mail => ({
  kind: 'password changed',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} password was changed`,
    greeting: hello(to),
    paragraphs: PASSWORD_CHANGED[how],
    action: { label: 'Choose a new password', url: link('/reset-password') },
  }),
});

/** Sent to the old address. */
export const emailChangedTemplate = (to: Addressee, newEmail: string): Mail => ({
  kind: 'email changed',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} email was changed`,
    greeting: hello(to),
    paragraphs: [
      `The email address of your account is now ${newEmail}. Everybody who was logged in has been logged out, and we no longer write to this address.`,
      WRITE_TO_US,
    ],
  }),
});

export const phoneChangedTemplate = (to: Addressee): Mail => ({
  kind: 'phone changed',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} phone number was changed`,
    greeting: hello(to),
    paragraphs: [
      'The phone number of your account was changed.',
      'If this was not you, choose a new password now: everybody who is logged in will be logged out.',
    ],
    action: { label: 'Choose a new password', url: link('/reset-password') },
  }),
});

/** Warns a user who has not logged in for 22 months. `at`: when the account will be deleted. */
export const silentAccountTemplate = (to: Addressee, at: Date): Mail => ({
  kind: 'silent account',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account will be deleted on ${formatDate(at)}`,
    greeting: hello(to),
    paragraphs: [
      'You have not logged in for 22 months. After 24 months we delete an account with everything in it.',
      'To keep it, log in once. To let it go, do nothing.',
    ],
    action: { label: 'Log in', url: link('/login') },
    after: ['Before that you can download all your data on your profile.', WRITE_TO_US],
  }),
});

const DELETED_BY = {
  yourself: 'You asked us to delete your account.',
  'an administrator': `An administrator of ${site.name} has deleted your account.`,
  'your guardian': 'Your parent or guardian has deleted your account.',
  'no consent': 'No parent or guardian has agreed for 30 days, so we have deleted your account.',
  silence: 'Nobody has logged in to your account for 24 months, so we have deleted it.',
} as const;

/** Its record is dropped once sent: it holds the last personal data. */
export const accountDeletedTemplate = (to: Addressee, by: keyof typeof DELETED_BY): Mail => ({
  kind: 'account deleted',
  to: to.email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: `Your ${site.name} account was deleted`,
    greeting: hello(to),
    paragraphs: [
      `${DELETED_BY[by]} It is gone, with everything in it, and so is this mail from our records.`,
      WRITE_TO_US,
    ],
  }),
});
