import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { ApplicationModel } from '@/models/application';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { readSavedListings, type SavedListing } from './read-saved-listings';

export interface SavedInternship extends SavedListing {
  /** ISO 8601, UTC. */
  savedAt: AnsweredMoment;
  applied: boolean;
}

export async function listSaved(
  actor: Actor,
  input: { page?: unknown },
): Promise<{ internships: SavedInternship[] } & Paged> {
  const { id: userId } = authorize(actor, 'saved:read');
  const { records, ...facts } = await findPage<SavedRecord>(SavedModel, {
    filter: { userId },
    page: input.page,
    order: { savedAt: -1 },
  });
  const times = new Map(records.map(({ internshipId, savedAt }) => [internshipId.toHexString(), savedAt]));
  const applied = new Set(
    (
      await ApplicationModel.distinct('internshipId', { userId, internshipId: { $in: [...times.keys()] } })
    ).map(String),
  );
  const internships = (await readSavedListings([...times.keys()])).map((listing) => ({
    ...listing,
    savedAt: answeredMoment(times.get(listing._id)),
    applied: applied.has(listing._id),
  }));
  return { internships, ...facts };
}
