import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { StoredFile } from '@/lib/platform/files/open';
import { collectExport, exportZip } from './export-zip';

/** Returns everything stored about the signed-in user as one ZIP. */
export async function exportMe(actor: Actor): Promise<Omit<StoredFile, 'size'>> {
  const { id } = authorize(actor, 'profile:read');
  return exportZip(await collectExport(id));
}
