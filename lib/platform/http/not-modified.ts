import fresh from 'fresh';

/**
 * Whether the client already has the answer with this entity tag (`If-None-Match`), so that 304 is enough.
 * A weak tag of the client matches too: proxies weaken tags of what they compress.
 */
export const unchanged = (request: Request, etag: string): boolean =>
  fresh({ 'if-none-match': request.headers.get('if-none-match') ?? undefined }, { etag });
