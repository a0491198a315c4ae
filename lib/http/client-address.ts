/** Set by the server for every request, never taken from outside. */
export const CLIENT_HEADER = 'x-mwanzo-client';

/** The network address a request came from, as the server saw it. */
export const clientAddress = (request: Request): string => request.headers.get(CLIENT_HEADER) ?? 'unknown';
