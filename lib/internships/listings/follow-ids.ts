import type { Types } from 'mongoose';
import { followListings, listingStream } from './watch-changed';

interface Change {
  documentKey?: { _id: Types.ObjectId };
}

const open = listingStream<Change>([{ $project: { operationType: 1, documentKey: 1 } }], {});

/**
 * Follows the changes of listings by any process until it is stopped: calls `changed` with the id of each, and `missed` when any
 * listing may have changed. Resolves when the database delivers every later change. Throws AppError `unavailable` or `conflict`.
 */
export const followIds = (told: {
  changed: (id: string) => void;
  missed: () => void;
}): Promise<{ stop: () => Promise<void> }> =>
  followListings(open, {
    change: ({ documentKey }) => {
      if (documentKey) told.changed(documentKey._id.toHexString());
      else told.missed();
    },
    gap: told.missed,
  });
