import type { Types } from 'mongoose';
import type { Tag } from '@/lib/platform/cache/tags';
import { streamOf, watchCollection } from '@/lib/platform/db/watch-collection';
import { EmployerModel } from '@/models/employer';
import { employerTags } from './invalidate-employer';

interface EmployerChange {
  operationType: string;
  documentKey?: { _id: Types.ObjectId };
  updateDescription?: { updatedFields?: Record<string, unknown> };
}

const open = streamOf<EmployerChange>(EmployerModel.collection.collectionName, [
  { $project: { operationType: 1, documentKey: 1, updateDescription: 1 } },
]);

/** Fields that no page shows. */
const UNSEEN = [
  ...['figuresAt', 'updatedAt', 'evidence', 'askedAt', 'refusal', 'nameKeys', 'lockCount'],
  ...['members', 'recalledAt'],
];

const isUnseen = (field: string): boolean =>
  UNSEEN.some((one) => field === one || field.startsWith(`${one}.`));

/**
 * Calls `changed` with the cache tags of each employer that any process changed, or `all` if any page may have changed. Throws
 * `unavailable`, or `conflict` if the database does not allow change streams.
 */
export const watchEmployers = (told: {
  changed: (tags: readonly Tag[]) => void;
  all: () => void;
}): Promise<{ stop: () => Promise<void> }> =>
  watchCollection<EmployerChange>('employers', open, {
    change: ({ operationType, documentKey, updateDescription }) => {
      const fields = Object.keys(updateDescription?.updatedFields ?? {});
      const isSeen = operationType !== 'update' || !fields.every(isUnseen);
      if (!documentKey) told.all();
      else if (isSeen) told.changed(employerTags(documentKey._id));
    },
    gap: told.all,
  });
