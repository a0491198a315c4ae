import type { DraftRecord } from '@/models/draft';
import { FIGURE_PATHS, type EmployerRecord } from '@/models/employer';
import type { EmptySearchRecord } from '@/models/empty-search';
import type { ImportRecord } from '@/models/import';
import type { InternshipRecord } from '@/models/internship';
import type { ListingViewRecord } from '@/models/listing-view';
import type { PageViewRecord } from '@/models/page-view';
import type { SharePictureRecord } from '@/models/share-picture';
import type { SubmissionRecord } from '@/models/submission';
import type { SynonymRecord } from '@/models/synonym';
import { entry } from '../entry';
import { asDeleted, forGood, WITH_ACCOUNT } from '../kept';

export const LISTING_ENTRIES = [
  entry<InternshipRecord>({
    collection: 'internships',
    holds: 'A listing',
    people: 'employers’ members who are named in it, and staff who wrote it',
    basis: 'contract',
    seenBy: ['everybody'],
    kept: forGood('a closed listing keeps its page; personal data is removed from its text with the account'),
    uses: [
      {
        fields: [
          'title',
          'company',
          'kind',
          'industryId',
          'location',
          'county',
          'remote',
          'duration',
          'stipend.kind',
          'stipend.min',
          'stipend.max',
          'applicationDeadline',
          'isFeatured',
          'descriptionIntroHeading',
          'descriptionParagraph',
          'yourRole',
          'whatWeLookFor',
          'niceToHaveSkills',
          'whyJoinUs',
          'perksAndBenefits',
        ],
        purpose: 'to tell applicants about the opening',
      },
      { fields: ['howToApply', 'applyLink'], purpose: 'to let people apply; a person may be named in it' },
      {
        fields: ['slug', 'featuredSlug', 'formerIndustryId'],
        purpose: 'to give the listing its address',
        basis: 'none',
      },
      {
        fields: ['createdBy', 'employer', 'postedBy', 'employerId'],
        purpose: 'to know whose listing it is',
        seenBy: ['employer', 'administrators'],
      },
      {
        fields: ['submissionRef.submissionId', 'submissionRef.status'],
        purpose: 'to link a listing to its submission',
        seenBy: ['employer', 'administrators'],
      },
      {
        fields: ['hiddenAt', 'hiddenByReports', 'reportsDismissedAt', 'deletedAt', 'reports'],
        purpose: 'to take down a listing that was reported or deleted',
        basis: 'interest',
        seenBy: ['editors', 'administrators'],
      },
      {
        fields: ['closing.deadline', 'closing.times'],
        purpose: 'to let the employer undo a closing',
        seenBy: ['employer'],
      },
      {
        fields: ['publishAt'],
        purpose: 'to publish it on the day its employer chose',
        seenBy: ['employer', 'administrators'],
      },
      {
        fields: ['roundEndedAt', 'nudges', 'closingTold', 'stillOpenAskedAt'],
        purpose: 'to end applications that no one answers, and to remind the employer',
        seenBy: ['nobody'],
      },
      {
        fields: [
          ...(['approvedTexts.title', 'approvedTexts.duration'] as const),
          ...(['approvedTexts.howToApply', 'approvedTexts.descriptionParagraph'] as const),
        ],
        purpose: 'to compare corrections with the text that was approved',
        seenBy: ['nobody'],
      },
      {
        fields: ['prefixes', 'fingerprint', 'importKey'],
        purpose: 'to find the listing, and others for the same opening',
        basis: 'none',
        seenBy: ['nobody'],
      },
      { fields: ['createdAt', 'updatedAt'], purpose: 'to say when it was posted and changed' },
    ],
  }),
  entry<SubmissionRecord>({
    collection: 'submissions',
    holds: 'A listing that an employer submitted',
    people: 'the person who submitted it, and the people who decided',
    basis: 'contract',
    seenBy: ['employer', 'administrators'],
    kept: WITH_ACCOUNT,
    uses: [
      {
        fields: [
          'title',
          'company',
          'location',
          'duration',
          'applicationDeadline',
          'howToApply',
          'applyLink',
          'stipend.kind',
          'stipend.min',
          'stipend.max',
          'kind',
          'industryId',
          'county',
          'descriptionParagraph',
          'yourRole',
          'whatWeLookFor',
          'niceToHaveSkills',
          'perksAndBenefits',
        ],
        purpose: 'to decide whether it is published',
      },
      {
        fields: ['file.fileId', 'file.fileName', 'file.contentType', 'file.size'],
        purpose: 'to read the details of the opening',
      },
      { fields: ['employer', 'submittedBy'], purpose: 'to know whose submission it is' },
      { fields: ['replaces'], purpose: 'to know which listing it changes' },
      { fields: ['publishAt'], purpose: 'to publish it on the day its employer chose' },
      {
        fields: [
          'status',
          'decision.at',
          'decision.comments',
          'decision.industryId',
          'decision.internshipId',
        ],
        purpose: 'to tell the employer what was decided',
      },
      {
        fields: ['decision.by'],
        purpose: 'to know who decided',
        basis: 'interest',
        seenBy: ['administrators'],
      },
      { fields: ['createdAt', 'updatedAt'], purpose: 'to review the oldest first' },
    ],
  }),
  entry<DraftRecord>({
    collection: 'drafts',
    holds: 'A submission that an employer has started to write, and the content of a form that was rejected',
    people: 'the person who writes it',
    basis: 'contract',
    seenBy: ['person'],
    kept: {
      days: 30,
      after:
        'the last change (10 minutes for a rejected form); at once when it is sent or the account is deleted',
    },
    uses: [
      { fields: ['userId', 'about'], purpose: 'to know whose form it is, and which one' },
      { fields: ['fields', 'fileName', 'savedAt'], purpose: 'to fill in the form again' },
      { fields: ['purgeAt'], purpose: 'to delete the draft on time', seenBy: ['nobody'] },
    ],
  }),
  entry<EmployerRecord>({
    collection: 'employers',
    holds: 'An employer',
    people: 'its members',
    basis: 'contract',
    seenBy: ['everybody'],
    kept: { days: 731, after: 'the last log-in of its last member; at once when that account is deleted' },
    uses: [
      {
        fields: ['name', 'slug', 'kind', 'website', 'county', 'about'],
        purpose: 'to tell applicants who the employer is',
      },
      { fields: ['logo.fileId', 'logo.uploadedAt'], purpose: 'to show the logo' },
      {
        fields: ['members.userId', 'members.role', 'members.since'],
        purpose: 'to let its members act for the employer',
        seenBy: ['employer', 'administrators'],
      },
      {
        fields: [
          'verification.by',
          'verification.domain',
          'verification.at',
          'verification.until',
          'verification.remindedAt',
        ],
        purpose:
          'to tell applicants that the employer is who it says it is, or that it reads e-mail at its domain',
        basis: 'interest',
      },
      {
        fields: [
          'evidence.fileId',
          'evidence.fileName',
          'evidence.contentType',
          'evidence.size',
          'evidence.kind',
          'evidence.at',
        ],
        purpose: 'to verify the employer',
        basis: 'interest',
        seenBy: ['administrators'],
        kept: { days: null, until: 'until an administrator has reviewed them' },
      },
      {
        fields: ['askedAt', 'refusal.at', 'refusal.comments'],
        purpose: 'to decide on a verification, and to say why it was refused',
        seenBy: ['employer', 'administrators'],
      },
      {
        fields: ['recalledAt', 'pausedAt'],
        purpose: 'to stop fraudulent employers, and to refuse applications that no one would read',
        basis: 'interest',
        seenBy: ['administrators'],
      },
      {
        fields: ['nameKeys', 'lockCount'],
        purpose: 'to find look-alike names, and to detect concurrent changes',
        basis: 'interest',
        seenBy: ['nobody'],
      },
      {
        fields: [...FIGURE_PATHS, 'figuresAt'],
        purpose: 'to tell applicants how it responds, from ten concluded applications on',
        basis: 'interest',
      },
      { fields: ['createdAt', 'updatedAt'], purpose: 'to sort employers' },
    ],
  }),
  entry<ImportRecord>({
    collection: 'imports',
    holds: 'A file of listings that staff have checked',
    people: 'the person who checked it',
    basis: 'interest',
    seenBy: ['editors', 'administrators'],
    kept: { days: 1, after: 'the check' },
    uses: [
      { fields: ['by', 'fileName', 'bytes'], purpose: 'to import what was checked' },
      {
        fields: ['done.at', 'done.created', 'done.duplicate', 'done.refused'],
        purpose: 'to show the result',
      },
      { fields: ['purgeAt', 'createdAt'], purpose: 'to delete the file on time', seenBy: ['nobody'] },
    ],
  }),
  entry<ListingViewRecord>({
    collection: 'listingviews',
    holds: 'How often a listing was opened per day',
    people: 'no one: the visitor is not stored',
    basis: 'none',
    seenBy: ['employer', 'administrators'],
    kept: asDeleted('listingviews', 'the day'),
    uses: [{ fields: ['internshipId', 'day', 'views'], purpose: 'to show how often a listing is read' }],
  }),
  entry<PageViewRecord>({
    collection: 'pageviews',
    holds: 'How often a public page was opened, or a click was counted, per day',
    people: 'no one: the visitor is not stored',
    basis: 'none',
    seenBy: ['administrators'],
    kept: asDeleted('pageviews', 'the day'),
    uses: [{ fields: ['kind', 'path', 'day', 'count'], purpose: 'to show how often the site is read' }],
  }),
  entry<EmptySearchRecord>({
    collection: 'emptysearches',
    holds: 'Words that a search found nothing for',
    people: 'no one: the searcher is not stored',
    basis: 'none',
    seenBy: ['administrators'],
    kept: asDeleted('emptysearches', 'the day'),
    uses: [{ fields: ['words', 'day', 'count'], purpose: 'to teach the search what people look for' }],
  }),
  entry<SynonymRecord>({
    collection: 'synonyms',
    holds: 'Two phrases that mean the same in a search',
    people: 'no one',
    basis: 'none',
    seenBy: ['administrators'],
    kept: { days: null, until: 'until an administrator removes them' },
    uses: [{ fields: ['phrase', 'means', 'createdAt'], purpose: 'to find what people mean' }],
  }),
  entry<SharePictureRecord>({
    collection: 'sharepictures',
    holds: 'A picture shown when a page is shared',
    people: 'no one',
    basis: 'none',
    seenBy: ['everybody'],
    kept: { days: 1, after: 'no page uses it any more' },
    uses: [{ fields: ['png', 'drawnAt'], purpose: 'to show what a shared page is about' }],
  }),
];
