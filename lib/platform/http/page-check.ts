/** Header of a HEAD request: a dashboard page checks that an answer comes before it leaves. The middleware answers 204 at once. */
export const PAGE_CHECK = 'x-mwanzo-check';

const DASHBOARD = /^\/dashboard(?:[/?]|$)/;

export const isDashboard = (url: string): boolean => DASHBOARD.test(url);

/** Takes the value of `PAGE_CHECK`. */
export const isPageCheck = (method: string, url: string, header: unknown): boolean =>
  method === 'HEAD' && typeof header === 'string' && isDashboard(url);
