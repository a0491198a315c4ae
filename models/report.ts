import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import { REPORT_REASONS, REPORT_STATES, type ReportReason, type ReportState } from './vocabulary';

/** What somebody reported about a listing, kept for 400 days. */
export interface ReportRecord {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  reason: ReportReason;
  /** The place of its reason, the worst first: queues are read in this order. */
  harm: number;
  text: string | null;
  /** Where the reporter wants to hear of the decision. */
  email: string | null;
  /** The account; null for visitors, and once it is gone. */
  reporterId: Types.ObjectId | null;
  /** One for each reporter: the account, or the network of a visitor. */
  reporter: string;
  /** Keyed hash of the network it came from. The address itself is not stored. */
  network: string;
  /** 2 of somebody who applied to the listing, else 1. */
  weight: number;
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
  reporter: { type: String, required: true },
  network: { type: String, required: true },
  weight: { type: Number, required: true },
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
schema.index({ internshipId: 1, reporter: 1 }, { unique: true });
schema.index({ state: 1, harm: 1, createdAt: 1 });
schema.index({ reporterId: 1 });
schema.index({ 'decision.by': 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: 400 * DAY_SECONDS });

export const ReportModel = define('Report', schema, 'reports');
