import { Schema, type Types } from 'mongoose';
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
}

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
});
schema.index({ at: -1 });
schema.index({ actorId: 1, at: -1 });
schema.index({ 'target.id': 1, at: -1 });
schema.index({ action: 1, at: -1 });
schema.index({ 'target.kind': 1, at: -1 });
schema.index({ 'target.kind': 1, action: 1, at: -1 });

export const AuditEntryModel = define('AuditEntry', schema, 'auditentries');
