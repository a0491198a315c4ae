import {
  PRIVACY,
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

export const SERVICE: readonly Promised[] = [
  {
    says: {
      [decision('moves')]: [
        'without a response within 15 seconds, the current page stays',
        'does not arrive within another 15 seconds',
      ],
    },
    is: [['app/dashboard/_components/moves/moves.ts', 'ANSWER_MS', 15 * SECOND]],
  },
  {
    says: {
      [RETENTION]: "stays: '24 hours, or until the account is deleted'",
      [GUIDE]: '24 hours, or until the account is deleted',
      'lib/publishing/openapi/document.ts': 'Repeat a call within 24 hours with the same key and body',
      'app/(public)/developers/page.tsx': 'for 24 hours you get the first answer',
      [decision('idempotency')]: [
        'A record is deleted after 24 hours',
        '409 with `Retry-After: 2`',
        'leaves a claim, which expires after 30 seconds',
      ],
    },
    is: [
      ['lib/platform/idempotency/idempotency.ts', 'KEPT_MS', DAY],
      ['lib/platform/idempotency/idempotency.ts', 'CLAIM_MS', 30 * SECOND],
      ['lib/platform/idempotency/idempotency.ts', 'RETRY_SECONDS', 2],
    ],
  },
  {
    says: {
      [PRIVACY]: 'we answer every request within 7 days',
      [REGISTER('staff')]: "asDeleted('datarequests', 'the answer,",
      [RETENTION]: [
        'an objection: 10 an hour per address',
        "stays: '365 days after it was answered, less if the account is deleted in that time'",
      ],
      [GUIDE]: ['an objection: 10 an hour per address', '365 days after it was answered'],
      'lib/publishing/openapi/operations/privacy.ts': 'answered within 7 days',
      'lib/identity/data-requests/send-data-request.ts': 'A person will answer within 7 days',
      'lib/identity/data-requests/mail-templates.ts': 'every request about personal data within 7 days',
      'app/(public)/data-request/page.tsx': 'a person answers within 7 days',
      'app/dashboard/requests/page.tsx': ['an answer within 7 days', 'two days before one is due'],
    },
    is: [
      ['lib/identity/data-requests/due.ts', 'ANSWERED_WITHIN_DAYS', 7],
      ['lib/operations/reminders/reminder-days.ts', 'DATA_REQUEST_DAYS', 2],
      ['lib/platform/rate-limit/rate-limit.ts', 'LIMITS.data request.account', [10, 3_600]],
    ],
  },
  // lib/operations/retention/table.test.ts checks the seconds.
  {
    says: {
      [RETENTION]: ['with its last 1,000 database sessions', "stays: '90 days after its last new session'"],
      [GUIDE]: 'with its last 1,000 database sessions',
    },
    is: [
      ['lib/platform/db/node-sessions.ts', 'MAX_SESSIONS', 1_000],
      ['models/lifetime.ts', 'DAY_SECONDS', 86_400],
    ],
  },
  {
    says: {
      [RETENTION]: "stays: 'until it is processed, or 30 days after it last failed'",
      [GUIDE]: [
        'until it is processed, or 30 days after it last failed',
        'After five failures in a row the item is parked: the job leaves it out for 30 days.',
        'takes over when it stops, or sends no heartbeat for 20 seconds',
        'the job tries it again after a minute',
      ],
      [decision('jobs')]: [
        'After five failures in a row, an item is skipped for 30 days',
        'a heartbeat every 4 s',
        'after 20 s without a heartbeat',
        'no new items after ten minutes, and is abandoned 15 s later',
        'has a limit of 40 seconds',
      ],
    },
    is: [
      ['lib/platform/jobs/failed-items.ts', 'MAX_FAILURES', 5],
      ['lib/platform/jobs/failed-items.ts', 'REMEMBERED_MS', 30 * DAY],
      ['lib/platform/jobs/repeat.ts', 'AGAIN', MINUTE],
      ['lib/platform/db/lease.ts', 'LEASE_MS', 20 * SECOND],
      ['lib/platform/db/lease.ts', 'BEAT_MS', 4 * SECOND],
      ['lib/operations/scheduled-jobs/start-jobs.ts', 'RUN_MS', 10 * MINUTE],
      ['lib/operations/scheduled-jobs/run-job.ts', 'TO_FINISH_MS', 15 * SECOND],
      ['lib/operations/scheduled-jobs/run-jobs.ts', 'RUN_MS', 40 * SECOND],
    ],
  },
  {
    says: { [GUIDE]: 'Views of listings are stored every 5 seconds' },
    is: [['lib/internships/views/count-views.ts', 'STORE_EVERY_MS', 5 * SECOND]],
  },
  {
    says: {
      [decision('own-analytics')]: [
        '482 bytes compressed, at most 1,024',
        'accepts at most 1 KB',
        'An address may send 300 reports at once and 2 a second after that',
        '2,000 paths wait in a process, which stores them every 5 seconds',
        'Once a day has 1,000 rows',
        'Rows are kept for 400 days',
        'the page views of 30 days or 12 weeks',
      ],
      [PRIVACY]: 'delete the total after 400 days',
      [RETENTION]: '400 days; at most about 1,000 are added a day',
      [GUIDE]: '400 days; at most about 1,000 are added a day',
      'lib/internships/views/store-page-views.ts': 'at most 1,000 rows a day',
      'lib/operations/dashboard/read-page-views.ts': 'in the last 30 days or twelve weeks',
      'lib/publishing/openapi/operations/page-views.ts': 'in the last 30 days or twelve weeks',
      'app/dashboard/page-views/page.tsx': [
        "days: 'Last 30 days', weeks: 'Last 12 weeks'",
        'Earlier figures are kept for 400 days.',
        'Only the top {MAX_PAGES} pages are shown.',
      ],
    },
    is: [
      ['app/api/page-views/route.ts', 'MAX_LENGTH', 1_024],
      ['lib/internships/views/count-page-view.ts', 'LIMIT', { burst: 300, perSecond: 2 }],
      ['lib/internships/views/store-page-views.ts', 'MAX_PENDING', 2_000],
      ['lib/internships/views/store-page-views.ts', 'MAX_ROWS_PER_DAY', 1_000],
      ['lib/internships/views/count-page-views.ts', 'STORE_EVERY_MS', 5 * SECOND],
      ['lib/operations/dashboard/read-page-views.ts', 'DAYS', 30],
      ['lib/operations/dashboard/read-page-views.ts', 'WEEKS', 12],
      ['lib/operations/dashboard/read-page-views.ts', 'MAX_PAGES', 50],
      ['models/lifetime.ts', 'DAY_SECONDS', 86_400],
    ],
  },
  {
    says: {
      [RETENTION]: [
        'the first search of a day for words that find nothing',
        '90 days; at most 10,000 are stored',
        'as synonyms for the search: at most 500',
      ],
      [GUIDE]: [
        'the first search of a day for words that find nothing',
        '90 days; at most 10,000 are stored',
        'as synonyms for the search: at most 500',
      ],
    },
    is: [
      ['lib/search/synonyms/store-empty-searches.ts', 'MAX_STORED', 10_000],
      ['lib/search/synonyms/schemas.ts', 'MAX_SYNONYMS', 500],
    ],
  },
  {
    says: {
      [decision('share-pictures')]: [
        'At most 5,000 are stored',
        'for the 2,000 newest open listings after each start and every hour',
        'A request for a missing picture waits for up to four seconds.',
        'if sixty requests are already waiting',
      ],
      [RETENTION]: 'a day after no page uses it any more; at most 5,000 are stored',
      [GUIDE]: 'a day after no page uses it any more; at most 5,000 are stored',
    },
    is: [
      ['lib/publishing/share-pictures/stored.ts', 'MAX_STORED', 5_000],
      ['lib/publishing/share-pictures/stored.ts', 'KEPT_MS', DAY],
      ['lib/publishing/share-pictures/wanted.ts', 'MAX_LISTINGS', 2_000],
      ['lib/publishing/share-pictures/draw-ahead.ts', 'LOOK_AT_ALL_EVERY', HOUR],
      ['lib/publishing/share-pictures/picture-answer.ts', 'PATIENCE_MS', 4 * SECOND],
      ['lib/publishing/share-pictures/draw.ts', 'MAX_WAITING', 60],
    ],
  },
  {
    says: {
      [GUIDE]:
        'at startup and every five minutes, and warns in the log when they differ by more than a second',
    },
    is: [
      ['lib/platform/clock/watch.ts', 'EVERY', 5 * MINUTE],
      ['lib/platform/clock/difference.ts', 'MAX_DIFFERENCE_MS', SECOND],
    ],
  },
  {
    says: {
      [GUIDE]: ['is detected after 4 s at most', 'within 3 s'],
      [decision('database-limits')]: [
        'A heartbeat runs every second with a timeout of 3 s',
        'The limit is 3 s to find a server, 4.5 s for a reply on a socket, and 3 s to get a connection.',
      ],
    },
    is: [
      [
        'lib/platform/db/connection.ts',
        'BRIEF',
        {
          heartbeatFrequencyMS: SECOND,
          connectTimeoutMS: 3 * SECOND,
          serverSelectionTimeoutMS: 3 * SECOND,
          waitQueueTimeoutMS: 3 * SECOND,
          socketTimeoutMS: 4_500,
        },
      ],
      ['lib/platform/db/connection.ts', 'PING_MS', 2 * SECOND],
    ],
  },
  {
    says: {
      [GUIDE]: 'When the waiting passwords need more than ten seconds to hash',
      [decision('password-hashing')]: 'is more than ten seconds, the response is 503',
    },
    is: [['lib/platform/auth/hashing-pool.ts', 'MAX_WAIT_MS', 10 * SECOND]],
  },
  {
    says: { [GUIDE]: 'they start with the first login and end a minute after the last' },
    is: [['lib/platform/auth/hashing-thread.ts', 'IDLE_MS', MINUTE]],
  },
  {
    says: { [decision('page-cache')]: 'Up to 100 of each wait, for 5 seconds at most' },
    is: [
      ['server/render-queue.ts', 'AT_A_TIME', 8],
      ['server/render-queue.ts', 'MAX_WAITING', 100],
      ['server/render-queue.ts', 'MAX_WAIT_MS', 5 * SECOND],
    ],
  },
  {
    says: {
      [decision('fair-turns')]:
        'An address may get a burst of 100 uncached responses, and 20 a second after that',
    },
    is: [
      ['server/render-queue.ts', 'BURST', 100],
      ['server/render-queue.ts', 'PER_SECOND', 20],
    ],
  },
  {
    says: { [GUIDE]: 'It is retried within a minute' },
    is: [['lib/platform/jobs/repeat.ts', 'AGAIN', MINUTE]],
  },
  {
    says: { [GUIDE]: 'finishes the requests in progress, for at most 3.5 seconds' },
    is: [['server/serve.ts', 'MAX_SHUTDOWN_MS', 3_500]],
  },
];
