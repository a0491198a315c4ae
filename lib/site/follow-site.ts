import { onChange } from '@/lib/platform/cache/tags';
import { streamOf, watchCollection } from '@/lib/platform/db/watch-collection';
import { log } from '@/lib/platform/log/log';
import { SiteSettingsModel } from '@/models/site-settings';
import { applySiteSettings } from './settings';

/** Milliseconds until settings that could not be read are read again. */
const AGAIN_MS = 1_000;

const open = streamOf(SiteSettingsModel.collection.collectionName, [{ $project: { operationType: 1 } }]);

/**
 * Applies the site's settings, and again whenever a process changes them; then calls `changed`, because every page shows them. Returns the
 * function that stops it. Throws AppError `unavailable`, or `conflict` if the database does not allow change streams.
 */
export async function followSite(changed: () => void): Promise<() => Promise<void>> {
  let isStopped = false;
  const apply = async (): Promise<void> => {
    if (isStopped) return;
    try {
      await applySiteSettings();
      changed();
    } catch (err) {
      log.warn({ err }, 'the settings of the site could not be read');
      setTimeout(() => void apply(), AGAIN_MS).unref();
    }
  };
  const note = () => void apply();
  const { stop } = await watchCollection('site settings', open, { change: note, gap: note });
  await applySiteSettings();
  const unsubscribe = onChange((tags) => {
    if (tags.includes('site')) changed();
  });
  return async () => {
    isStopped = true;
    unsubscribe();
    await stop();
  };
}
