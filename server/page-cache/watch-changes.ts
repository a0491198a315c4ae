import { onChange, type Tag } from '@/lib/platform/cache/tags';
import { watchEmployers } from '@/lib/employers/records/watch-employers';
import { watchChangedListings } from '@/lib/internships/listings/watch-changed';

interface Forgetful {
  invalidate(tags: readonly Tag[]): void;
  invalidateAll(): void;
}

/**
 * Invalidates cached pages when a listing or an employer changes: immediately for changes by this process, through the change stream for
 * changes by others. Returns a function that stops it. Throws AppError if the database has no change streams.
 */
export async function watchChanges(pages: Forgetful): Promise<() => Promise<void>> {
  const told = {
    changed: (tags: readonly Tag[]) => pages.invalidate(tags),
    all: () => pages.invalidateAll(),
  };
  const watching = await Promise.all([watchChangedListings(told), watchEmployers(told)]);
  const unsubscribe = onChange((tags) => pages.invalidate(tags));
  return async () => {
    unsubscribe();
    await Promise.all(watching.map(({ stop }) => stop()));
  };
}
