import { parseUrl } from '@/lib/platform/core/parse-url';
import { isUnbroken } from './single-line';

const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/** True for an absolute URL with one of these protocols and a domain name. Rejects credentials, which disguise the host. */
export function isWebAddress(text: string, protocols: ('http:' | 'https:')[]): boolean {
  const url = isUnbroken(text) ? parseUrl(text) : null;
  if (!url) return false;
  const { protocol, hostname, username, password } = url;
  return protocols.some((one) => one === protocol) && DOMAIN.test(hostname) && !username && !password;
}
