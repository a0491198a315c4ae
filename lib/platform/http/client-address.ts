/** The network address a request came from: the server leaves one in this header that can be relied on. */
export const clientAddress = ({ headers }: { headers: Headers }): string =>
  headers.get('x-forwarded-for') ?? 'unknown';
