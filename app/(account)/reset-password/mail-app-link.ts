import { tidyEmail } from '@/lib/platform/format/bare-address';

/** Deep links by e-mail domain. */
const APPS: readonly [domains: RegExp, link: string][] = [
  [/^(gmail|googlemail)\.com$/, 'googlegmail://'],
  [/^(yahoo|ymail)\./, 'ymail://'],
  [/^(outlook|hotmail|live)\./, 'ms-outlook://'],
  [/^(icloud|me|mac)\.com$/, 'message://'],
];

const MOBILE = /Android|iPhone|iPad|iPod|Mobile/i;

/** The link behind "Open the mail app": on a phone, the mail provider's app; otherwise mailto. */
export function mailAppLink(email: string, userAgent: string): string {
  const address = tidyEmail(email);
  const domain = address.split('@').at(-1) ?? '';
  const app = MOBILE.test(userAgent) ? APPS.find(([domains]) => domains.test(domain)) : undefined;
  return app ? app[1] : `mailto:${address}`;
}
