import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOf } from '../bench/process-facts';

const MB = 1024 * 1024;

/**
 * Measurements of a service and its database. Memory is in bytes, or NaN if this machine cannot measure it.
 */
export interface Vitals {
  rss: number;
  heap: number;
  handles: number;
  files: number;
  pages: number;
  databaseRss: number;
  databaseSize: number;
}

const valueOf = (text: string, name: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? Number.NaN);
};

/** Returns the total size in bytes of the files in a folder. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).blocks * 512, 0);
}

export interface Watched {
  appUrl: string;
  metricsToken: string;
  databasePid: number;
  databaseFolder: string;
}

/** Measures the service (through /api/metrics) and its database. */
export async function readVitals({
  appUrl,
  metricsToken,
  databasePid,
  databaseFolder,
}: Watched): Promise<Vitals> {
  const answer = await fetch(`${appUrl}/api/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  if (answer.status !== 200) throw new Error(`/api/metrics returned status ${answer.status}`);
  const text = await answer.text();
  return {
    rss: valueOf(text, 'process_resident_memory_bytes'),
    heap: valueOf(text, 'nodejs_heap_size_used_bytes'),
    handles: valueOf(text, 'nodejs_active_handles_total'),
    files: valueOf(text, 'process_open_fds'),
    pages: valueOf(text, 'mwanzo_page_cache_pages'),
    databaseRss: MB * (await memoryOf(databasePid).catch(() => Number.NaN)),
    databaseSize: sizeOf(databaseFolder),
  };
}
