import type { Types } from 'mongoose';
import { invalidateListing } from '@/lib/internships/listings/invalidate-listing';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

/** Hides a public listing, by reports or by a decision. Call it in a transaction. Returns the listing if it was public. */
export async function hideListing(
  _id: Types.ObjectId,
  { byReports }: { byReports: boolean },
): Promise<InternshipRecord | null> {
  const hidden = await InternshipModel.findOneAndUpdate(
    { _id, hiddenAt: null, deletedAt: null },
    { $set: { hiddenAt: new Date(), hiddenByReports: byReports } },
  ).lean<InternshipRecord>();
  if (hidden) invalidateListing(hidden);
  return hidden;
}

/** Marks a listing hidden by reports as hidden by a decision, so that dismissing other reports no longer restores it. */
export const keepHidden = (_id: Types.ObjectId) =>
  InternshipModel.updateOne({ _id, hiddenByReports: true }, { $set: { hiddenByReports: false } });

/** Restores a listing that reports have hidden. Call it in a transaction. Returns true if it did. */
export async function showListing(_id: Types.ObjectId): Promise<boolean> {
  const shown = await InternshipModel.findOneAndUpdate(
    { _id, hiddenByReports: true },
    { $set: { hiddenAt: null, hiddenByReports: false } },
  ).lean<InternshipRecord>();
  if (shown) invalidateListing(shown);
  return shown !== null;
}

/** Records a dismissal: for 30 days, only a decision can hide the listing. Call it in the same transaction as the decision. */
export const noteDismissal = (_id: Types.ObjectId, at: Date) =>
  InternshipModel.updateOne({ _id }, { $set: { reportsDismissedAt: at } }, { timestamps: false });

/** Restores a hidden listing, whatever hid it. Call it in a transaction. Returns the listing if it was hidden. */
export async function putBackListing(_id: Types.ObjectId): Promise<InternshipRecord | null> {
  const shown = await InternshipModel.findOneAndUpdate(
    { _id, hiddenAt: { $ne: null }, deletedAt: null },
    { $set: { hiddenAt: null, hiddenByReports: false } },
  ).lean<InternshipRecord>();
  if (shown) invalidateListing(shown);
  return shown;
}
