import {
  APPLICATION_MAILS,
  RETENTION,
  GUIDE,
  decision,
  SECOND,
  MINUTE,
  HOUR,
  DAY,
  type Promised,
  REGISTER,
} from './told';

export const MAILS: readonly Promised[] = [
  {
    says: {
      'lib/platform/rate-limit/mailbox.ts':
        "'unless that mailbox has had 2 such e-mails in a day, or 5 in a week'",
      'lib/identity/users/update-profile.ts': 'We send at most 5 such e-mails a day to the same mailbox.',
      [decision('mails-to-others')]: [
        'At most 2 invitations in any 24 hours and 5 in any 7 days reach one mailbox',
        'or a report, gets at most 5 e-mails in a day',
        'at most 40 characters',
      ],
    },
    is: [
      [
        'lib/platform/rate-limit/mailbox.ts',
        'LIMITS.invitation',
        [
          [2, 86_400],
          [5, 604_800],
        ],
      ],
      ['lib/platform/rate-limit/mailbox.ts', 'LIMITS.typed address', [[5, 86_400]]],
      ['lib/trust/fraud-checks/plain-name.ts', 'MAX_LETTERS', 40],
    ],
  },
  {
    says: {
      [REGISTER('service')]: [
        "{ days: 37, after: 'it was queued: sending stops after 7 days, and it is deleted 30 days later' }",
        "{ days: 7, after: 'it was queued, or at once when it is sent or given up on' }",
      ],
      [RETENTION]: '30 days after it was sent or abandoned (after 7 days at most)',
      [GUIDE]: [
        '30 days after it was sent or abandoned (after 7 days at most)',
        'E-mails wait in the database until it accepts them, for up to seven days.',
        'if the mailbox does not exist, and otherwise after seven days',
        'sent again a minute later',
      ],
      [decision('mail-outbox')]: [
        'claims e-mails for a minute, renews the claim every 20 s while sending, and retries for up to seven days',
        'A worker sends up to eight e-mails at a time, at most five of them to one domain',
        'An e-mail without a reply after a second no longer counts towards the limit of eight; this applies to at most 32 e-mails.',
        'for half a second or, if longer, five times as long as it took to read them. The worker reads up to 100 domains',
        'gets one e-mail at a time, a minute after each timeout, until the server responds',
      ],
    },
    is: [
      ['lib/platform/mail/claims.ts', 'PURGE_AFTER_MS', 30 * DAY],
      ['lib/platform/mail/claims.ts', 'GIVE_UP_AFTER_MS', 7 * DAY],
      ['lib/platform/mail/claims.ts', 'CLAIM_MS', MINUTE],
      ['lib/platform/mail/send-concurrency.ts', 'MAX_IN_FLIGHT', 8],
      ['lib/platform/mail/send-concurrency.ts', 'MAX_PER_DOMAIN', 5],
      ['lib/platform/mail/send-concurrency.ts', 'SLOW_AFTER', SECOND],
      ['lib/platform/mail/send-concurrency.ts', 'MAX_SLOW', 32],
      ['lib/platform/mail/claims.ts', 'KNOWN_FOR', SECOND / 2],
      ['lib/platform/mail/claims.ts', 'TIMES_READING', 5],
      ['lib/platform/mail/claims.ts', 'MAX_LOOKS', 100],
      ['lib/platform/mail/worker.ts', 'RENEW_EVERY', 20 * SECOND],
      ['lib/platform/mail/retry.ts', 'SILENT_PAUSE', MINUTE],
    ],
  },
  {
    says: {
      [GUIDE]: [
        'tried after 1, 2, 4 … 60 seconds',
        'the error `no e-mails sent for 5 minutes` once',
        'sends all waiting e-mails immediately instead of within the hour',
      ],
      [decision('mail-outbox')]: [
        'The pause doubles from 1 s to 1 minute while the server cannot be reached.',
        'After a 4xx reply ("try again later"), the pause doubles from 30 s to 15 minutes; after a rejection, it doubles from 1 minute to an hour.',
      ],
    },
    is: [
      ['lib/platform/mail/retry.ts', 'PAUSES.unreached', [SECOND, MINUTE]],
      ['lib/platform/mail/retry.ts', 'PAUSES.later', [30 * SECOND, 15 * MINUTE]],
      ['lib/platform/mail/retry.ts', 'PAUSES.refused', [MINUTE, HOUR]],
      ['lib/platform/mail/trouble.ts', 'TELL_EVERY', MINUTE],
      ['lib/platform/mail/trouble.ts', 'ALARM_AFTER', 5 * MINUTE],
    ],
  },
  // The id of this e-mail contains its listing and day: see lib/applications/apply/apply-mails.db.test.ts.
  { says: { [APPLICATION_MAILS]: 'We send at most one of these e-mails a day for each listing.' }, is: [] },
];
