import { onChange, type Tag } from '@/lib/platform/cache/tags';
import { watchChangedListings } from '@/lib/internships/watch-changed';

interface Forgetful {
  forget(tags: readonly Tag[]): void;
  forgetAll(): void;
}

/**
 * Tells the kept pages of every change of a listing: at once of those this process makes, and as soon as the database tells of those
 * that other processes make. Gives the function that ends it. Throws AppError where the database does not tell.
 */
export async function watchChanges(pages: Forgetful): Promise<() => Promise<void>> {
  const watching = await watchChangedListings({
    changed: (tags) => pages.forget(tags),
    all: () => pages.forgetAll(),
  });
  const unsubscribe = onChange((tags) => pages.forget(tags));
  return async () => {
    unsubscribe();
    await watching.stop();
  };
}
