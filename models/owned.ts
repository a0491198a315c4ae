import { Schema, type Types } from 'mongoose';

/** The owner of a listing, an application or a recall. */
export interface Owned {
  /** Null for listings by staff or from imports. */
  employer: Types.ObjectId | null;
  /** The account that posted the listing, for the record. Null if there was none, or it was deleted. */
  postedBy: Types.ObjectId | null;
  /** How the previous version finds the employer. Written for that version, but never read (lib/employers/records/former-account.ts). */
  employerId?: Types.ObjectId;
}

export const OWNED_PATHS = {
  employer: { type: Schema.Types.ObjectId, default: null },
  postedBy: { type: Schema.Types.ObjectId, default: null },
  employerId: { type: Schema.Types.ObjectId, select: false },
};
