import type { IdempotencyKeyRecord } from '@/models/idempotency-key';
import type { JobItemRecord } from '@/models/job-item';
import type { MailRecord } from '@/models/mail';
import type { MarkRecord } from '@/models/mark';
import type { SiteSettingsRecord } from '@/models/site-settings';
import type { MigrationRecord } from '@/models/migration';
import type { NodeRecord } from '@/models/node';
import type { PendingFileRecord } from '@/models/pending-file';
import type { RateLimitRecord } from '@/models/rate-limit';
import { entry } from '../entry';
import { asDeleted, forGood, WITH_ACCOUNT } from '../kept';

interface StoredFile {
  filename: string;
  length: number;
  chunkSize: number;
  uploadDate: Date;
  metadata: unknown;
}

interface StoredChunk {
  files_id: unknown;
  n: number;
  data: unknown;
}

export const SERVICE_ENTRIES = [
  entry<MailRecord>({
    collection: 'mails',
    holds: 'An e-mail',
    people: 'the person who gets it, and the person it is about',
    basis: 'contract',
    seenBy: ['recipient'],
    kept: { days: 37, after: 'it was queued: sending stops after 7 days, and it is deleted 30 days later' },
    row: 'mail',
    uses: [
      { fields: ['to', 'replyTo', 'subject', 'kind'], purpose: 'to send the e-mail' },
      {
        fields: ['about'],
        purpose: 'to delete an e-mail to a parent or guardian together with the account it is about',
        seenBy: ['nobody'],
      },
      {
        fields: ['text', 'html', 'calendar'],
        row: 'mailText',
        purpose: 'to send the e-mail; it may contain links that work once',
        kept: { days: 7, after: 'it was queued, or at once when it is sent or given up on' },
      },
      {
        fields: ['heldFor'],
        purpose: 'to delete it if the employer undoes the step before it is sent',
        seenBy: ['nobody'],
      },
      {
        fields: ['unsubscribe', 'forgetOnceSent'],
        purpose: 'to unsubscribe in one step, and to delete the record once it is sent',
      },
      {
        fields: [
          'state',
          'attempts',
          'nextAttemptAt',
          'domain',
          'sentAt',
          'lastError',
          'purgeAt',
          'createdAt',
        ],
        purpose: 'to send it once, to retry if that fails, and to delete it on time',
        seenBy: ['nobody'],
      },
    ],
  }),
  entry<StoredFile>({
    collection: 'files.files',
    holds: 'A file: resume, picture, logo, details of a submission, document of an employer',
    people: 'the person who uploaded it, and the people it describes',
    basis: 'contract',
    seenBy: ['person', 'employer', 'administrators'],
    kept: WITH_ACCOUNT,
    row: 'files',
    uses: [
      {
        fields: ['filename', 'length', 'chunkSize', 'uploadDate'],
        purpose: 'to send the file as it was uploaded',
      },
      {
        fields: ['metadata.ownerId', 'metadata.purpose'],
        purpose: 'to know whose file it is, and to delete it with the account',
        seenBy: ['nobody'],
      },
    ],
  }),
  entry<StoredChunk>({
    collection: 'files.chunks',
    holds: 'A part of a file',
    people: 'the person who uploaded it, and the people it describes',
    basis: 'contract',
    seenBy: ['person', 'employer', 'administrators'],
    kept: WITH_ACCOUNT,
    row: 'files',
    uses: [{ fields: ['files_id', 'n', 'data'], purpose: 'to send the file as it was uploaded' }],
  }),
  entry<PendingFileRecord>({
    collection: 'pendingfiles',
    holds: 'A file that no record refers to',
    people: 'no one',
    basis: 'none',
    seenBy: ['nobody'],
    kept: { days: 1, after: 'the upload: an hour' },
    row: null,
    uses: [{ fields: ['at'], purpose: 'to delete files that are no longer needed' }],
  }),
  entry<IdempotencyKeyRecord>({
    collection: 'idempotencykeys',
    holds: 'A call that takes effect only once',
    people: 'the person who made the call, and the people whose data is in the response',
    basis: 'contract',
    seenBy: ['person'],
    kept: { days: 1, after: 'the call, or when the account is deleted' },
    row: 'calls',
    uses: [
      {
        fields: ['fingerprint', 'claim', 'claimedUntil'],
        purpose: 'to recognise a call that is sent twice',
        seenBy: ['nobody'],
      },
      { fields: ['result'], purpose: 'to return the same response to a repeated call' },
      { fields: ['people', 'purgeAt'], purpose: 'to delete the response on time', seenBy: ['nobody'] },
    ],
  }),
  entry<RateLimitRecord>({
    collection: 'ratelimits',
    holds: 'A counter that limits abuse',
    people: 'the person who tried something, or was sent an invitation, as a hash',
    basis: 'interest',
    seenBy: ['nobody'],
    kept: {
      days: 7,
      after: 'the first try: most last 24 hours, and those of invitations to a mailbox 7 days',
    },
    row: 'counters',
    uses: [
      {
        fields: ['key', 'points', 'expire'],
        purpose: 'to slow down people who guess passwords or flood the service',
      },
    ],
  }),
  entry<NodeRecord>({
    collection: 'nodes',
    holds: 'A process of the service',
    people: 'no one',
    basis: 'none',
    seenBy: ['nobody'],
    kept: asDeleted('nodes', 'its last new session'),
    row: null,
    uses: [{ fields: ['sessions', 'at'], purpose: 'to end the transactions of a killed process' }],
  }),
  entry<MarkRecord>({
    collection: 'marks',
    holds: 'A state of the whole database',
    people: 'no one',
    basis: 'none',
    seenBy: ['nobody'],
    kept: forGood('there are nine'),
    row: null,
    uses: [
      {
        fields: ['at', 'doneAt', 'touches', 'owner', 'times'],
        purpose: 'to ensure that only one process at a time does certain work',
      },
    ],
  }),
  entry<JobItemRecord>({
    collection: 'jobitems',
    holds: 'An item that a background job failed to process',
    people: 'the person it is about, identified by an id',
    basis: 'interest',
    seenBy: ['nobody'],
    kept: { days: 30, after: 'it last failed' },
    row: 'failures',
    uses: [
      {
        fields: ['job', 'itemId', 'failures', 'error', 'failedAt', 'parkedAt', 'purgeAt'],
        purpose: 'to try it again, and to tell the site’s operator why it fails',
      },
    ],
  }),
  entry<SiteSettingsRecord>({
    collection: 'sitesettings',
    holds: 'How the site looks',
    people: 'no one',
    basis: 'none',
    seenBy: ['everybody'],
    kept: forGood('the site always needs it'),
    row: null,
    uses: [
      {
        fields: ['tagline', 'colour', 'socials', 'logo.fileId', 'logo.uploadedAt'],
        purpose: 'to show the logo, colour, tagline and links of the site’s operator',
      },
    ],
  }),
  entry<MigrationRecord>({
    collection: 'migrations',
    holds: 'A data migration',
    people: 'no one',
    basis: 'none',
    seenBy: ['nobody'],
    kept: forGood('it records which migrations have run'),
    row: null,
    uses: [{ fields: ['name', 'phase', 'startedAt', 'doneAt'], purpose: 'to run each migration once' }],
  }),
];
