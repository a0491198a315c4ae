import {
  EMPLOYERS_API,
  PEOPLE_API,
  PRIVACY,
  AGREEMENT,
  ACCOUNT_MAILS,
  RETENTION,
  GUIDE,
  ASVS,
  decision,
  SECOND,
  MINUTE,
  HOUR,
  DAY,
  type Promised,
  REGISTER,
} from './told';

/** The text that guardians agree to. */
const CONSENT = 'lib/identity/accounts/minors/consent-texts/2026-11-30.ts';

export const ACCOUNTS: readonly Promised[] = [
  {
    says: {
      [REGISTER('accounts')]: ['the link works for up to 14 days, and is stored for another 30', 'days: 44'],
    },
    is: [
      ['lib/identity/accounts/link.ts', 'GOOD_FOR.guardian consent', 14 * DAY],
      ['lib/identity/accounts/link.ts', 'REMEMBERED', 30 * DAY],
    ],
  },
  {
    says: {
      [PRIVACY]: [
        'A link to confirm a request about your data is good for 7 days and gone with the request; a link to download your data, which we send if you ask for it, is good for 7 days, works once, and is gone 30 days later.',
      ],
      'app/dashboard/requests/[id]/account-action.tsx': 'It works once, for 7 days.',
      'lib/publishing/openapi/operations/privacy.ts': 'downloads the account’s data once, within 7 days',
      [decision('data-requests')]: 'for 7 days',
    },
    is: [
      ['lib/identity/accounts/link.ts', 'GOOD_FOR.download data', 7 * DAY],
      ['lib/identity/data-requests/kinds.ts', 'LINK_DAYS', 7],
    ],
  },
  {
    says: {
      [ACCOUNT_MAILS]: 'No parent or guardian agreed within 30 days, so we’ve deleted your account.',
      'lib/identity/accounts/minors/mail-templates.ts': 'Expires in 14 days; works once.',
      [PRIVACY]: [
        'If no parent or guardian of somebody under 18 agrees within 30 days, we delete the account.',
      ],
      [RETENTION]: 'after 30 days if its link is not followed or no guardian agrees',
      [GUIDE]: 'after 30 days if its link is not followed or no guardian agrees',
      [REGISTER('accounts')]: ['for which no one agrees within 30 days', 'days: 761,'],
      [CONSENT]: 'we delete the account after 30 days without a consent',
      [decision('guardians')]: ['works once within 14 days', 'deleted after 30 days'],
    },
    is: [
      ['lib/identity/accounts/link.ts', 'GOOD_FOR.guardian consent', 14 * DAY],
      ['lib/identity/accounts/minors/consent-text.ts', 'WAITING_DAYS', 30],
      ['lib/identity/accounts/minors/age.ts', 'MIN_AGE', 16],
      ['lib/identity/accounts/minors/age.ts', 'ADULT_AGE', 18],
    ],
  },
  {
    says: {
      [PEOPLE_API]: '`currentPassword`, or a login within ten minutes if you have no password',
      [ASVS]: [
        'The current password; without one, a login in the last ten minutes',
        'Ten wrong current passwords a day',
      ],
      [decision('sessions')]: [
        'a login in the last ten minutes',
        'The twenty newest records are listed',
        'Ten wrong passwords a day',
      ],
    },
    is: [
      ['lib/identity/accounts/recent-log-in.ts', 'RECENT_MS', 10 * MINUTE],
      ['lib/identity/accounts/current-password.ts', 'MAX_WRONG', 10],
      ['lib/identity/accounts/sessions/list-sessions.ts', 'MAX_LISTED', 20],
    ],
  },
  {
    says: { 'lib/identity/privacy/kept.ts': '24 months without a log-in are at most 731 days' },
    is: [['lib/identity/users/silent-accounts.ts', 'DELETE_MONTHS', 24]],
  },
  {
    says: {
      [PRIVACY]: 'After 22 months without a log-in we warn you by mail, and after 24 we delete it.',
      [RETENTION]: 'after 24 months without a login',
      [GUIDE]: 'after 24 months without a login',
      [ACCOUNT_MAILS]: [
        'You haven’t logged in for 22 months. After 24 months, we delete an account',
        'No one has logged in to your account for 24 months',
      ],
    },
    is: [
      ['lib/identity/users/silent-accounts.ts', 'WARN_MONTHS', 22],
      ['lib/identity/users/silent-accounts.ts', 'DELETE_MONTHS', 24],
    ],
  },
  {
    says: {
      [PRIVACY]: 'The employer can read it until 90 days after the listing closed.',
      [RETENTION]: 'the employer can read it for 90 days after the listing closed',
      [GUIDE]: 'the employer can read it for 90 days after the listing closed',
      [EMPLOYERS_API]: ['until 90 days after it closed', 'if it closed more than 90 days ago'],
      [CONSENT]: 'can read the resume until 90 days after the listing closed',
    },
    is: [['lib/internships/listings/resume-days.ts', 'RESUME_DAYS', 90]],
  },
  {
    says: {
      [ACCOUNT_MAILS]: [
        "after: ['The link expires in 24 hours.', NOT_YOU]",
        'The link expires in 24 hours. If you weren’t given a password',
        'The link expires in 24 hours. Until you open it',
        'Expires in one hour; works once.',
      ],
      [PRIVACY]:
        'Links in mails: good for 24 hours (verification) or one hour (a new password, linking another account), a guardian’s consent 14 days, and gone 30 days later.',
      [RETENTION]: '30 days after it has expired',
      [GUIDE]: '30 days after it has expired',
    },
    is: [
      ['lib/identity/accounts/link.ts', 'GOOD_FOR.verify email', 24 * HOUR],
      ['lib/identity/accounts/link.ts', 'GOOD_FOR.verify email change', 24 * HOUR],
      ['lib/identity/accounts/link.ts', 'GOOD_FOR.reset password', HOUR],
      ['lib/identity/accounts/link.ts', 'REMEMBERED', 30 * DAY],
    ],
  },
  {
    says: {
      [ACCOUNT_MAILS]: [
        'account is locked for 24 hours`',
        'account for 24 hours`',
        'five times in a row, so your account is locked for 24 hours.',
        'five times in a row in a browser you’ve used before. That browser is locked out for 24 hours.',
      ],
      [AGREEMENT]: 'After five wrong passwords in a row the account is locked for 24 hours',
      'app/(account)/login/login-form.tsx': 'Please try again after 24 hours.',
      [ASVS]: 'Five wrong passwords in a row lock an account for 24 hours',
      [decision('limits')]:
        'Five in a row lock the account (e-mail and username together) and the typed name for 24 hours.',
    },
    is: [
      ['lib/identity/accounts/account-lockout.ts', 'TRIES', 5],
      ['lib/identity/accounts/account-lockout.ts', 'LOCKED_FOR', 24 * HOUR],
      ['lib/identity/accounts/failed-log-ins.ts', 'DAY', 86_400],
    ],
  },
  {
    says: {
      [ASVS]: 'One address can guess at most a hundred times an hour',
      [decision('limits')]: '100 wrong passwords an hour from one address',
    },
    is: [['lib/identity/accounts/failed-log-ins.ts', 'MAX_GUESSES', 100]],
  },
  {
    says: {
      [PRIVACY]: 'Both end after 12 hours, after 30 days with Remember Me, or when you log out.',
      [ASVS]: 'one signed token, 12 hours, or 30 days with Remember Me',
      [RETENTION]: 'until it ends: 12 hours, or 30 days with Remember Me',
      [GUIDE]: 'until it ends: 12 hours, or 30 days with Remember Me',
    },
    is: [['lib/platform/auth/session-jwt.ts', 'SESSION_SECONDS', { usual: 43_200, remembered: 2_592_000 }]],
  },
  {
    says: {
      [PRIVACY]:
        'Five minutes before the 12 hours end you can extend them, up to 30 days after you logged in.',
    },
    is: [
      ['app/dashboard/_components/session/phase-at.ts', 'WARNED_MS', 300_000],
      ['lib/platform/auth/session-jwt.ts', 'SESSION_SECONDS', { usual: 43_200, remembered: 2_592_000 }],
    ],
  },
  {
    says: { [PRIVACY]: 'keeps your email or username on your own device for a year' },
    is: [['lib/identity/accounts/remembered-identifier.ts', 'SECONDS', 31_536_000]],
  },
  {
    says: {
      [PRIVACY]: 'ends after 180 days without a log-in',
      [decision('limits')]: [
        'an id for the browser and up to five accounts that have logged in there.',
        'It is valid for 180 days',
      ],
    },
    is: [
      ['lib/platform/auth/device-cookie.ts', 'DEVICE_SECONDS', 15_552_000],
      ['lib/platform/auth/device-cookie.ts', 'MAX_ACCOUNTS', 5],
    ],
  },
  {
    says: {
      [decision('sessions')]: "At most a hundred ids are stored; one more ends all the user's sessions.",
    },
    is: [['lib/identity/accounts/end-session.ts', 'MAX_ENDED_SESSIONS', 100]],
  },
  {
    says: {
      [PRIVACY]: 'A registration that you do not confirm with the link we sent: 30 days.',
      [RETENTION]: 'after 30 days if its link is not followed',
      [GUIDE]: 'after 30 days if its link is not followed',
    },
    is: [['lib/identity/users/remove-unverified.ts', 'UNVERIFIED_MS', 30 * DAY]],
  },
  {
    says: {
      [decision('limits')]:
        'unless the same requester has had five within an hour or strangers have had twenty; even then, one is sent every five minutes.',
    },
    is: [
      ['lib/identity/accounts/may-mail.ts', 'OF_ASKER', 5],
      ['lib/identity/accounts/may-mail.ts', 'OF_STRANGERS', 20],
      ['lib/identity/accounts/may-mail.ts', 'RECENT', 300],
    ],
  },
  {
    says: {
      [decision('limits')]: [
        '100 an hour for each network address',
        'Attempts with a taken username have their own limit (300)',
        'have fifty times these limits',
      ],
      [GUIDE]: [
        'may send fifty times as many registrations, messages and requests for e-mails',
        '5,000 registrations an hour may wait for their links to be followed, instead of 100',
        'as long as no more than 100 registrations within an hour remain unconfirmed',
      ],
    },
    is: [
      ['lib/platform/rate-limit/rate-limit.ts', 'LIMITS.register.address', [100, 3_600]],
      ['lib/platform/rate-limit/rate-limit.ts', 'LIMITS.taken username.address', [300, 3_600]],
      ['lib/platform/rate-limit/rate-limit.ts', 'CAMPUS_FACTOR', 50],
    ],
  },
  {
    says: {
      [decision('account-transactions')]: [
        'up to 50 listings, 50 submissions and 200 documents of every other kind',
        'continues every five seconds',
        'claims a deletion for a minute',
        'Ten minutes after the deletion, the job looks once more',
      ],
      [RETENTION]: 'ten minutes after the last of its data is deleted',
      [GUIDE]: 'ten minutes after the last of its data is deleted',
    },
    is: [
      ['lib/identity/users/erase-user-data.ts', 'MAX_LISTINGS', 50],
      ['lib/identity/users/erase-user-data.ts', 'MAX_DOCUMENTS', 200],
      ['lib/operations/scheduled-jobs/scheduled-jobs.ts', 'DELETE_EVERY', 5 * SECOND],
      ['lib/identity/users/continue-user-deletions.ts', 'CLAIM_MS', MINUTE],
      ['lib/identity/users/continue-user-deletions.ts', 'SETTLED_AFTER_MS', 10 * MINUTE],
    ],
  },
  {
    says: { [PRIVACY]: 'they end after half an hour' },
    is: [['lib/identity/accounts/sign-in/pending.ts', 'PENDING_SECONDS', 30 * 60]],
  },
  {
    says: { [PRIVACY]: 'or half an hour if your session had ended' },
    is: [['lib/platform/http/form-outcome.ts', 'SECONDS_TO_LOG_IN', 1_800]],
  },
  {
    says: { [PRIVACY]: 'it ends after a minute' },
    is: [['lib/platform/http/form-outcome.ts', 'SECONDS', 60]],
  },
  {
    says: {
      [PRIVACY]: 'a cookie keeps that choice for a year',
      [decision('data-saver')]: 'stored for a year in a cookie',
    },
    is: [['lib/platform/http/light-version.ts', 'SECONDS', 31_536_000]],
  },
  {
    says: {
      [ASVS]: '`PASSWORD_COST` (10 to 14, and 12 if not set)',
      'docs/settings.md': 'cost of password hashes, 10 to 14;',
    },
    is: [['lib/platform/env/env.ts', 'COST', 'must be a whole number from 10 to 14']],
  },
  {
    says: {
      [ASVS]: '`lib/platform/env/env.ts` asks for a secret of 32 bytes',
      'docs/settings.md': 'at least 32 bytes to sign sessions',
    },
    is: [['lib/platform/env/auth-secrets.ts', 'SECRET_BYTES', 32]],
  },
  {
    says: { [ASVS]: '72 bytes: 64 letters of ASCII' },
    is: [['lib/platform/auth/password-bytes.ts', 'MAX_PASSWORD_BYTES', 72]],
  },
];
