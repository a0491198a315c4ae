import { onChange } from '@/lib/platform/cache/tags';
import { streamOf, watchCollection } from '@/lib/platform/db/watch-collection';
import { untilDone } from '@/lib/platform/jobs/until-done';
import { SiteSettingsModel } from '@/models/site-settings';
import { applySiteSettings } from './settings';

const open = streamOf(SiteSettingsModel.collection.collectionName, [{ $project: { operationType: 1 } }]);

/**
 * Applies the site settings now and after every change by any process, then calls `changed`. Returns a stop function.
 * Throws `unavailable`, or `conflict` if the database does not allow change streams.
 */
export async function followSite(changed: () => void): Promise<() => Promise<void>> {
  const applying = untilDone('site settings not read', async () => {
    await applySiteSettings();
    changed();
  });
  const note = () => void applying.ask();
  const { stop } = await watchCollection('site settings', open, { change: note, gap: note });
  await applySiteSettings();
  const unsubscribe = onChange((tags) => {
    if (tags.includes('site')) changed();
  });
  return async () => {
    applying.stop();
    unsubscribe();
    await stop();
  };
}
