import { Schema, type Types } from 'mongoose';
import { SENT_CAREER, type SentCareer } from './career';
import { define } from './define';
import { OWNED_PATHS, type Owned } from './owned';
import { plainWords, prefixesOf } from './prefixes';
import type { UserName } from './user';
import { APPLICATION_STATUSES, OWN_OUTCOMES, type ApplicationStatus, type OwnOutcome } from './vocabulary';

/** A dated step of an application. */
export interface ApplicationStep {
  status: ApplicationStatus;
  at: Date;
  /** Who made it; null for the service, and for an account that is gone. */
  by: Types.ObjectId | null;
  /** What the employer wrote with it. */
  message?: string | null;
}

/** What an employer notes on an application, for the employer alone. */
export interface ApplicationNote {
  _id: Types.ObjectId;
  text: string;
  at: Date;
  by: Types.ObjectId;
}

/** How an employer reaches an applicant. */
export interface ApplicantContact {
  email: string;
  phoneNumber: string;
}

/** With the employer and the poster of its listing. */
export interface ApplicationRecord extends Owned {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  userId: Types.ObjectId;
  /** The name it was sent with; null where it was sent before that was kept, and the name has not changed since. */
  applicant: UserName | null;
  /** How its applicant was reached when it was sent; null for one of a version that did not keep it. */
  contact?: ApplicantContact | null;
  /** The resume that was sent; a later upload does not change it. */
  resumeId: Types.ObjectId;
  /** What the career profile said when it was sent; a later change does not change it. */
  career?: SentCareer | null;
  status: ApplicationStatus;
  history: ApplicationStep[];
  /** When and where it is, from the step to `interview` on. */
  interview?: {
    at: Date;
    place: string | null;
    link: string | null;
    /** How often it has moved; missing where it has not since that is counted. */
    sequence?: number;
  } | null;
  appliedAt: Date;
  /** What the applicant noted became of it, where no employer's account answers; for the applicant alone. */
  ownOutcome?: { outcome: OwnOutcome; note: string | null; at: Date } | null;
  /** Only where a query asks for them by name: applicants see them in the export of their data, nowhere else. */
  notes?: ApplicationNote[];
  /** What its employer finds it by, and orders names by. */
  prefixes?: string[];
  nameKey?: string;
}

/** What an employer finds and orders an application by; null for a name that is only in the account. */
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
