/** A dashboard page sends this header before navigating, to check that the service is up. The middleware immediately responds with 204. */
export const PAGE_CHECK = 'x-mwanzo-check';

const DASHBOARD = /^\/dashboard(?:[/?]|$)/;

export const isDashboard = (url: string): boolean => DASHBOARD.test(url);

/** Takes the value of `PAGE_CHECK`. */
export const isPageCheck = (method: string, url: string, header: unknown): boolean =>
  method === 'HEAD' && typeof header === 'string' && isDashboard(url);
