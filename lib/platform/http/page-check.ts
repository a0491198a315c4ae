/**
 * The header of a HEAD request by which a page of the dashboard asks whether an answer comes, before it leaves for that address.
 * The middleware answers it with 204 and renders nothing.
 */
export const PAGE_CHECK = 'x-mwanzo-check';

const DASHBOARD = /^\/dashboard(?:[/?]|$)/;

/** Whether this address belongs to a page of the dashboard. */
export const isDashboard = (url: string): boolean => DASHBOARD.test(url);

/** Whether a request only asks whether an answer comes; takes the value of `PAGE_CHECK`. */
export const isPageCheck = (method: string, url: string, header: unknown): boolean =>
  method === 'HEAD' && typeof header === 'string' && isDashboard(url);
