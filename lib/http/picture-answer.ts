import { KEPT_FOR_EVER } from '@/lib/http/kept-for-ever';
import { cardVersion, type ShareCard } from '@/lib/share-picture/card';
import { sharePicture } from '@/lib/share-picture/draw';

/**
 * Sends the picture of a card. Asked for by its version (`?v=`) it may be kept for ever: another picture has another
 * address. Otherwise it is to be asked for again each time, and not sent again while it is the same.
 */
export async function pictureAnswer(card: ShareCard, request: Request): Promise<Response> {
  const version = cardVersion(card);
  const asked = new URL(request.url).searchParams.get('v');
  const headers = {
    ETag: `"${version}"`,
    'Cache-Control': asked === version ? KEPT_FOR_EVER : 'public, no-cache',
  };
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(await sharePicture(card)), {
    headers: { ...headers, 'Content-Type': 'image/png' },
  });
}
