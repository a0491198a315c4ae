import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import { REPORT_REASONS, REPORT_STATES, type ReportReason, type ReportState } from './vocabulary';

/** A report of a listing, kept for 400 days. */
export interface ReportRecord {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  reason: ReportReason;
  /** The rank of its reason, the worst first, or -1 once enough independent people have reported the listing. Queues are sorted by it. */
  harm: number;
  text: string | null;
  /** Where to send the decision. */
  email: string | null;
  /** Null for visitors, and once the account is deleted. */
  reporterId: Types.ObjectId | null;
  /** Keyed hash of the browser's cookie, different for each listing. Missing in reports by earlier versions. */
  device?: string;
  /** Keyed hash of the reporter's network (/24 or /48), different for each listing. The address itself is not stored. */
  network: string;
  /** 2 if the reporter applied to the listing, else 1. Read by the previous version. */
  weight: number;
  /** Whether the reporter applied to the listing, or has a verified account older than a day. */
  trusted?: boolean;
  /** Whether it counts as a separate person: no other counted report has the same account, browser or network. */
  counts?: boolean;
  state: ReportState;
  decision: { by: Types.ObjectId | null; at: Date; comments: string | null } | null;
  createdAt: Date;
}

const schema = new Schema<ReportRecord>({
  internshipId: { type: Schema.Types.ObjectId, required: true },
  reason: { type: String, enum: REPORT_REASONS, required: true },
  harm: { type: Number, required: true },
  text: { type: String, default: null },
  email: { type: String, default: null },
  reporterId: { type: Schema.Types.ObjectId, default: null },
  device: { type: String, default: undefined },
  network: { type: String, required: true },
  weight: { type: Number, required: true },
  trusted: { type: Boolean, default: undefined },
  counts: { type: Boolean, default: undefined },
  state: { type: String, enum: REPORT_STATES, required: true },
  decision: {
    type: new Schema(
      {
        by: { type: Schema.Types.ObjectId, default: null },
        at: Date,
        comments: { type: String, default: null },
      },
      { _id: false },
    ),
    default: null,
  },
  createdAt: { type: Date, required: true },
});
schema.index({ internshipId: 1, createdAt: -1, _id: -1 });
schema.index({ internshipId: 1, counts: 1, createdAt: -1, _id: -1 });
schema.index({ state: 1, harm: 1, createdAt: 1, _id: 1 });
schema.index({ reporterId: 1 });
schema.index({ 'decision.by': 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: 400 * DAY_SECONDS });

export const ReportModel = define('Report', schema, 'reports');
