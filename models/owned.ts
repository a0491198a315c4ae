import { Schema, type Types } from 'mongoose';

/** The owner of a listing, an application or a recall. */
export interface Owned {
  /** Null for listings by staff or from imports. */
  employer: Types.ObjectId | null;
  /** The account that posted the listing, for the record; null if there was none, or it is gone. */
  postedBy: Types.ObjectId | null;
  /** The account by which the previous version knows the employer. Written for it, never read (lib/employers/records/former-account.ts). */
  employerId?: Types.ObjectId;
}

export const OWNED_PATHS = {
  employer: { type: Schema.Types.ObjectId, default: null },
  postedBy: { type: Schema.Types.ObjectId, default: null },
  employerId: { type: Schema.Types.ObjectId, select: false },
};
