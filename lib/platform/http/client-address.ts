/** The client's network address, from the trusted header that the server sets. */
export const clientAddress = ({ headers }: { headers: Headers }): string =>
  headers.get('x-forwarded-for') ?? 'unknown';
