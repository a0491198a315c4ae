/** A query that needs an index, described by its fields. */
export interface IndexUse {
  /** The file that runs the query. */
  in: string;
  /** Fields matched by one or a few values. */
  equal?: string[];
  /** The field matched by a range. For a TTL index, the date field that determines when a document expires. */
  range?: string;
  /**
   * The sort order. The index then ends with `_id` as the tie-breaker (`models/total-order.ts`), unless it is
   * unique.
   */
  sort?: string[];
}

const ENDS: Omit<IndexUse, 'range'> = { in: 'lib/operations/retention/table.ts' };
const OPEN = ['deletedAt', 'hiddenAt'];

/**
 * Lists every index with the query that needs it. An unused index slows down every write and takes disk space. The tests
 * (`dev/checks/index-uses.test.ts`) fail for an index without a row, a row without an index, and an index that does not serve its query. A
 * query without an index fails the HTTP tests, because their database rejects it.
 */
export const INDEX_USES: Record<string, Record<string, IndexUse>> = {
  AccountToken: {
    hash: { in: 'lib/identity/accounts/tokens.ts', equal: ['hash'] },
    'userId purpose': { in: 'lib/identity/accounts/tokens.ts', equal: ['userId', 'purpose'] },
    purgeAt: { ...ENDS, range: 'purgeAt' },
  },
  Application: {
    'userId internshipId': { in: 'lib/applications/apply/apply.ts', equal: ['userId', 'internshipId'] },
    'appliedAt _id': { in: 'lib/operations/dashboard/read-overview.ts', range: 'appliedAt' },
    'userId appliedAt _id': {
      in: 'lib/applications/tracking/list-own.ts',
      equal: ['userId'],
      sort: ['appliedAt'],
    },
    'internshipId appliedAt _id': {
      in: 'lib/applications/board/list-applicants.ts',
      equal: ['internshipId'],
      sort: ['appliedAt'],
    },
    'internshipId status appliedAt _id': {
      in: 'lib/applications/board/list-applicants.ts',
      equal: ['internshipId', 'status'],
      sort: ['appliedAt'],
    },
    'internshipId nameKey appliedAt _id': {
      in: 'lib/applications/board/list-applicants.ts',
      equal: ['internshipId'],
      sort: ['nameKey', 'appliedAt'],
    },
    'internshipId prefixes appliedAt _id': {
      in: 'lib/applications/board/list-applicants.ts',
      equal: ['internshipId', 'prefixes'],
      sort: ['appliedAt'],
    },
    'employer userId appliedAt _id': {
      in: 'lib/applications/resumes/open-applicant-resume.ts',
      equal: ['employer', 'userId'],
      sort: ['appliedAt'],
    },
    'employer appliedAt': {
      in: 'lib/employers/figures/refresh-figures.ts',
      equal: ['employer'],
      range: 'appliedAt',
    },
    postedBy: { in: 'lib/identity/users/erase-user-data.ts', equal: ['postedBy'] },
  },
  ApplyClick: {
    userId: { in: 'lib/identity/users/erase-user-data.ts', equal: ['userId'] },
    'internshipId at': {
      in: 'lib/operations/dashboard/read-listing-weeks.ts',
      equal: ['internshipId'],
      range: 'at',
    },
    at: { in: 'lib/operations/dashboard/read-overview.ts', range: 'at' },
  },
  AuditEntry: {
    'at _id': { in: 'lib/trust/audit/list-entries.ts', sort: ['at'] },
    'actorId at': { in: 'lib/identity/users/erase-user-data.ts', equal: ['actorId'] },
    'target.id at _id': { in: 'lib/trust/audit/list-entries.ts', equal: ['target.id'], sort: ['at'] },
    'action at _id': { in: 'lib/trust/audit/list-entries.ts', equal: ['action'], sort: ['at'] },
    'prefixes at _id': { in: 'lib/trust/audit/list-entries.ts', equal: ['prefixes'], sort: ['at'] },
    'target.kind at _id': { in: 'lib/trust/audit/list-entries.ts', equal: ['target.kind'], sort: ['at'] },
    'target.kind action at _id': {
      in: 'lib/trust/audit/list-entries.ts',
      equal: ['target.kind', 'action'],
      sort: ['at'],
    },
    'seal.seq _id': { in: 'lib/trust/audit/seal-entries.ts', equal: ['seal.seq'], sort: ['_id'] },
  },
  Career: {},
  DataRequest: {
    'state dueAt _id': {
      in: 'lib/identity/data-requests/list-data-requests.ts',
      equal: ['state'],
      sort: ['dueAt'],
    },
    email: { in: 'lib/identity/users/erase-user-data.ts', equal: ['email'] },
    userId: { in: 'lib/identity/users/erase-user-data.ts', equal: ['userId'] },
    'confirmation.hash': {
      in: 'lib/identity/data-requests/confirm-address.ts',
      equal: ['confirmation.hash'],
    },
    'answer.by': { in: 'lib/identity/users/erase-user-data.ts', equal: ['answer.by'] },
    'answer.at': { ...ENDS, range: 'answer.at' },
  },
  Employer: {
    slug: { in: 'lib/employers/profile/read-employer.ts', equal: ['slug'] },
    'members.userId': { in: 'lib/employers/records/find-own.ts', equal: ['members.userId'] },
    nameKeys: { in: 'lib/employers/name-lock/name-lock.ts', equal: ['nameKeys'] },
    'askedAt _id': { in: 'lib/employers/profile/list-employers.ts', sort: ['askedAt'] },
    'verification.until _id': {
      in: 'lib/employers/verification/remind-of-expiry.ts',
      range: 'verification.until',
      sort: ['verification.until'],
    },
    figuresAt: { in: 'lib/employers/figures/refresh-figures.ts', range: 'figuresAt' },
    'createdAt _id': { in: 'lib/employers/profile/list-employers.ts', sort: ['createdAt'] },
  },
  EmptySearch: {
    'words day': { in: 'lib/search/synonyms/store-empty-searches.ts', equal: ['words', 'day'] },
    day: { ...ENDS, range: 'day' },
  },
  IdempotencyKey: {
    people: { in: 'lib/identity/users/erase-user-data.ts', equal: ['people'] },
    purgeAt: { ...ENDS, range: 'purgeAt' },
  },
  Identity: {
    'issuer subject': {
      in: 'lib/identity/accounts/sign-in/complete-sign-in.ts',
      equal: ['issuer', 'subject'],
    },
    userId: { in: 'lib/identity/accounts/sign-in/list-sign-ins.ts', equal: ['userId'] },
  },
  Import: {
    by: { in: 'lib/identity/users/erase-user-data.ts', equal: ['by'] },
    purgeAt: { ...ENDS, range: 'purgeAt' },
  },
  Internship: {
    'roundEndedAt applicationDeadline _id': {
      in: 'lib/applications/status/end-unanswered.ts',
      equal: ['roundEndedAt'],
      range: 'applicationDeadline',
      sort: ['applicationDeadline'],
    },
    'industryId slug': {
      in: 'lib/internships/listings/read-internship-page.ts',
      equal: ['industryId', 'slug'],
    },
    'industryId deletedAt hiddenAt createdAt _id applicationDeadline': {
      in: 'lib/internships/listings/list-open-page.ts',
      equal: ['industryId', ...OPEN],
      sort: ['createdAt'],
    },
    'industryId deletedAt hiddenAt applicationDeadline _id': {
      in: 'lib/internships/listings/invalidate-listing.ts',
      equal: ['industryId', ...OPEN],
      range: 'applicationDeadline',
      sort: ['applicationDeadline'],
    },
    'county deletedAt hiddenAt createdAt _id applicationDeadline': {
      in: 'lib/internships/listings/list-open-page.ts',
      equal: ['county', ...OPEN],
      sort: ['createdAt'],
    },
    'county deletedAt hiddenAt applicationDeadline': {
      in: 'lib/internships/listings/count-open.ts',
      equal: ['county', ...OPEN],
      range: 'applicationDeadline',
    },
    'isFeatured deletedAt hiddenAt createdAt _id applicationDeadline': {
      in: 'lib/internships/listings/list-featured.ts',
      equal: ['isFeatured', ...OPEN],
      sort: ['createdAt'],
    },
    'deletedAt hiddenAt createdAt _id applicationDeadline': {
      in: 'lib/internships/listings/find-open.ts',
      equal: OPEN,
      sort: ['createdAt'],
    },
    'deletedAt hiddenAt applicationDeadline _id': {
      in: 'lib/internships/listings/invalidate-listing.ts',
      equal: OPEN,
      range: 'applicationDeadline',
      sort: ['applicationDeadline'],
    },
    'updatedAt _id': {
      in: 'lib/publishing/share-pictures/wanted.ts',
      range: 'updatedAt',
      sort: ['updatedAt'],
    },
    'deletedAt createdAt _id': {
      in: 'lib/internships/listings/list-all.ts',
      equal: ['deletedAt'],
      sort: ['createdAt'],
    },
    'deletedAt applicationDeadline _id': {
      in: 'lib/internships/listings/list-all.ts',
      equal: ['deletedAt'],
      range: 'applicationDeadline',
      sort: ['applicationDeadline'],
    },
    'deletedAt title createdAt _id': {
      in: 'lib/internships/listings/list-all.ts',
      equal: ['deletedAt'],
      sort: ['title', 'createdAt'],
    },
    'deletedAt isFeatured createdAt _id': {
      in: 'lib/internships/listings/list-all.ts',
      equal: ['deletedAt', 'isFeatured'],
      sort: ['createdAt'],
    },
    'prefixes createdAt _id': {
      in: 'lib/internships/listings/list-all.ts',
      equal: ['prefixes'],
      sort: ['createdAt'],
    },
    'featuredSlug createdAt _id': {
      in: 'lib/internships/listings/read-featured.ts',
      equal: ['featuredSlug'],
      sort: ['createdAt'],
    },
    'employer deletedAt createdAt _id': {
      in: 'lib/internships/listings/list-own.ts',
      equal: ['employer', 'deletedAt'],
      sort: ['createdAt'],
    },
    postedBy: { in: 'lib/identity/users/own-records.ts', equal: ['postedBy'] },
    createdBy: { in: 'lib/identity/users/erase-user-data.ts', equal: ['createdBy'] },
    // No `_id`, because the index is sparse: the few due listings are sorted in memory.
    publishAt: { in: 'lib/internships/submissions/publish-due.ts', range: 'publishAt' },
    fingerprint: { in: 'lib/internships/imports/plan.ts', equal: ['fingerprint'] },
    importKey: { in: 'lib/internships/imports/plan.ts', equal: ['importKey'] },
    'submissionRef.submissionId': {
      in: 'lib/internships/submissions/approve.ts',
      equal: ['submissionRef.submissionId'],
    },
  },
  JobItem: {
    'job itemId': { in: 'lib/platform/jobs/failed-items.ts', equal: ['job', 'itemId'] },
    purgeAt: { ...ENDS, range: 'purgeAt' },
  },
  ListingView: {
    'internshipId day': { in: 'lib/internships/views/read-views.ts', equal: ['internshipId'], range: 'day' },
    day: { ...ENDS, range: 'day' },
  },
  Mail: {
    'state nextAttemptAt': { in: 'lib/platform/mail/claims.ts', equal: ['state'], range: 'nextAttemptAt' },
    'state domain nextAttemptAt _id': {
      in: 'lib/platform/mail/claims.ts',
      equal: ['state', 'domain'],
      sort: ['nextAttemptAt', '_id'],
    },
    'state createdAt _id': {
      in: 'lib/platform/mail/queue-state.ts',
      equal: ['state'],
      sort: ['createdAt', '_id'],
    },
    to: { in: 'lib/identity/users/erase-user-data.ts', equal: ['to'] },
    replyTo: { in: 'lib/identity/users/erase-user-data.ts', equal: ['replyTo'] },
    about: { in: 'lib/identity/users/erase-user-data.ts', equal: ['about'] },
    heldFor: { in: 'lib/platform/mail/outbox.ts', equal: ['heldFor'] },
    purgeAt: { ...ENDS, range: 'purgeAt' },
  },
  Mark: {},
  Migration: {},
  Node: { at: { ...ENDS, range: 'at' } },
  PageView: {
    'kind path day': { in: 'lib/internships/views/store-page-views.ts', equal: ['kind', 'path', 'day'] },
    day: { ...ENDS, range: 'day' },
  },
  PendingFile: {
    'at _id': { in: 'lib/operations/scheduled-jobs/sweep-abandoned-files.ts', range: 'at', sort: ['at'] },
  },
  RateLimit: {
    expire: { ...ENDS, range: 'expire' },
    key: { in: 'lib/platform/rate-limit/counter.ts', equal: ['key'] },
  },
  Recall: {
    internshipId: { in: 'lib/trust/reports/recall-listing.ts', equal: ['internshipId'] },
    doneAt: { in: 'lib/trust/reports/continue-recalls.ts', equal: ['doneAt'] },
    postedBy: { in: 'lib/identity/users/erase-user-data.ts', equal: ['postedBy'] },
    at: { ...ENDS, range: 'at' },
  },
  Report: {
    'internshipId createdAt _id': {
      in: 'lib/trust/reports/read-report.ts',
      equal: ['internshipId'],
      sort: ['createdAt'],
    },
    'internshipId counts createdAt _id': {
      in: 'lib/trust/reports/report-listing.ts',
      equal: ['internshipId', 'counts'],
      range: 'createdAt',
      sort: ['createdAt'],
    },
    'state harm createdAt _id': {
      in: 'lib/trust/reports/list-reports.ts',
      equal: ['state'],
      sort: ['harm', 'createdAt'],
    },
    reporterId: { in: 'lib/identity/users/erase-user-data.ts', equal: ['reporterId'] },
    'decision.by': { in: 'lib/identity/users/erase-user-data.ts', equal: ['decision.by'] },
    createdAt: { ...ENDS, range: 'createdAt' },
  },
  Resume: {
    'userId uploadedAt _id': {
      in: 'lib/identity/users/own-records.ts',
      equal: ['userId'],
      sort: ['uploadedAt'],
    },
  },
  ResumeDownload: {
    'ownerId at _id': { in: 'lib/identity/users/list-resumes-sent.ts', equal: ['ownerId'], sort: ['at'] },
    by: { in: 'lib/identity/users/erase-user-data.ts', equal: ['by'] },
    at: { ...ENDS, range: 'at' },
  },
  Alert: {
    'userId key': { in: 'lib/search/alerts/create-alert.ts', equal: ['userId', 'key'] },
    'nextAt _id': { in: 'lib/search/alerts/send-alert-digests.ts', range: 'nextAt', sort: ['nextAt'] },
  },
  Saved: {
    'userId internshipId': { in: 'lib/search/saved/save-internship.ts', equal: ['userId', 'internshipId'] },
    'userId savedAt _id': { in: 'lib/search/saved/list-saved.ts', equal: ['userId'], sort: ['savedAt'] },
    internshipId: { in: 'lib/internships/listings/reschedule-reminders.ts', equal: ['internshipId'] },
    'remindAt _id': { in: 'lib/search/saved/send-reminders.ts', range: 'remindAt', sort: ['remindAt'] },
  },
  SecondFactor: {},
  Draft: {
    'userId about': { in: 'lib/internships/submissions/drafts/save-draft.ts', equal: ['userId', 'about'] },
    purgeAt: { ...ENDS, range: 'purgeAt' },
  },
  Session: {
    'userId startedAt _id': {
      in: 'lib/identity/accounts/sessions/list-sessions.ts',
      equal: ['userId'],
      sort: ['startedAt'],
    },
    expiresAt: { ...ENDS, range: 'expiresAt' },
  },
  SharePicture: { drawnAt: { in: 'lib/publishing/share-pictures/stored.ts', range: 'drawnAt' } },
  SiteSettings: {},
  Submission: {
    'status createdAt _id': {
      in: 'lib/internships/submissions/read-waiting.ts',
      equal: ['status'],
      range: 'createdAt',
      sort: ['createdAt'],
    },
    'employer createdAt _id': {
      in: 'lib/internships/submissions/list-own.ts',
      equal: ['employer'],
      sort: ['createdAt'],
    },
    'submittedBy createdAt _id': {
      in: 'lib/identity/users/own-records.ts',
      equal: ['submittedBy'],
      sort: ['createdAt'],
    },
    replaces: { in: 'lib/internships/submissions/edit-listing.ts', equal: ['replaces'] },
    'decision.by': { in: 'lib/identity/users/erase-user-data.ts', equal: ['decision.by'] },
  },
  Synonym: {
    'phrase means': { in: 'lib/search/synonyms/list-synonyms.ts', sort: ['phrase', 'means'] },
  },
  User: {
    email: { in: 'lib/identity/accounts/register.ts', equal: ['email'] },
    username: { in: 'lib/identity/accounts/register.ts', equal: ['username'] },
    'role isActive createdAt _id': {
      in: 'lib/identity/users/admin/list-users.ts',
      equal: ['role', 'isActive'],
      sort: ['createdAt'],
    },
    'createdAt _id': { in: 'lib/identity/users/admin/list-users.ts', sort: ['createdAt'] },
    createdBy: { in: 'lib/identity/users/erase-user-data.ts', equal: ['createdBy'] },
    'activeAt _id': { in: 'lib/identity/users/silent-accounts.ts', range: 'activeAt', sort: ['activeAt'] },
    'minor.adultFrom': { in: 'lib/identity/guardians/end-guardianships.ts', range: 'minor.adultFrom' },
    'minor.waitingSince': { in: 'lib/identity/guardians/end-guardianships.ts', range: 'minor.waitingSince' },
    'role createdAt _id': {
      in: 'lib/identity/users/admin/list-users.ts',
      equal: ['role'],
      sort: ['createdAt'],
    },
    'isActive createdAt _id': {
      in: 'lib/identity/users/admin/list-users.ts',
      equal: ['isActive'],
      sort: ['createdAt'],
    },
    'isVerified createdAt _id': {
      in: 'lib/identity/users/remove-unverified.ts',
      equal: ['isVerified'],
      range: 'createdAt',
      sort: ['createdAt'],
    },
    'role isVerified createdAt _id': {
      in: 'lib/identity/users/admin/list-users.ts',
      equal: ['role', 'isVerified'],
      sort: ['createdAt'],
    },
    'prefixes createdAt _id': {
      in: 'lib/identity/users/admin/list-users.ts',
      equal: ['prefixes'],
      sort: ['createdAt'],
    },
  },
  UserDeletion: {
    'dueAt _id': { in: 'lib/identity/users/continue-user-deletions.ts', range: 'dueAt', sort: ['dueAt'] },
  },
};
