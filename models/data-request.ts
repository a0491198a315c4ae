import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  type DataRequestKind,
  type DataRequestState,
} from './vocabulary';

/** A request about personal data. Kept until it is answered, and for a year after that. */
export interface DataRequestRecord {
  _id: Types.ObjectId;
  kind: DataRequestKind;
  /** Name, address and text are null after an erasure. */
  name: string | null;
  email: string | null;
  text: string | null;
  /** The sender's account, if it has this address. Null for a visitor, and once the account is deleted. */
  userId: Types.ObjectId | null;
  /** When the address was proven to be the sender's: by the link, or at once if they were logged in. Missing in older requests. */
  confirmedAt?: Date | null;
  /** The link in the confirmation e-mail, as the hash of its token. Null if none was sent. */
  confirmation?: { hash: string; expiresAt: Date } | null;
  state: DataRequestState;
  dueAt: Date;
  /** When administrators were reminded that it is due. */
  remindedAt: Date | null;
  answer: { by: Types.ObjectId | null; at: Date; text: string | null } | null;
  createdAt: Date;
}

const schema = new Schema<DataRequestRecord>({
  kind: { type: String, enum: DATA_REQUEST_KINDS, required: true },
  name: { type: String, default: null },
  email: { type: String, default: null },
  text: { type: String, default: null },
  userId: { type: Schema.Types.ObjectId, default: null },
  confirmedAt: { type: Date, default: null },
  confirmation: {
    type: new Schema({ hash: String, expiresAt: Date }, { _id: false }),
    default: null,
  },
  state: { type: String, enum: DATA_REQUEST_STATES, required: true },
  dueAt: { type: Date, required: true },
  remindedAt: { type: Date, default: null },
  answer: {
    type: new Schema(
      {
        by: { type: Schema.Types.ObjectId, default: null },
        at: Date,
        text: { type: String, default: null },
      },
      { _id: false },
    ),
    default: null,
  },
  createdAt: { type: Date, required: true },
});
schema.index({ state: 1, dueAt: 1, _id: 1 });
schema.index({ email: 1 });
schema.index({ userId: 1 });
schema.index({ 'confirmation.hash': 1 }, { sparse: true });
schema.index({ 'answer.by': 1 });
schema.index({ 'answer.at': 1 }, { expireAfterSeconds: 365 * DAY_SECONDS });

export const DataRequestModel = define('DataRequest', schema, 'datarequests');
