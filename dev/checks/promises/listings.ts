import {
  PRIVACY,
  RETENTION,
  GUIDE,
  ASVS,
  STAFF_API,
  decision,
  SECOND,
  MINUTE,
  DAY,
  type Promised,
  REGISTER,
} from './told';

export const LISTINGS: readonly Promised[] = [
  {
    says: {
      [PRIVACY]: 'keeps up to 20 of them on your device, for 180 days after the last change',
      [decision('personal-parts')]: 'at most twenty ids',
    },
    is: [
      ['lib/search/saved/device-saved.ts', 'MAX_ON_DEVICE', 20],
      ['lib/search/saved/device-saved.ts', 'DEVICE_SAVED_DAYS', 180],
    ],
  },
  {
    says: {
      'lib/publishing/openapi/operations/employers.ts': 'at most 120 days ahead',
      'app/dashboard/employer-internships/[internshipId]/listing-actions.tsx': 'At most 120 days from today',
      'app/dashboard/employer-internships/_components/submission-fields.tsx': 'at most 120 days from today',
    },
    is: [['lib/internships/listings/latest-deadline.ts', 'MAX_OPEN_DAYS', 120]],
  },
  {
    says: {
      'lib/publishing/openapi/operations/employers.ts': ['after ten minutes', 'within ten minutes'],
    },
    is: [['lib/internships/closing/undo-window.ts', 'UNDO_MINUTES', 10]],
  },
  {
    says: {
      'lib/applications/status/mail-templates.ts': [
        'within 15 days of the deadline',
        'The deadline was 15 days ago',
      ],
    },
    is: [['lib/applications/records/unanswered-days.ts', 'END_DAY', 15]],
  },
  {
    says: {
      'lib/publishing/openapi/operation.ts': 'From 1; ten items a page',
      'lib/publishing/openapi/document.ts': 'Lists have ten items a page.',
    },
    is: [['lib/platform/pagination/pagination.ts', 'PAGE_SIZE', 10]],
  },
  {
    says: {
      'lib/publishing/openapi/operations/listings.ts': 'newest first, at most 7',
      [decision('featured')]: 'At most seven featured listings',
    },
    is: [['lib/internships/listings/list-featured.ts', 'MAX_FEATURED', 7]],
  },
  {
    says: {
      [ASVS]: 'at most 2 MB, 1,000 rows and 200 columns',
      [STAFF_API]: '(JSON or CSV, at most 2 MB). Keeps it for a day',
      'lib/internships/imports/kept-import.ts': 'We keep files for a day after checking them.',
      [REGISTER('listings')]: "kept: { days: 1, after: 'the check' }",
      [RETENTION]: "stays: 'a day',",
      [decision('import')]: [
        'The page accepts files of up to 2 MB and 1,000 rows, and keeps a checked file for a day',
        'Rows are inserted 200 at a time',
      ],
      [GUIDE]: ['at most 64 MB and 100,000 rows', 'with files of up to 1,000 rows'],
    },
    is: [
      ['lib/internships/imports/limits.ts', 'PAGE_LIMITS', { maxBytes: 2_097_152, rows: 1_000 }],
      ['lib/internships/imports/limits.ts', 'COMMAND_LIMITS', { maxBytes: 67_108_864, rows: 100_000 }],
      ['lib/internships/imports/limits.ts', 'MAX_COLUMNS', 200],
      ['lib/internships/imports/check-import.ts', 'KEPT_MS', DAY],
      ['lib/internships/imports/import-rows.ts', 'MAX_ROWS_AT_ONCE', 200],
    ],
  },
  {
    says: {
      [decision('search-engine')]: [
        'At startup, the service waits up to 13 seconds for the index. A search waits up to 8',
        'in slices of 8 ms',
        'are removed once a minute',
        'after 250 ms, then after twice as long each time, up to 8 s',
        'the empty slots exceed the number of listings by 10,000',
        'A search uses at most 12 words',
      ],
    },
    is: [
      ['lib/internships/listings/search-index.ts', 'START_WAIT', 13 * SECOND],
      ['lib/internships/listings/search-index.ts', 'FILL_WAIT', 8 * SECOND],
      ['lib/platform/core/slices.ts', 'SLICE', 8],
      ['lib/search/engine/packed-index.ts', 'MAX_EMPTY', 10_000],
      ['lib/internships/listings/search-index.ts', 'TIDY_MS', MINUTE],
      ['lib/platform/jobs/until-done.ts', 'FIRST_PAUSE', 250],
      ['lib/platform/jobs/until-done.ts', 'LONGEST_PAUSE', 8 * SECOND],
      ['lib/search/engine/read-query.ts', 'MAX_WORDS', 12],
    ],
  },
  {
    says: {
      [decision('totals')]: [
        'Lists of up to a thousand rows are counted exactly',
        'at most half a minute old',
        'Cached totals of ten thousand or more are served without that count',
      ],
    },
    is: [
      ['lib/platform/pagination/totals.ts', 'COUNTED_EACH_TIME', 1_000],
      ['lib/platform/pagination/totals.ts', 'LONG', 10_000],
      ['lib/platform/pagination/totals.ts', 'HOLDS', 30 * SECOND],
    ],
  },
  {
    says: {
      [RETENTION]: [
        'an application: one per person and listing, 100 an hour',
        'a click on Apply Now: 100 an hour per person',
      ],
      [GUIDE]: [
        'an application: one per person and listing, 100 an hour',
        'a click on Apply Now: 100 an hour per person',
      ],
    },
    is: [['lib/platform/rate-limit/rate-limit.ts', 'LIMITS.apply.account', [100, 3_600]]],
  },
  {
    says: { 'lib/internships/submissions/mail-templates.ts': 'has been open for 60 days or more' },
    is: [['lib/internships/submissions/ask-still-open.ts', 'ASKED_AFTER_DAYS', 60]],
  },
  // A TTL index deletes these. lib/operations/retention/table.test.ts checks its seconds.
  {
    says: {
      // The privacy policy gets the days of clicks, downloads and reports from the same table.
      [REGISTER('graduates')]: ["asDeleted('resumedownloads',", "asDeleted('applyclicks',"],
      [REGISTER('staff')]: "asDeleted('reports',",
      [REGISTER('service')]:
        "days: 7, after: 'the first try: most last 24 hours, and those of invitations to a mailbox 7 days',",
      [RETENTION]: [
        "stays: '400 days'",
        'two years, or until the account of its owner is deleted',
        "stays: 'two years'",
        "stays: 'at most 24 hours, or 7 days for invitations to a mailbox'",
      ],
    },
    is: [
      ['models/lifetime.ts', 'DAY_SECONDS', 86_400],
      // The limit with the longest period.
      [
        'lib/platform/rate-limit/rate-limit.ts',
        'LIMITS.change name',
        { address: [100, 3_600], account: [5, 86_400] },
      ],
    ],
  },
  {
    says: {
      [PRIVACY]: 'count you once, for 30 days after your last report',
      [decision('independent-people')]: ['only one counts in 30 days', 'for 30 days after a dismissal'],
    },
    is: [
      ['lib/trust/reports/reporter-cookie.ts', 'REPORTER_SECONDS', 2_592_000],
      ['lib/trust/reports/independent.ts', 'WITHIN_DAYS', 30],
    ],
  },
  {
    says: {
      [decision('independent-people')]: [
        'Three reports that share none of these',
        'at most ten listings an hour',
        'the first 200 reports',
      ],
      'lib/trust/reports/mail-templates.ts': [
        'Three independent people have reported',
        'hidden ten other listings within an hour',
      ],
      'app/dashboard/reports/page.tsx': [
        'Three independent people hide a listing',
        'at most ten listings an hour',
      ],
      'lib/publishing/openapi/operations/reports.ts': 'Three independent reports hide it',
    },
    is: [
      ['lib/trust/reports/independent.ts', 'ENOUGH', 3],
      ['lib/trust/reports/hidings.ts', 'MAX_AN_HOUR', 10],
      ['lib/trust/reports/batch.ts', 'BATCH', 200],
    ],
  },
  {
    says: {
      [STAFF_API]: 'the text of the details file (at most 10,000 characters)',
      [decision('approvals')]: 'at most 10,000 characters',
    },
    is: [['models/listing-fields.ts', 'LISTING_FIELDS.descriptionParagraph.holds.maxLength', 10_000]],
  },
  {
    says: { [RETENTION]: '60 an hour per address, 300 per network' },
    is: [
      [
        'lib/platform/rate-limit/rate-limit.ts',
        'LIMITS.report',
        { address: [60, 3_600], network: [300, 3_600], account: [20, 3_600] },
      ],
    ],
  },
];
