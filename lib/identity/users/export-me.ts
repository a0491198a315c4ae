import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTimeLimit } from '@/lib/platform/db/time-limits';
import type { StoredFile } from '@/lib/platform/files/open';
import { zipOf } from '@/lib/platform/files/zip';
import { collectOwnData } from './own-data';

/** Returns everything stored about the signed-in user as one ZIP: `data.json`, and the files under `files/`. */
export async function exportMe(actor: Actor): Promise<Omit<StoredFile, 'size'>> {
  const { id } = authorize(actor, 'profile:read');
  const { data, files } = await withTimeLimit('export', () => collectOwnData(id));
  return zipOf('my-data.zip', [{ path: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` }], files);
}
