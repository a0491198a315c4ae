import { clientFor } from '../testing/client/client-for';
import type { Proxy } from './nginx';

const ASSET = '/robots.txt';

/**
 * Registers a user, requests a new password, and opens the links in both e-mails through the proxy, as pages and as API calls. Also sends
 * the links as referrers. Returns the number of tokens used, and those found in the proxy's logs.
 */
export async function loggedTokens(
  site: { appUrl: string; mailUrl: string },
  proxy: Proxy,
): Promise<{ used: number; found: string[] }> {
  const { api, newUser, mailsTo, linkIn } = clientFor(site);
  const { email } = await newUser();
  await api('POST', '/api/auth/reset-password', { json: { email } });
  const mails = await mailsTo(email, 2);
  const links = mails.flatMap((mail) =>
    ['/verify-email/', '/reset-password/'].flatMap((path) => {
      try {
        return [new URL(linkIn(mail, path))];
      } catch {
        return [];
      }
    }),
  );
  const tokens: string[] = [];
  for (const { pathname, href } of links) {
    await api('GET', pathname);
    await api('GET', `${pathname}?utm_source=mail`);
    await api('GET', `/api/auth${pathname}`);
    await api('GET', ASSET, { headers: { referer: href } });
    tokens.push(pathname.split('/').at(-1) ?? '');
  }
  const logs = await proxy.logs();
  if (!logs.includes('/reset-password/***')) throw new Error('the proxy logged no links');
  return { used: tokens.length, found: tokens.filter((token) => logs.includes(token)) };
}
