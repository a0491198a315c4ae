import type mongoose from 'mongoose';
import type { OpenStream } from '@/lib/platform/db/follow-changes';
import { streamOf, watchCollection } from '@/lib/platform/db/watch-collection';
import type { Tag } from '@/lib/platform/cache/tags';
import { InternshipModel } from '@/models/internship';
import { tagsOfListing } from './invalidate-listing';

interface Placing {
  industryId?: number;
  formerIndustryId?: number | null;
}

export interface ListingChange {
  operationType: string;
  documentKey?: { _id: mongoose.Types.ObjectId };
  /** The document at the time the event is delivered. */
  fullDocument?: Placing | null;
  updateDescription?: { updatedFields?: Placing };
}

const PLACING = ['industryId', 'formerIndustryId'];

const PIPELINE = [
  {
    $project: Object.fromEntries(
      [
        'operationType',
        'documentKey',
        ...PLACING.map((name) => `fullDocument.${name}`),
        ...PLACING.map((name) => `updateDescription.updatedFields.${name}`),
      ].map((name) => [name, 1]),
    ),
  },
];

/** The cache tags of a listing before and after the change. Undefined if they are unknown. */
export function tagsOfChange(change: ListingChange): Tag[] | undefined {
  const { operationType, documentKey, fullDocument, updateDescription } = change;
  const isKnown = operationType === 'insert' || operationType === 'update';
  if (!isKnown || !documentKey || fullDocument?.industryId === undefined) return undefined;
  const { industryId, formerIndustryId = null } = fullDocument;
  // The listing may have moved again since. The change itself says which industries it moved between.
  const moved = { industryId, formerIndustryId, ...updateDescription?.updatedFields };
  return [
    ...new Set([
      ...tagsOfListing({ ...documentKey, industryId, formerIndustryId }),
      ...tagsOfListing({ ...documentKey, ...moved }),
    ]),
  ];
}

export const listingStream = <Change>(
  pipeline: mongoose.mongo.Document[],
  options: mongoose.mongo.ChangeStreamOptions,
): OpenStream<Change> => streamOf(InternshipModel.collection.collectionName, pipeline, options);

const open = listingStream<ListingChange>(PIPELINE, { fullDocument: 'updateLookup' });

/**
 * Follows a change stream of the listings (`followChanges`). Throws AppError `unavailable`, or `conflict` if the database does not allow
 * change streams.
 */
export const followListings = <Change>(
  stream: OpenStream<Change>,
  told: { change: (change: Change) => void; gap: () => void },
): Promise<{ stop: () => Promise<void> }> => watchCollection('listings', stream, told);

/**
 * Follows listing changes by any process: calls `changed` with the cache tags of each, or `all` if any listing may have changed.
 * Throws AppError `unavailable`, or `conflict` if the database does not allow change streams.
 */
export async function watchChangedListings(told: {
  changed: (tags: readonly Tag[]) => void;
  all: () => void;
}): Promise<{ stop: () => Promise<void> }> {
  const change = (event: ListingChange): void => {
    const tags = tagsOfChange(event);
    if (tags) told.changed(tags);
    else told.all();
  };
  return followListings(open, { change, gap: told.all });
}
