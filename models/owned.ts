import { Schema, type Types } from 'mongoose';

/** Whose a listing, an application or a recall is. */
export interface Owned {
  /** The employer; null for what staff wrote and imports brought. */
  employer: Types.ObjectId | null;
  /** The account that posted the listing, for the record; null where there was none, or it is gone. */
  postedBy: Types.ObjectId | null;
  /** By which the version before knows the employer: the account. Written for it, never read (lib/employers/records/former-account.ts). */
  employerId?: Types.ObjectId;
}

export const OWNED_PATHS = {
  employer: { type: Schema.Types.ObjectId, default: null },
  postedBy: { type: Schema.Types.ObjectId, default: null },
  employerId: { type: Schema.Types.ObjectId, select: false },
};
