import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { COUNTIES, EMPLOYER_KINDS, EVIDENCE_KINDS } from './vocabulary';
import type { County, EmployerKind, EvidenceKind } from './vocabulary';

export interface EvidenceRecord {
  fileId: Types.ObjectId;
  fileName: string;
  contentType: string;
  size: number;
  kind: EvidenceKind;
  at: Date;
}

export interface MemberRecord {
  userId: Types.ObjectId;
  role: 'owner' | 'member';
  since: Date;
}

/** The basis of an employer's badge: e-mail at its domain ("Domain confirmed"), or documents an administrator checked ("Verified"). */
export interface VerificationRecord {
  by: 'domain' | 'documents';
  /** The confirmed registrable domain. Null for documents. */
  domain: string | null;
  at: Date;
  until: Date;
  /** When the owner was reminded that it will expire. */
  remindedAt: Date | null;
}

/** How an employer treated applicants in the last twelve months (lib/employers/figures/employer-figures.ts). */
export interface EmployerFigures {
  /** Applications that were answered, or that ended without an answer. */
  applications: number;
  answered: number;
  /** Null if no application was viewed or answered. */
  medianDaysToView: number | null;
  medianDaysToOutcome: number | null;
}

export interface EmployerRecord {
  _id: Types.ObjectId;
  /** If the first listing names another employer, empty until the profile is saved. Without a name, the employer has no page. */
  name: string;
  /** The last part of its page's address. Unique, and stays the same when the name changes. */
  slug: string;
  kind: EmployerKind;
  /** Starts with https:// or http://. */
  website: string | null;
  county: County | null;
  about: string;
  logo: { fileId: Types.ObjectId; uploadedAt: Date } | null;
  /** At least one. An account belongs to only one employer. */
  members: MemberRecord[];
  verification: VerificationRecord | null;
  evidence: EvidenceRecord[];
  /** When it asked an administrator to check its documents. */
  askedAt: Date | null;
  /** Why an administrator rejected its documents or revoked its badge. */
  refusal: { at: Date; comments: string } | null;
  /** For finding look-alike names (lib/employers/records/names.ts). */
  nameKeys: string[];
  /** When it was recalled for fraud. Since then, nobody can act for it or read its data. */
  recalledAt: Date | null;
  /** When it was paused because no member can log in. Meanwhile, it accepts no applications. */
  pausedAt: Date | null;
  /** Incremented by transactions that rely on the record, so that they conflict with each other. */
  lockCount?: number;
  figures?: EmployerFigures | null;
  /** When the figures were calculated. Null until then. */
  figuresAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const figures = new Schema<EmployerFigures>(
  {
    applications: Number,
    answered: Number,
    medianDaysToView: { type: Number, default: null },
    medianDaysToOutcome: { type: Number, default: null },
  },
  { _id: false },
);
/** The paths of the figures in an employer's record. */
export const FIGURE_PATHS = Object.keys(figures.paths).map((name) => `figures.${name}` as const);

const schema = new Schema<EmployerRecord>(
  {
    name: { type: String, default: '' },
    slug: { type: String, required: true },
    kind: { type: String, enum: EMPLOYER_KINDS, required: true },
    website: { type: String, default: null },
    county: { type: String, enum: [...COUNTIES, null], default: null },
    about: { type: String, default: '' },
    logo: {
      type: new Schema({ fileId: Schema.Types.ObjectId, uploadedAt: Date }, { _id: false }),
      default: null,
    },
    members: [
      new Schema(
        {
          userId: { type: Schema.Types.ObjectId, required: true },
          role: { type: String, enum: ['owner', 'member'], required: true },
          since: { type: Date, required: true },
        },
        { _id: false },
      ),
    ],
    verification: {
      type: new Schema(
        {
          by: { type: String, enum: ['domain', 'documents'], required: true },
          domain: { type: String, default: null },
          at: { type: Date, required: true },
          until: { type: Date, required: true },
          remindedAt: { type: Date, default: null },
        },
        { _id: false },
      ),
      default: null,
    },
    evidence: [
      new Schema(
        {
          fileId: { type: Schema.Types.ObjectId, required: true },
          fileName: { type: String, required: true },
          contentType: { type: String, required: true },
          size: { type: Number, required: true },
          kind: { type: String, enum: EVIDENCE_KINDS, required: true },
          at: { type: Date, required: true },
        },
        { _id: false },
      ),
    ],
    askedAt: { type: Date, default: null },
    refusal: {
      type: new Schema({ at: Date, comments: String }, { _id: false }),
      default: null,
    },
    nameKeys: { type: [String], default: [] },
    recalledAt: { type: Date, default: null },
    pausedAt: { type: Date, default: null },
    lockCount: { type: Number, select: false },
    figures: { type: figures },
    figuresAt: { type: Date, default: null },
  },
  { timestamps: true },
);
schema.index({ slug: 1 }, { unique: true });
schema.index({ 'members.userId': 1 }, { unique: true });
schema.index({ nameKeys: 1 });
schema.index({ askedAt: 1, _id: 1 });
schema.index({ 'verification.until': 1, _id: 1 });
schema.index({ figuresAt: 1 });
schema.index({ createdAt: -1, _id: -1 });

export const EmployerModel = define('Employer', schema, 'employers');
