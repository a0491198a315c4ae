import { DAY_SECONDS } from '@/models/lifetime';

/** How the documents of a collection are deleted, or how their number is limited. */
export type End =
  /** A TTL index deletes documents this many seconds after the time in the field. */
  | { by: 'database'; field: string; seconds: number }
  /** A background job in this file deletes them. */
  | { by: 'service'; file: string }
  /** Their owner or staff delete them. Nothing else limits their number. */
  | { by: 'people' }
  /** Nobody deletes them: there are few, or each one must stay. */
  | { by: 'nobody' };

export interface Retention {
  collection: string;
  /** The event that adds a document. */
  grows: string;
  /** How long a document stays, or what limits the number of documents. */
  stays: string;
  end: End;
}

const afterTime = (field: string): End => ({ by: 'database', field, seconds: 0 });
const afterDays = (field: string, days: number): End => ({
  by: 'database',
  field,
  seconds: days * DAY_SECONDS,
});

/** The retention table. The operations guide shows it too, and a test compares the two. */
export const RETENTION: readonly Retention[] = [
  {
    collection: 'accounttokens',
    grows: 'a link in an e-mail',
    stays: '30 days after it has expired',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'alerts',
    grows: 'a search with e-mail alerts: at most 20 per person',
    stays: 'until they remove it, or their account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'applications',
    grows: 'an application: one per person and listing, 100 an hour',
    stays: 'until the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'applyclicks',
    grows: 'a click on Apply Now: 100 an hour per person',
    stays: '400 days',
    end: afterDays('at', 400),
  },
  {
    collection: 'auditentries',
    grows:
      'a change by staff or an employer, a sign-in with another account, a change of a second factor, or a step of a data request',
    stays: 'indefinitely: it proves who changed what, and there are few',
    end: { by: 'nobody' },
  },
  {
    collection: 'careers',
    grows: 'a career profile: at most one per account',
    stays: 'until the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'datarequests',
    grows: 'a request for access, correction or erasure, or an objection: 10 an hour per address and network',
    stays: '365 days after it was answered, less if the account is deleted in that time',
    end: afterDays('answer.at', 365),
  },
  {
    collection: 'drafts',
    grows:
      'a submission that an employer starts to write: at most 20 per account; a rejected form whose text is too long for a cookie: one per form and account',
    stays:
      '30 days after the last change (10 minutes for a rejected form), or until it is sent or removed, or the account is deleted',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'employers',
    grows: 'the profile of an employer: at most one per account',
    stays: 'until the account of its last member is deleted; documents only until they are reviewed',
    end: { by: 'people' },
  },
  {
    collection: 'emptysearches',
    grows: 'the first search of a day for words that find nothing; the searcher is not stored',
    stays: '90 days; at most 10,000 are stored',
    end: afterDays('day', 90),
  },
  {
    collection: 'files.chunks',
    grows: 'an upload: one per 255 KB',
    stays: 'while a record refers to the file, otherwise an hour',
    end: { by: 'service', file: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts' },
  },
  {
    collection: 'files.files',
    grows: 'an upload of at most 2 MB, within daily quotas',
    stays: 'while a record refers to the file, otherwise an hour',
    end: { by: 'service', file: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts' },
  },
  {
    collection: 'idempotencykeys',
    grows: 'a call with an Idempotency-Key that creates something, for example from a form',
    stays: '24 hours, or until the account is deleted',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'identities',
    grows: 'an account at another service that is linked to an account here',
    stays: 'until it is unlinked or the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'imports',
    grows: 'a file that staff have checked',
    stays: 'a day',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'internships',
    grows: 'a listing',
    stays: 'indefinitely: a closed one keeps its page, a deleted one returns 410',
    end: { by: 'nobody' },
  },
  {
    collection: 'jobitems',
    grows: 'an item that a background job failed to process',
    stays: 'until it is processed, or 30 days after it last failed',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'listingviews',
    grows: 'the first view of a listing each day',
    stays: '400 days',
    end: afterDays('day', 400),
  },
  {
    collection: 'mails',
    grows: 'an e-mail',
    stays: '30 days after it was sent or abandoned (after 7 days at most)',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'marks',
    grows: 'a state of the whole database',
    stays: 'indefinitely: there are nine',
    end: { by: 'nobody' },
  },
  {
    collection: 'migrations',
    grows: 'a data migration in a release',
    stays: 'indefinitely: it records which migrations have run',
    end: { by: 'nobody' },
  },
  {
    collection: 'nodes',
    grows: 'a host and port that the service runs on, with its last 1,000 database sessions',
    stays: '90 days after its last new session',
    end: afterDays('at', 90),
  },
  {
    collection: 'pageviews',
    grows:
      'the first view or click of each kind per public page and day, with `ANALYTICS=own`; visitors are not stored',
    stays: '400 days; at most about 1,000 are added a day',
    end: afterDays('day', 400),
  },
  {
    collection: 'pendingfiles',
    grows: 'an upload, before its first byte is stored, and a file that no record refers to any more',
    stays: 'until a record refers to the file, or the file is deleted an hour later',
    end: { by: 'service', file: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts' },
  },
  {
    collection: 'ratelimits',
    grows: 'a counter for an address or an account',
    stays: 'at most 24 hours, or 7 days for invitations to a mailbox',
    end: afterTime('expire'),
  },
  {
    collection: 'recalls',
    grows: 'a listing that administrators recall as fraudulent',
    stays: 'two years',
    end: afterDays('at', 730),
  },
  {
    collection: 'reports',
    grows: 'a report of a listing: 60 an hour per address, 300 per network',
    stays: '400 days',
    end: afterDays('createdAt', 400),
  },
  {
    collection: 'resumedownloads',
    grows: 'a download by an employer or an administrator',
    stays: 'two years, or until the account of its owner is deleted',
    end: afterDays('at', 730),
  },
  {
    collection: 'resumes',
    grows: 'a resume, within daily quotas',
    stays:
      'until it is replaced, or as long as an application contains it; the employer can read it for 90 days after the listing closed',
    end: { by: 'service', file: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts' },
  },
  {
    collection: 'saved',
    grows: 'an internship that someone saves: at most 200 per person',
    stays: 'until they remove it, or their account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'secondfactors',
    grows: 'a second factor that someone starts to set up: at most one per account',
    stays: 'until it is turned off or reset, or the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'sessions',
    grows: 'a login',
    stays:
      'until it ends: 12 hours, or 30 days with Remember Me or if its owner extends it; or until the account is deleted',
    end: afterTime('expiresAt'),
  },
  {
    collection: 'sharepictures',
    grows: 'a page with a share picture, such as a listing or an article',
    stays: 'until a day after no page uses it any more; at most 5,000 are stored',
    end: { by: 'service', file: 'lib/publishing/share-pictures/draw-ahead.ts' },
  },
  {
    collection: 'sitesettings',
    grows: 'the look of the site, set by administrators: there is one',
    stays: 'indefinitely: the site always needs it',
    end: { by: 'nobody' },
  },
  {
    collection: 'submissions',
    grows: 'a submission, within daily quotas',
    stays: 'until the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'synonyms',
    grows: 'two phrases that an administrator marks as synonyms for the search: at most 500',
    stays: 'until an administrator removes them',
    end: { by: 'people' },
  },
  {
    collection: 'userdeletions',
    grows: 'the deletion of an account',
    stays: 'until ten minutes after the last of its data is deleted',
    end: { by: 'service', file: 'lib/identity/users/continue-user-deletions.ts' },
  },
  {
    collection: 'users',
    grows: 'a registration',
    stays:
      'until it is deleted: after 30 days if its link is not followed or no guardian agrees, or after 24 months without a login; guardian data until the person is 18',
    end: { by: 'service', file: 'lib/identity/users/remove-unverified.ts' },
  },
];
