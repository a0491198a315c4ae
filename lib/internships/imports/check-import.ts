import { buffer } from 'node:stream/consumers';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { safeFileName } from '@/lib/platform/files/file-name';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { ImportModel } from '@/models/import';
import { checkRows } from './check-rows';
import { tellOf, type CheckedImport } from './kept-import';
import { PAGE_LIMITS } from './limits';
import { OWN_NAMES } from './csv-columns';
import { readTable } from './read-table';

const KEPT_MS = DAY_MS;

async function collect(bytes: AsyncIterable<Uint8Array>, givenName: string) {
  const extension = /\.(csv|json|jsonl|ndjson|txt)$/i.exec(givenName)?.[1]?.toLowerCase() ?? 'txt';
  return { bytes: await buffer(bytes), fileName: safeFileName(givenName, extension) };
}

/**
 * Checks an uploaded file of listings row by row and stores it for a day. Publishes nothing. Throws 413 for a file over 2 MB, and 422 for
 * one that cannot be read.
 */
export async function checkImport(actor: Actor, upload: IncomingUpload): Promise<{ import: CheckedImport }> {
  const by = authorize(actor, 'internship:import');
  const { kept } = await upload.receive({ keep: collect, discard: () => Promise.resolve() });
  const table = await readTable(kept.bytes, PAGE_LIMITS);
  const rows = await checkRows(actor, { rows: table.rows, mapping: OWN_NAMES });
  return withTransaction(async () => {
    const record = new ImportModel({ ...kept, by: by.id, purgeAt: new Date(Date.now() + KEPT_MS) });
    await record.save();
    return keepResult({ import: tellOf({ record, table }, rows) });
  });
}
