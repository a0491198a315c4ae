import fresh from 'fresh';

/** Whether the client's copy is current (`If-None-Match`). Weak tags match too, because proxies weaken the tags of what they compress. */
export const unchanged = (request: Request, etag: string): boolean =>
  fresh({ 'if-none-match': request.headers.get('if-none-match') ?? undefined }, { etag });
