import { createHash } from 'node:crypto';
import { IMMUTABLE } from '@/lib/platform/http/immutable-cache';
import { toCachedPage, type CachedPage } from '../page-cache/cached-page';

/** The address of a script that is the same on every page. Contains its hash, so that clients can cache it indefinitely. */
export const constantAddress = (name: string, script: string): string =>
  `/page-script/${name}-${createHash('sha256').update(script).digest('base64url').slice(0, 22)}.js`;

const files = new Map<string, Promise<CachedPage>>();

/** Returns the file of such a script, compressed once. */
export function constantFile(script: string): Promise<CachedPage> {
  const file =
    files.get(script) ??
    toCachedPage({
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': IMMUTABLE },
      body: Buffer.from(script),
      changes: true,
    });
  files.set(script, file);
  return file;
}
