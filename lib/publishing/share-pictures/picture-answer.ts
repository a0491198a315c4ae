import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@/lib/platform/core/errors';
import { unchanged } from '@/lib/platform/http/not-modified';
import { cacheTag } from '@/lib/platform/cache/tags';
import { IMMUTABLE } from '@/lib/platform/http/immutable-cache';
import { cardVersion, siteCard, type ShareCard } from './card';
import { sharePicture } from './picture';

/** Milliseconds that a request waits for drawing. Chat apps do not wait much longer. */
const PATIENCE_MS = 4_000;

/** Seconds that clients may cache the site's picture if the card's picture is not ready in time. */
const INSTEAD_SECONDS = 60;
/** The same for our own cache, in milliseconds. The card's picture is drawn meanwhile. */
const INSTEAD_MS = 10_000;

async function inTime(card: ShareCard): Promise<Buffer | undefined> {
  const done = new AbortController();
  const late = wait(PATIENCE_MS, undefined, { signal: done.signal }).catch(() => undefined);
  try {
    return await Promise.race([sharePicture(card), late]);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return undefined;
    throw error;
  } finally {
    done.abort();
  }
}

const answer = (picture: Buffer, headers: Record<string, string>): Response =>
  new Response(new Uint8Array(picture), { headers: { ...headers, 'Content-Type': 'image/png' } });

/**
 * Sends the picture of a card. If the address has its version (`?v=`), clients may cache it forever, because a new picture gets a
 * new address. Otherwise, caches must revalidate. If drawing takes too long, sends the site's picture, cached for a minute.
 */
export async function pictureAnswer(card: ShareCard, request: Request): Promise<Response> {
  const version = cardVersion(card);
  const asked = new URL(request.url).searchParams.get('v');
  const headers = {
    ETag: `"${version}"`,
    'Cache-Control': asked === version ? IMMUTABLE : 'public, no-cache',
  };
  if (unchanged(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const picture = await inTime(card);
  if (picture) return answer(picture, headers);
  await cacheTag(['pictures'], async () => new Date(Date.now() + INSTEAD_MS));
  return answer(await sharePicture(siteCard()), { 'Cache-Control': `public, max-age=${INSTEAD_SECONDS}` });
}
