import { Schema, type Types } from 'mongoose';
import { prefixesOf } from './prefixes';
import { define } from './define';
import {
  COUNTIES,
  INDUSTRY_IDS,
  KINDS,
  STIPEND_KINDS,
  SUBMISSION_STATUSES,
  type County,
  type Kind,
  type StipendKind,
  type SubmissionStatus,
} from './vocabulary';

export interface ListingTerms {
  version: number;
  /** Every word and filter it is found by. */
  keys: string[];
  /** Of these, all but the words of its text, in one string: enough to rank and to count it. */
  head: string;
}

export interface InternshipRecord {
  _id: Types.ObjectId;
  title: string;
  company: string;
  /** The last part of the listing's address, unique within its industry. */
  slug: string;
  /** The company and the title in the form the featured address asks for; not unique. */
  featuredSlug: string;
  industryId: number;
  /** Where it was before it last moved, so that the pages of that industry learn of it. */
  formerIndustryId?: number | null;
  location: string;
  county: County | null;
  remote: boolean;
  kind: Kind;
  /** Whole Kenya shillings a month; `min` and `max` only when paid and stated. */
  stipend: { kind: StipendKind; min: number | null; max: number | null };
  duration: string;
  applicationDeadline: Date;
  applyLink: string;
  isFeatured: boolean;
  descriptionIntroHeading: string;
  descriptionParagraph: string;
  howToApply: string;
  whyJoinUs: string[];
  yourRole: string[];
  whatWeLookFor: string[];
  niceToHaveSkills: string[];
  perksAndBenefits: string[];
  createdBy: Types.ObjectId | null;
  /** The employer who submitted it; null where the office wrote it. */
  employerId: Types.ObjectId | null;
  submissionRef: { submissionId: Types.ObjectId; status: SubmissionStatus } | null;
  hiddenAt: Date | null;
  deletedAt: Date | null;
  /** What the office's list is searched by; none for a deleted one. */
  beginnings?: string[];
  /** What tells it from any other listing (lib/internships/fingerprint.ts), as it is now. */
  fingerprint?: string;
  /** Its fingerprint when it was imported, which no edit changes; none for a listing that was not. */
  importKey?: string;
  /** What it is found by (lib/search); read only when asked for. */
  search?: ListingTerms;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, default: '' };
const list = { type: [String], default: [] };

type Named = Pick<InternshipRecord, 'title' | 'company' | 'location'> & { deletedAt?: Date | null };

/** The beginnings of a listing's title, company and location; to be written whenever one of them changes. */
export const internshipPrefixes = ({ title, company, location, deletedAt }: Named): string[] =>
  deletedAt ? [] : prefixesOf([title, company, location]);

const schema = new Schema<InternshipRecord>(
  {
    title: { type: String, required: true },
    company: { type: String, required: true },
    slug: { type: String, required: true },
    featuredSlug: { type: String, required: true },
    industryId: { type: Number, enum: INDUSTRY_IDS, required: true },
    formerIndustryId: { type: Number, enum: INDUSTRY_IDS },
    location: { type: String, required: true },
    county: { type: String, enum: [...COUNTIES, null], default: null },
    remote: { type: Boolean, default: false },
    kind: { type: String, enum: KINDS, default: 'internship' },
    stipend: {
      type: new Schema(
        {
          kind: { type: String, enum: STIPEND_KINDS, default: 'not stated' },
          min: { type: Number, default: null },
          max: { type: Number, default: null },
        },
        { _id: false },
      ),
      default: () => ({}),
    },
    duration: { type: String, required: true },
    applicationDeadline: { type: Date, required: true },
    applyLink: { type: String, required: true },
    isFeatured: { type: Boolean, default: false },
    descriptionIntroHeading: text,
    descriptionParagraph: { type: String, required: true },
    howToApply: text,
    whyJoinUs: list,
    yourRole: list,
    whatWeLookFor: list,
    niceToHaveSkills: list,
    perksAndBenefits: list,
    createdBy: { type: Schema.Types.ObjectId, default: null },
    employerId: { type: Schema.Types.ObjectId, default: null },
    submissionRef: {
      type: new Schema(
        {
          submissionId: { type: Schema.Types.ObjectId, required: true },
          status: { type: String, enum: SUBMISSION_STATUSES, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    hiddenAt: { type: Date, default: null },
    deletedAt: { type: Date, default: null },
    beginnings: {
      type: [String],
      select: false,
      default(this: InternshipRecord) {
        return internshipPrefixes(this);
      },
    },
    fingerprint: { type: String, select: false },
    importKey: { type: String, select: false },
    search: {
      type: new Schema(
        {
          version: { type: Number, required: true },
          keys: { type: [String], required: true },
          head: { type: String, default: '' },
        },
        { _id: false },
      ),
      select: false,
    },
  },
  { timestamps: true },
);
schema.index({ industryId: 1, slug: 1 }, { unique: true });
schema.index({ industryId: 1, deletedAt: 1, hiddenAt: 1, createdAt: -1, applicationDeadline: 1 });
schema.index({ industryId: 1, deletedAt: 1, hiddenAt: 1, applicationDeadline: 1 });
schema.index({ county: 1, deletedAt: 1, hiddenAt: 1, createdAt: -1, applicationDeadline: 1 });
schema.index({ county: 1, deletedAt: 1, hiddenAt: 1, applicationDeadline: 1 });
schema.index({ isFeatured: 1, deletedAt: 1, hiddenAt: 1, createdAt: -1, applicationDeadline: 1 });
schema.index({ deletedAt: 1, hiddenAt: 1, createdAt: -1, applicationDeadline: 1 });
schema.index({ deletedAt: 1, hiddenAt: 1, applicationDeadline: 1 });
schema.index({ updatedAt: -1 });
schema.index({ deletedAt: 1, createdAt: -1 });
schema.index({ deletedAt: 1, applicationDeadline: 1 });
schema.index({ deletedAt: 1, title: 1, createdAt: -1 });
schema.index({ deletedAt: 1, isFeatured: 1, createdAt: -1 });
schema.index({ beginnings: 1, createdAt: -1 });
schema.index({ featuredSlug: 1, createdAt: -1 });
schema.index({ employerId: 1, deletedAt: 1, createdAt: -1 });
schema.index({ createdBy: 1 });
schema.index({ 'search.keys': 1, applicationDeadline: 1 });
schema.index({ 'search.version': 1 });
schema.index({ fingerprint: 1 });
schema.index({ importKey: 1 }, { unique: true, partialFilterExpression: { importKey: { $exists: true } } });
schema.index(
  { 'submissionRef.submissionId': 1 },
  { unique: true, partialFilterExpression: { 'submissionRef.submissionId': { $exists: true } } },
);

export const InternshipModel = define('Internship', schema, 'internships');
