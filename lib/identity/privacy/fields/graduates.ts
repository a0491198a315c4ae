import type { AlertRecord } from '@/models/alert';
import type { ApplicationRecord } from '@/models/application';
import type { ApplyClickRecord } from '@/models/apply-click';
import type { CareerRecord } from '@/models/career';
import type { ResumeDownloadRecord } from '@/models/resume-download';
import type { ResumeRecord } from '@/models/resume';
import type { SavedRecord } from '@/models/saved';
import { FILTERS } from '@/models/search-filters';
import { entry } from '../entry';
import { asDeleted, WITH_ACCOUNT } from '../kept';

export const GRADUATE_ENTRIES = [
  entry<ApplicationRecord>({
    collection: 'applications',
    holds: 'An application',
    people: 'applicants, the referees they name, and members of employers who answered them',
    basis: 'contract',
    seenBy: ['person', 'employer'],
    kept: WITH_ACCOUNT,
    row: 'application',
    uses: [
      {
        fields: ['internshipId', 'userId', 'employer', 'postedBy', 'employerId'],
        purpose: 'to send the application to the employer of the listing',
      },
      {
        fields: ['applicant.firstName', 'applicant.lastName'],
        purpose: 'to keep the name it was sent with',
      },
      {
        fields: ['contact.email', 'contact.phoneNumber'],
        row: 'sent',
        purpose: 'to let the employer answer, until it is withdrawn or 90 days after the listing closed',
      },
      { fields: ['resumeId'], row: 'sent', purpose: 'to give the employer the resume that was sent' },
      {
        fields: [
          'career.school',
          'career.course',
          'career.year',
          'career.county',
          'career.skills',
          'career.languages',
          'career.links',
          'career.studies.school',
          'career.studies.course',
          'career.studies.from',
          'career.studies.to',
          'career.certificates.name',
          'career.certificates.issuer',
          'career.certificates.year',
        ],
        row: 'sent',
        purpose: 'to show the employer the career profile for as long as they can read the resume',
      },
      {
        fields: ['career.referees.name', 'career.referees.role', 'career.referees.contact'],
        row: 'sent',
        purpose:
          'to let the employer ask the referees whom the applicant named, for as long as they can read the resume',
      },
      {
        fields: ['status', 'history.status', 'history.at', 'history.message'],
        purpose: 'to tell the applicant its status',
      },
      {
        fields: ['history.by'],
        row: 'notes',
        purpose: 'to know which team member changed the status',
        basis: 'interest',
        seenBy: ['nobody'],
      },
      {
        fields: [
          'interview.at',
          'interview.place',
          'interview.link',
          'interview.phone',
          'interview.contact',
          'interview.sequence',
        ],
        row: 'interview',
        purpose: 'to invite the applicant',
      },
      {
        fields: ['interview.reply.coming', 'interview.reply.note', 'interview.reply.at'],
        row: 'interview',
        purpose: 'to tell the employer whether the applicant comes to the interview',
      },
      { fields: ['appliedAt'], purpose: 'to sort applications, and to end those that no one answers' },
      {
        fields: ['ownOutcome.outcome', 'ownOutcome.note', 'ownOutcome.at'],
        row: 'outcome',
        purpose: 'to let applicants note the result of an application that is answered elsewhere',
        seenBy: ['person'],
      },
      {
        fields: ['notes._id', 'notes.text', 'notes.at', 'notes.by'],
        row: 'notes',
        purpose: 'to let the employer take notes on an application; applicants get the notes with their data',
        basis: 'interest',
      },
      {
        fields: ['prefixes', 'nameKey'],
        purpose: 'to let the employer find and sort applicants',
        seenBy: ['nobody'],
      },
    ],
  }),
  entry<ResumeRecord>({
    collection: 'resumes',
    holds: 'A resume; its file is stored separately',
    people: 'the person who uploaded it',
    basis: 'contract',
    seenBy: ['person', 'employer', 'administrators'],
    kept: WITH_ACCOUNT,
    row: 'resume',
    uses: [
      {
        fields: ['userId', 'fileId'],
        purpose: 'to open the file for its owner and for the employers it was sent to',
      },
      {
        fields: ['fileName', 'contentType', 'size'],
        purpose: 'to show and to send the file as it was uploaded',
      },
      { fields: ['uploadedAt'], purpose: 'to distinguish the current resume from earlier ones' },
    ],
  }),
  entry<ResumeDownloadRecord>({
    collection: 'resumedownloads',
    holds: 'A download of a resume by someone else',
    people: 'owners of resumes, and the people who downloaded them',
    basis: 'interest',
    seenBy: ['person'],
    kept: asDeleted('resumedownloads', 'the download, or when the owner’s account is deleted'),
    row: 'downloads',
    uses: [
      {
        fields: ['resumeId', 'ownerId', 'internshipId', 'role', 'at'],
        purpose: 'to tell people who has their resume',
      },
      {
        fields: ['by'],
        row: 'downloader',
        purpose: 'to find out who downloaded it if a listing was fraudulent',
        seenBy: ['administrators'],
      },
    ],
  }),
  entry<CareerRecord>({
    collection: 'careers',
    holds: 'A career profile',
    people: 'the person who filled it in, and the referees they name',
    basis: 'contract',
    seenBy: ['person'],
    kept: WITH_ACCOUNT,
    row: 'career',
    uses: [
      {
        fields: [
          'school',
          'course',
          'year',
          'county',
          'about',
          'skills',
          'languages',
          'links',
          'experience.title',
          'experience.place',
          'experience.from',
          'experience.to',
          'experience.text',
          'studies.school',
          'studies.course',
          'studies.from',
          'studies.to',
          'certificates.name',
          'certificates.issuer',
          'certificates.year',
        ],
        purpose: 'to make the person’s CV from it',
      },
      {
        fields: ['referees.name', 'referees.role', 'referees.contact'],
        row: 'referees',
        purpose: 'to name, in the person’s CV, the referees whom the person asked',
      },
      { fields: ['updatedAt'], purpose: 'to tell the person when they last changed it' },
    ],
  }),
  entry<SavedRecord>({
    collection: 'saved',
    holds: 'A saved listing',
    people: 'the person who saved it',
    basis: 'contract',
    seenBy: ['person'],
    kept: WITH_ACCOUNT,
    row: 'saved',
    uses: [
      { fields: ['userId', 'internshipId', 'savedAt'], purpose: 'to list what the person saved' },
      { fields: ['remindAt'], purpose: 'to remind the person of the deadline' },
    ],
  }),
  entry<AlertRecord>({
    collection: 'alerts',
    holds: 'A search with e-mail alerts for new listings',
    people: 'the person who made the alert',
    basis: 'contract',
    seenBy: ['person'],
    kept: WITH_ACCOUNT,
    row: 'alerts',
    uses: [
      {
        fields: [
          'userId',
          'search.q',
          ...FILTERS.map((name) => `search.${name}` as const),
          'search.employerId',
        ],
        purpose: 'to find new listings that the person is interested in',
      },
      { fields: ['key'], purpose: 'to store each of a person’s searches only once', seenBy: ['nobody'] },
      {
        fields: ['every', 'nextAt', 'since', 'createdAt'],
        purpose: 'to send each listing once, at the time the person chose',
      },
    ],
  }),
  entry<ApplyClickRecord>({
    collection: 'applyclicks',
    holds: 'A click on Apply Now',
    people: 'the person who clicked it',
    basis: 'interest',
    seenBy: ['nobody'],
    kept: asDeleted('applyclicks', 'the click'),
    row: 'clicks',
    uses: [
      {
        fields: ['internshipId', 'at'],
        purpose: 'to count how often a listing was applied to',
        seenBy: ['employer', 'administrators'],
      },
      {
        fields: ['userId'],
        row: 'clicker',
        purpose: 'to give the person their data; empty once the account is deleted',
        seenBy: ['person'],
      },
    ],
  }),
];
