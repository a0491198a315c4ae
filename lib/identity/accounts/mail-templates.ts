import type { Addressee } from '@/lib/platform/mail/addressee';
import { plainName, salutation } from '@/lib/trust/fraud-checks/plain-name';
import { withReturnPath } from '@/lib/platform/auth/return-path';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { site } from '@/lib/platform/core/site';
import { formatDate } from '@/lib/platform/format/dates';
import { renderTemplate } from '@/lib/platform/mail/template';
import type { Mail } from '@/lib/platform/mail/outbox';

const NOT_YOU = 'If this wasn’t you, ignore this e-mail. Nothing happens without the link.';

/** `returnTo` is the signed path to continue to. */
export const verifyTemplate = (to: Addressee, token: string, returnTo?: string): Mail => ({
  kind: 'verify email',
  to: to.email,
  ...renderTemplate({
    subject: `Confirm your e-mail for ${site.name}`,
    greeting: salutation(to.firstName),
    paragraphs: [`Welcome to ${site.name}. Confirm your e-mail to start.`],
    action: {
      label: 'Confirm my e-mail',
      url: absoluteUrl(withReturnPath(`/verify-email/${token}`, returnTo)),
    },
    after: ['The link expires in 24 hours.', NOT_YOU],
  }),
});

/** Sent to the owner of an account that an administrator created. */
export const invitationTemplate = (to: Addressee & { username: string }, token: string): Mail => ({
  kind: 'verify email',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account is ready: confirm your e-mail`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `An administrator of ${site.name} has created an account for you. Your username is ${to.username}.`,
      'Confirm your e-mail, then log in with the password you were given.',
    ],
    action: { label: 'Confirm my e-mail', url: absoluteUrl(`/verify-email/${token}`) },
    after: [
      'The link expires in 24 hours. If you weren’t given a password, choose one with “Forgot Password?” on the login page.',
    ],
  }),
});

/** Sent when someone tries to register with the address of an account. */
export const alreadyRegisteredTemplate = (to: Addressee): Mail => ({
  kind: 'already registered',
  to: to.email,
  ...renderTemplate({
    subject: `You already have a ${site.name} account`,
    greeting: salutation(to.firstName),
    paragraphs: [
      'Someone, perhaps you, tried to register with this e-mail address. It already has an account, so nothing changed.',
      'If you forgot your password, you can choose a new one.',
    ],
    action: { label: 'Choose a new password', url: absoluteUrl('/reset-password') },
    after: ['If this wasn’t you, you don’t need to do anything.'],
  }),
});

/** Omits a username that reads like a message, because a stranger may have chosen it. */
const usernameLine = ({ username }: { username: string }): string =>
  plainName(username, '') === username ? ` Your username is ${username}.` : '';

/** Sent when an unverified address is registered more than once: its owner chooses the password. */
export const registeredAgainTemplate = (
  to: Addressee & { username: string },
  token: string,
  returnTo?: string,
): Mail => ({
  kind: 'registered again',
  to: to.email,
  ...renderTemplate({
    subject: `Choose a password for your ${site.name} account`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `Someone registered with ${site.name} more than once using this e-mail address, and never confirmed it. So that only you can use the account, earlier passwords no longer work.`,
      `Open the link to confirm the address and choose a password.${usernameLine(to)}`,
    ],
    action: {
      label: 'Choose a password',
      url: absoluteUrl(withReturnPath(`/verify-email/${token}`, returnTo)),
    },
    after: ['The link expires in 24 hours.', NOT_YOU],
  }),
});

export const resetTemplate = (to: Addressee, token: string): Mail => ({
  kind: 'reset password',
  to: to.email,
  ...renderTemplate({
    subject: `Choose a new ${site.name} password`,
    greeting: salutation(to.firstName),
    paragraphs: ['You asked to choose a new password.'],
    action: { label: 'Choose a new password', url: absoluteUrl(`/reset-password/${token}`) },
    after: ['Expires in one hour; works once.', NOT_YOU],
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
    greeting: salutation(to.firstName),
    paragraphs: [
      what === 'account'
        ? 'Someone entered the wrong password five times in a row, so your account is locked for 24 hours. You can still log in from a browser you’ve used before.'
        : 'Someone entered the wrong password five times in a row in a browser you’ve used before. That browser is locked out for 24 hours.',
      'If it was you, choose a new password to unlock the account now. If it wasn’t, a new password keeps them out.',
    ],
    action: { label: 'Choose a new password', url: absoluteUrl('/reset-password') },
  }),
});

/** Sent to the new address. */
export const emailChangeTemplate = (to: Addressee, token: string): Mail => ({
  kind: 'verify email change',
  to: to.email,
  ...renderTemplate({
    subject: `Confirm your new e-mail for ${site.name}`,
    greeting: salutation(to.firstName),
    paragraphs: ['You asked to use this e-mail address for your account.'],
    action: { label: 'Use this e-mail', url: absoluteUrl(`/verify-email-change/${token}`) },
    after: [
      'The link expires in 24 hours. Until you open it, your account keeps its current address.',
      NOT_YOU,
    ],
  }),
});

/** Sent to the current address. */
export const emailChangeAskedTemplate = (to: Addressee, newEmail: string): Mail => ({
  kind: 'email change asked',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} e-mail is about to change`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `You asked to change your account’s e-mail address to ${newEmail}. It changes when you open the link we’re sending there.`,
      'If this wasn’t you, choose a new password now and cancel the change on your profile.',
    ],
    action: { label: 'Choose a new password', url: absoluteUrl('/reset-password') },
  }),
});

/** For changes after which someone else may control the account. */
const WRITE_TO_US = `If this wasn’t you, write to us at once: ${site.email}.`;

const PASSWORD_CHANGED = {
  'by link': [
    'Someone chose a new password for your account with a link we sent to this address. All devices are logged out.',
    'If this wasn’t you, someone else can read your e-mails. Change your mailbox password first, then choose a new one here.',
  ],
  'on your profile': [
    'Someone who knew your password chose a new one on your profile. All other devices are logged out.',
    'If this wasn’t you, choose a new password now: all devices will be logged out.',
  ],
};

export const passwordChangedTemplate = (to: Addressee, how: keyof typeof PASSWORD_CHANGED): Mail => ({
  kind: 'password changed',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} password was changed`,
    greeting: salutation(to.firstName),
    paragraphs: PASSWORD_CHANGED[how],
    action: { label: 'Choose a new password', url: absoluteUrl('/reset-password') },
  }),
});

/** Sent to the old address. */
export const emailChangedTemplate = (to: Addressee, newEmail: string): Mail => ({
  kind: 'email changed',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} e-mail was changed`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `Your account’s e-mail address is now ${newEmail}. All devices are logged out, and we won’t write to this address again.`,
      WRITE_TO_US,
    ],
  }),
});

export const phoneChangedTemplate = (to: Addressee): Mail => ({
  kind: 'phone changed',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} phone number was changed`,
    greeting: salutation(to.firstName),
    paragraphs: [
      'Your account’s phone number was changed.',
      'If this wasn’t you, choose a new password now: all devices will be logged out.',
    ],
    action: { label: 'Choose a new password', url: absoluteUrl('/reset-password') },
  }),
});

/** Warns a user who has not logged in for 22 months. `at` is when the account will be deleted. */
export const silentAccountTemplate = (to: Addressee, at: Date): Mail => ({
  kind: 'silent account',
  to: to.email,
  ...renderTemplate({
    subject: `Your ${site.name} account will be deleted on ${formatDate(at)}`,
    greeting: salutation(to.firstName),
    paragraphs: [
      'You haven’t logged in for 22 months. After 24 months, we delete an account and everything in it.',
      'To keep your account, log in once. To let it go, do nothing.',
    ],
    action: { label: 'Log in', url: absoluteUrl('/login') },
    after: ['Until then, you can download all your data on your profile.', WRITE_TO_US],
  }),
});

const DELETED_BY = {
  yourself: 'You asked us to delete your account.',
  'an administrator': `An administrator of ${site.name} has deleted your account.`,
  'your guardian': 'Your parent or guardian has deleted your account.',
  'no consent': 'No parent or guardian agreed within 30 days, so we’ve deleted your account.',
  silence: 'No one has logged in to your account for 24 months, so we’ve deleted it.',
} as const;

/** The e-mail is deleted once it is sent, because it holds the last personal data. */
export const accountDeletedTemplate = (to: Addressee, by: keyof typeof DELETED_BY): Mail => ({
  kind: 'account deleted',
  to: to.email,
  forgetOnceSent: true,
  ...renderTemplate({
    subject: `Your ${site.name} account was deleted`,
    greeting: salutation(to.firstName),
    paragraphs: [
      `${DELETED_BY[by]} Everything in it is gone, and so is our copy of this e-mail.`,
      WRITE_TO_US,
    ],
  }),
});
