import { Schema, type Types } from 'mongoose';
import { prefixesOf } from './prefixes';
import { define } from './define';

/** Who did what to whom and when. Entries are only ever added. */
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
  /** What the log is searched by. */
  prefixes?: string[];
}

type Named = Pick<AuditEntryRecord, 'actorName' | 'target'>;

/** The prefixes of who did it and of what it was done to; to be written whenever a name in it changes. */
export const auditPrefixes = ({ actorName, target }: Named): string[] =>
  prefixesOf([actorName, target.label]);

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
});
schema.index({ at: -1 });
schema.index({ actorId: 1, at: -1 });
schema.index({ 'target.id': 1, at: -1 });
schema.index({ action: 1, at: -1 });
schema.index({ prefixes: 1, at: -1 });
schema.index({ 'target.kind': 1, at: -1 });
schema.index({ 'target.kind': 1, action: 1, at: -1 });

export const AuditEntryModel = define('AuditEntry', schema, 'auditentries');
