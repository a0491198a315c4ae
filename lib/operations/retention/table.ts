import { DAY_SECONDS } from '@/models/lifetime';

/** How the documents of a collection are deleted, or how their number is limited. */
export type End =
  /** A TTL index deletes it this many seconds after the time in the field. */
  | { by: 'database'; field: string; seconds: number }
  /** A background job in this file. */
  | { by: 'service'; file: string }
  /** Their owner or staff. Nothing else limits their number. */
  | { by: 'people' }
  /** Nothing: there are few, or each one must stay. */
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
    grows: 'a link in a mail',
    stays: '30 days after it has expired',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'alerts',
    grows: 'a search whose new listings someone gets by mail: 20 at most for each person',
    stays: 'until they remove it, or their account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'applications',
    grows: 'an application: one for each person and listing, 100 an hour',
    stays: 'until the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'applyclicks',
    grows: 'a press of Apply Now: 100 an hour for each person',
    stays: '400 days',
    end: afterDays('at', 400),
  },
  {
    collection: 'auditentries',
    grows:
      'a change made by staff or an employer, a sign-in with another account, a change of a second factor',
    stays: 'for good: it is the proof of who changed what; people make few',
    end: { by: 'nobody' },
  },
  {
    collection: 'careers',
    grows: 'a career profile: one for each account at most',
    stays: 'until the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'datarequests',
    grows: 'a request for access, correction, erasure or an objection: 10 an hour for each address',
    stays: '365 days after it was answered, or until the account is deleted after that',
    end: afterDays('answer.at', 365),
  },
  {
    collection: 'drafts',
    grows:
      'a submission that an employer begins to write: 20 at most for each account; a refused form whose texts are too long for a cookie: one for each form and account',
    stays:
      '30 days after it was last written, of a refused form 10 minutes; until it is sent or removed, or the account is deleted',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'employers',
    grows: 'the profile of an employer: one for each account at most',
    stays: 'until the account of its last member is deleted; documents only until someone has looked at them',
    end: { by: 'people' },
  },
  {
    collection: 'emptysearches',
    grows: 'words of which the first search of a day finds nothing; who searched is not stored',
    stays: '90 days; at most 10,000 are stored',
    end: afterDays('day', 90),
  },
  {
    collection: 'files.chunks',
    grows: 'an upload: one for each 255 KB',
    stays: 'as long as a record names the file; otherwise an hour',
    end: { by: 'service', file: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts' },
  },
  {
    collection: 'files.files',
    grows: 'an upload: 2 MB at most, with quotas a day',
    stays: 'as long as a record names the file; otherwise an hour',
    end: { by: 'service', file: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts' },
  },
  {
    collection: 'idempotencykeys',
    grows: 'a call with an Idempotency-Key that creates something, as forms send it',
    stays: '24 hours, or until the account is deleted',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'identities',
    grows: 'an account of another service that is linked to an account',
    stays: 'until it is unlinked or the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'imports',
    grows: 'a file that an administrator has checked',
    stays: 'a day',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'internships',
    grows: 'a listing',
    stays: 'for good: a closed one keeps its page, a deleted one answers 410',
    end: { by: 'nobody' },
  },
  {
    collection: 'jobitems',
    grows: 'an item that a background job failed to do',
    stays: 'until it is done, or 30 days after it last failed',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'listingviews',
    grows: 'the first view of a listing on each day',
    stays: '400 days',
    end: afterDays('day', 400),
  },
  {
    collection: 'mails',
    grows: 'a mail',
    stays: '30 days after it was sent or given up; it is given up after 7 days',
    end: afterTime('purgeAt'),
  },
  {
    collection: 'marks',
    grows: 'what is true of the whole database',
    stays: 'for good: there are nine',
    end: { by: 'nobody' },
  },
  {
    collection: 'migrations',
    grows: 'a migration of the data, with a release',
    stays: 'for good: it says what the database has had',
    end: { by: 'nobody' },
  },
  {
    collection: 'nodes',
    grows: 'a host and port that the service runs on; each holds its last 1,000 database sessions',
    stays: '90 days after its last new session',
    end: afterDays('at', 90),
  },
  {
    collection: 'pageviews',
    grows:
      'the first view or click of a kind on each public page and day, with `ANALYTICS=own`; who it was is not stored',
    stays: '400 days; at most about 1,000 are added a day',
    end: afterDays('day', 400),
  },
  {
    collection: 'pendingfiles',
    grows: 'an upload, before its first byte, and a file that nothing names any more',
    stays: 'until a record names the file or the file is deleted, an hour later',
    end: { by: 'service', file: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts' },
  },
  {
    collection: 'ratelimits',
    grows: 'a counter for an address or an account',
    stays: 'at most 24 hours, of invitations to a mailbox 7 days',
    end: afterTime('expire'),
  },
  {
    collection: 'recalls',
    grows: 'a listing that administrators recall as a fraud',
    stays: 'two years',
    end: afterDays('at', 730),
  },
  {
    collection: 'reports',
    grows: 'a report of a listing: 60 an hour for each address, 300 for each network',
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
    grows: 'a resume, with quotas a day',
    stays:
      'until it is replaced, or as long as the application it was sent with; its employer reads it for 90 days after the listing closed',
    end: { by: 'service', file: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts' },
  },
  {
    collection: 'saved',
    grows: 'an internship that someone saves: 200 at most for each person',
    stays: 'until they remove it, or their account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'secondfactors',
    grows: 'a second factor that someone begins to set up: one for each account at most',
    stays: 'until it is turned off or reset, or the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'sessions',
    grows: 'a log-in',
    stays:
      'until it ends: 12 hours, or 30 days with Remember Me or extended by its owner; or until the account is deleted',
    end: afterTime('expiresAt'),
  },
  {
    collection: 'sharepictures',
    grows: 'a page that is shared: a listing, an article',
    stays: 'a day after no page names it any more; at most 5,000 are stored',
    end: { by: 'service', file: 'lib/publishing/share-pictures/draw-ahead.ts' },
  },
  {
    collection: 'sitesettings',
    grows: 'the look of the site that administrators set: there is one',
    stays: 'for good: it is how the site looks',
    end: { by: 'nobody' },
  },
  {
    collection: 'submissions',
    grows: 'a submission, with quotas a day',
    stays: 'until the account is deleted',
    end: { by: 'people' },
  },
  {
    collection: 'synonyms',
    grows: 'two phrases that an administrator makes one in the search: at most 500',
    stays: 'until an administrator removes it',
    end: { by: 'people' },
  },
  {
    collection: 'userdeletions',
    grows: 'an account that is deleted',
    stays: 'ten minutes after the last of its data is deleted',
    end: { by: 'service', file: 'lib/identity/users/continue-user-deletions.ts' },
  },
  {
    collection: 'users',
    grows: 'a registration',
    stays:
      'until it is deleted: after 30 days when its link is not followed or no guardian agrees, after 24 months without a log-in; what is said of a guardian until the person is 18',
    end: { by: 'service', file: 'lib/identity/users/remove-unverified.ts' },
  },
];
