import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import { REPORT_REASONS, REPORT_STATES, type ReportReason, type ReportState } from './vocabulary';

/** What somebody reported about a listing, kept for 400 days. */
export interface ReportRecord {
  _id: Types.ObjectId;
  internshipId: Types.ObjectId;
  reason: ReportReason;
  /** The place of its reason, the worst first; -1 where enough independent people reported the listing. Queues are read in this order. */
  harm: number;
  text: string | null;
  /** Where the reporter wants to hear of the decision. */
  email: string | null;
  /** The account; null for visitors, and once it is gone. */
  reporterId: Types.ObjectId | null;
  /** Keyed hash of the browser's cookie, another for each listing; missing in reports of earlier versions. */
  device?: string;
  /** Keyed hash of the network it came from (/24 or /48), another for each listing. The address itself is not stored. */
  network: string;
  /** 2 of somebody who applied to the listing, else 1. The previous version counts by it. */
  weight: number;
  /** Whether the reporter applied to the listing, or has a verified account older than a day. */
  trusted?: boolean;
  /** Whether it counts as a person of its own: no other one that counts shares its account, browser or network. */
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
