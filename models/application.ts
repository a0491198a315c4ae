import { Schema, type Types } from 'mongoose';
import { SENT_CAREER, type SentCareer } from './career';
import { define } from './define';
import { OWNED_PATHS, type Owned } from './owned';
import { plainWords, prefixesOf } from './prefixes';
import type { UserName } from './user';
import { APPLICATION_STATUSES, OWN_OUTCOMES, type ApplicationStatus, type OwnOutcome } from './vocabulary';

export interface ApplicationStep {
  status: ApplicationStatus;
  at: Date;
  /** Null for the service, and for a deleted account. */
  by: Types.ObjectId | null;
  message?: string | null;
}

/** Visible only to the employer. */
export interface ApplicationNote {
  _id: Types.ObjectId;
  text: string;
  at: Date;
  by: Types.ObjectId;
}

/** The applicant's answer to an invitation. */
export interface InterviewReply {
  coming: boolean;
  note: string | null;
  at: Date;
}

export interface ApplicantContact {
  email: string;
  phoneNumber: string;
}

/** `employer` and `postedBy` are those of the listing. */
export interface ApplicationRecord extends Owned {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  userId: Types.ObjectId;
  /** The name it was sent with. Null for older applications if the applicant has not changed their name. */
  applicant: UserName | null;
  /** The applicant's contact details when it was sent. Null if an earlier version did not store them. */
  contact?: ApplicantContact | null;
  /** The resume that was sent. A later upload does not change it. */
  resumeId: Types.ObjectId;
  /** The career profile when it was sent. Later edits do not change it. */
  career?: SentCareer | null;
  status: ApplicationStatus;
  history: ApplicationStep[];
  /** Set once the status is `interview`. */
  interview?: {
    at: Date;
    place: string | null;
    link: string | null;
    /** The number for an interview by phone. */
    phone?: string | null;
    /** The person to ask, as the employer typed it. */
    contact?: string | null;
    /** How often it has moved. Missing if it never moved, or moved before this was counted. */
    sequence?: number;
    /** Missing until the applicant answers, and again once the interview moves. */
    reply?: InterviewReply | null;
  } | null;
  appliedAt: Date;
  /** The applicant's own note about the outcome, if no employer account answers. Visible only to the applicant. */
  ownOutcome?: { outcome: OwnOutcome; note: string | null; at: Date } | null;
  /** Only read if selected explicitly. Applicants see notes in their data export, but nowhere else. */
  notes?: ApplicationNote[];
  /** The employer searches by `prefixes` and sorts by `nameKey`. */
  prefixes?: string[];
  nameKey?: string;
}

/** The employer's search and sort keys. Empty if only the account has the name. */
export const applicantKeys = (name: UserName | null): { prefixes: string[]; nameKey: string } => ({
  prefixes: name ? prefixesOf([name.firstName, name.lastName]) : [],
  nameKey: name ? plainWords(`${name.firstName} ${name.lastName}`).join(' ') : '',
});

const status = { type: String, enum: APPLICATION_STATUSES, required: true };

const schema = new Schema<ApplicationRecord>({
  internshipId: { type: Schema.Types.ObjectId, ref: 'Internship', required: true },
  userId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
  applicant: {
    type: new Schema({ firstName: String, lastName: String }, { _id: false }),
    default: null,
  },
  contact: {
    type: new Schema({ email: String, phoneNumber: String }, { _id: false }),
    default: null,
  },
  resumeId: { type: Schema.Types.ObjectId, ref: 'Resume', required: true },
  career: { type: SENT_CAREER, default: null },
  ...OWNED_PATHS,
  status,
  history: [new Schema({ status, at: Date, by: Schema.Types.ObjectId, message: String }, { _id: false })],
  interview: {
    type: new Schema(
      {
        at: Date,
        place: String,
        link: String,
        phone: String,
        contact: String,
        sequence: Number,
        reply: { type: new Schema({ coming: Boolean, note: String, at: Date }, { _id: false }) },
      },
      { _id: false },
    ),
  },
  appliedAt: { type: Date, required: true },
  ownOutcome: {
    type: new Schema(
      { outcome: { type: String, enum: OWN_OUTCOMES }, note: String, at: Date },
      { _id: false },
    ),
  },
  notes: {
    type: [new Schema({ text: String, at: Date, by: Schema.Types.ObjectId })],
    select: false,
    default: undefined,
  },
  prefixes: {
    type: [String],
    select: false,
    default(this: ApplicationRecord) {
      return applicantKeys(this.applicant).prefixes;
    },
  },
  nameKey: {
    type: String,
    select: false,
    default(this: ApplicationRecord) {
      return applicantKeys(this.applicant).nameKey;
    },
  },
});
schema.index({ userId: 1, internshipId: 1 }, { unique: true });
schema.index({ appliedAt: -1, _id: -1 });
schema.index({ userId: 1, appliedAt: -1, _id: -1 });
schema.index({ internshipId: 1, appliedAt: -1, _id: -1 });
schema.index({ internshipId: 1, status: 1, appliedAt: -1, _id: -1 });
schema.index({ internshipId: 1, nameKey: 1, appliedAt: -1, _id: -1 });
schema.index({ internshipId: 1, prefixes: 1, appliedAt: -1, _id: -1 });
schema.index({ employer: 1, userId: 1, appliedAt: -1, _id: -1 });
schema.index({ employer: 1, appliedAt: -1 });
schema.index({ postedBy: 1 });

export const ApplicationModel = define('Application', schema, 'applications');
