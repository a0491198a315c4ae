import type { Types } from 'mongoose';
import { followListings, listingStream } from './watch-changed';

interface Change {
  documentKey?: { _id: Types.ObjectId };
}

const open = listingStream<Change>([{ $project: { operationType: 1, documentKey: 1 } }], {});

/**
 * Follows listing changes by any process: calls `changed` with each id, or `missed` if any listing may have changed. Resolves
 * once changes are being delivered. Throws AppError `unavailable` or `conflict`.
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
