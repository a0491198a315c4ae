import { filesBucket } from '@/lib/platform/files/bucket';
import { connect } from '@/lib/platform/db/connection';
import { collectionNames } from './database-content';
import { MIGRATIONS, type Manifest } from './format';

/** Compares document counts with the backup, and finds files with missing chunks. Nothing may be written while it runs. */
export async function findDamage(manifest: Manifest): Promise<string[]> {
  return [...(await wrongNumbers(manifest)), ...(await cutFiles())];
}

async function wrongNumbers({ collections }: Manifest): Promise<string[]> {
  const { connection } = await connect();
  const names = new Set([...Object.keys(collections), ...(await collectionNames())]);
  const lines: string[] = [];
  // A backup from an earlier version was migrated after the restore.
  names.delete(MIGRATIONS);
  for (const name of names) {
    const told = collections[name]?.documents ?? 0;
    const found = await connection.collection(name).countDocuments();
    if (found !== told) lines.push(`${name} has ${found} documents, but the manifest lists ${told}`);
  }
  return lines;
}

async function cutFiles(): Promise<string[]> {
  const { connection } = await connect();
  const chunks = connection.collection('files.chunks');
  const lines: string[] = [];
  for await (const { _id, length, chunkSize } of (await filesBucket()).find()) {
    const found = await chunks.countDocuments({ files_id: _id });
    const told = Math.ceil(length / chunkSize);
    if (found !== told) lines.push(`file ${_id.toHexString()} has ${found} of ${told} parts`);
  }
  return lines;
}
