import { withTimeLimit } from '@/lib/platform/db/time-limits';
import type { StoredFile } from '@/lib/platform/files/open';
import { zipOf } from '@/lib/platform/files/zip';
import { collectOwnData } from './own-data';

type Collected = Awaited<ReturnType<typeof collectOwnData>>;

/** Collects everything stored about a user, for their export. Throws 401 if the user is deleted. */
export const collectExport = (id: string): Promise<Collected> =>
  withTimeLimit('export', () => collectOwnData(id));

/** Returns an export as one ZIP: `data.json`, and the files under `files/`. */
export const exportZip = ({ data, files }: Collected, fileName = 'my-data.zip'): Omit<StoredFile, 'size'> =>
  zipOf(fileName, [{ path: 'data.json', text: `${JSON.stringify(data, null, 2)}\n` }], files);
