import { Schema, type Types } from 'mongoose';
import { prefixesOf } from './prefixes';
import { define } from './define';

interface SealedPart {
  /** Deleted together with personal data, which could otherwise be guessed from its hash. */
  salt?: string;
  hash: string;
}

/** An entry's place in the hash chain (lib/trust/audit/seal.ts). */
export interface AuditSeal {
  /** Starts at 1. */
  seq: number;
  /** The hash of the previous entry. Empty for the first. */
  previous: string;
  actor: SealedPart;
  target: SealedPart;
  changes: SealedPart;
  hash: string;
}

/** An append-only log entry: who did what to whom and when. */
export interface AuditEntryRecord {
  _id: Types.ObjectId;
  actorId: Types.ObjectId;
  actorName: string;
  actorRole: string;
  action: string;
  target: { kind: string; id: Types.ObjectId; label: string };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  at: Date;
  prefixes?: string[];
  /** Missing until the entry is sealed, a few seconds after it was added. */
  seal?: AuditSeal;
}

type Named = Pick<AuditEntryRecord, 'actorName' | 'target'>;

/** The search prefixes of actor and target. Rewrite them whenever one of the names changes. */
export const auditPrefixes = ({ actorName, target }: Named): string[] =>
  prefixesOf([actorName, target.label]);

const part = new Schema<SealedPart>(
  { salt: { type: String }, hash: { type: String, required: true } },
  { _id: false },
);

const schema = new Schema<AuditEntryRecord>({
  actorId: { type: Schema.Types.ObjectId, required: true },
  actorName: { type: String, required: true },
  actorRole: { type: String, required: true },
  action: { type: String, required: true },
  target: {
    type: new Schema({ kind: String, id: Schema.Types.ObjectId, label: String }, { _id: false }),
    required: true,
  },
  before: { type: Schema.Types.Mixed, default: null },
  after: { type: Schema.Types.Mixed, default: null },
  at: { type: Date, required: true },
  prefixes: {
    type: [String],
    select: false,
    default(this: AuditEntryRecord) {
      return auditPrefixes(this);
    },
  },
  seal: {
    type: new Schema<AuditSeal>(
      {
        seq: { type: Number, required: true },
        previous: { type: String },
        actor: { type: part, required: true },
        target: { type: part, required: true },
        changes: { type: part, required: true },
        hash: { type: String, required: true },
      },
      { _id: false },
    ),
    select: false,
  },
});
schema.index({ at: -1, _id: -1 });
schema.index({ actorId: 1, at: -1 });
schema.index({ 'target.id': 1, at: -1, _id: -1 });
schema.index({ action: 1, at: -1, _id: -1 });
schema.index({ prefixes: 1, at: -1, _id: -1 });
schema.index({ 'target.kind': 1, at: -1, _id: -1 });
schema.index({ 'target.kind': 1, action: 1, at: -1, _id: -1 });
schema.index({ 'seal.seq': 1, _id: 1 });

export const AuditEntryModel = define('AuditEntry', schema, 'auditentries');
