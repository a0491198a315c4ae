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
  /** Null for the service, and for an account that is gone. */
  by: Types.ObjectId | null;
  message?: string | null;
}

/** Visible to the employer alone. */
export interface ApplicationNote {
  _id: Types.ObjectId;
  text: string;
  at: Date;
  by: Types.ObjectId;
}

export interface ApplicantContact {
  email: string;
  phoneNumber: string;
}

/** `employer` and `postedBy` are the listing's. */
export interface ApplicationRecord extends Owned {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  userId: Types.ObjectId;
  /** The name it was sent with; null for older applications whose applicant has not changed their name. */
  applicant: UserName | null;
  /** The applicant's contact details when it was sent; null if an earlier version did not keep them. */
  contact?: ApplicantContact | null;
  /** The resume that was sent; a later upload does not change it. */
  resumeId: Types.ObjectId;
  /** The career profile when it was sent; later edits do not change it. */
  career?: SentCareer | null;
  status: ApplicationStatus;
  history: ApplicationStep[];
  /** Set from the status `interview` on. */
  interview?: {
    at: Date;
    place: string | null;
    link: string | null;
    /** How often it has moved; missing if never, or not since this is counted. */
    sequence?: number;
  } | null;
  appliedAt: Date;
  /** The applicant's own note of the outcome, if no employer account answers; visible to the applicant alone. */
  ownOutcome?: { outcome: OwnOutcome; note: string | null; at: Date } | null;
  /** Read only if selected explicitly: applicants see them in their data export, nowhere else. */
  notes?: ApplicationNote[];
  /** Its employer searches by `prefixes` and sorts by `nameKey`. */
  prefixes?: string[];
  nameKey?: string;
}

/** The employer's search and sort keys; empty for a name that is only in the account. */
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
    type: new Schema({ at: Date, place: String, link: String, sequence: Number }, { _id: false }),
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
