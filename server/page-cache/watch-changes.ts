import { onChange, type Tag } from '@/lib/platform/cache/tags';
import { watchChangedListings } from '@/lib/internships/watch-changed';

interface Forgetful {
  invalidate(tags: readonly Tag[]): void;
  invalidateAll(): void;
}

/**
 * Invalidates cached pages when a listing changes: at once for changes of this process, and by the change
 * stream for those of others. Returns the function that stops it. Throws AppError if the database has no
 * change streams.
 */
export async function watchChanges(pages: Forgetful): Promise<() => Promise<void>> {
  const watching = await watchChangedListings({
    changed: (tags) => pages.invalidate(tags),
    all: () => pages.invalidateAll(),
  });
  const unsubscribe = onChange((tags) => pages.invalidate(tags));
  return async () => {
    unsubscribe();
    await watching.stop();
  };
}
