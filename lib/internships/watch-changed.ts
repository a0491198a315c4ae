import type mongoose from 'mongoose';
import { isOutOfReach } from '@/lib/platform/core/database-errors';
import { AppError } from '@/lib/platform/core/errors';
import { connect, unavailable } from '@/lib/platform/db/db';
import { followChanges, type OpenStream } from '@/lib/platform/db/follow-changes';
import type { Tag } from '@/lib/platform/cache/tags';
import { InternshipModel } from '@/models/internship';
import { tagsOfListing } from './invalidate-listing';

/** What the industry of a listing is, or was before. */
interface Placing {
  industryId?: number;
  formerIndustryId?: number | null;
}

/** What the database tells of a change of a listing. */
export interface ListingChange {
  operationType: string;
  documentKey?: { _id: mongoose.Types.ObjectId };
  /** As the listing is when it is told. */
  fullDocument?: Placing | null;
  /** What the change itself wrote. */
  updateDescription?: { updatedFields?: Placing };
}

/** Milliseconds the database waits for a change before it says that there is none; less than a socket is waited for. */
const AWAIT_MS = 3_000;

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

/** The tags of everything that shows this listing, or did until now; undefined where that may be anything. */
export function tagsOfChange(change: ListingChange): Tag[] | undefined {
  const { operationType, documentKey, fullDocument, updateDescription } = change;
  const isKnown = operationType === 'insert' || operationType === 'update';
  if (!isKnown || !documentKey || fullDocument?.industryId === undefined) return undefined;
  const { industryId, formerIndustryId = null } = fullDocument;
  // It may have moved on since: the change itself says from where to where it moved then.
  const moved = { industryId, formerIndustryId, ...updateDescription?.updatedFields };
  return [
    ...new Set([
      ...tagsOfListing({ ...documentKey, industryId, formerIndustryId }),
      ...tagsOfListing({ ...documentKey, ...moved }),
    ]),
  ];
}

const open: OpenStream<ListingChange> = async (startAfter) => {
  const { connection } = await connect();
  const { collectionName } = InternshipModel.collection;
  const collection = connection.getClient().db(connection.name).collection(collectionName);
  return collection.watch<mongoose.mongo.Document, ListingChange & mongoose.mongo.ChangeStreamDocument>(
    PIPELINE,
    {
      fullDocument: 'updateLookup',
      maxAwaitTimeMS: AWAIT_MS,
      ...(startAfter !== undefined && { startAfter }),
    },
  );
};

const refused = (cause: unknown): AppError => {
  const said = cause instanceof Error ? cause.message : String(cause);
  const error = new AppError(
    'conflict',
    `MONGODB_URI: this MongoDB does not let Mwanzo follow the changes of its listings (${said}). It takes a replica set and a role with changeStream on them: see docs/mongodb-role.js. PAGE_CACHE_MB=0 does without.`,
  );
  error.cause = cause;
  return error;
};

/**
 * Follows the changes of listings, whoever makes them, until it is stopped: calls `changed` with the tags of each, and `all` where any
 * may have changed. Throws AppError `unavailable`, or `conflict` where the database does not allow it.
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
  try {
    return await followChanges(open, { change, gap: told.all });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw isOutOfReach(error) ? unavailable(error) : refused(error);
  }
}
