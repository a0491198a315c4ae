import { BlockList, isIP } from 'node:net';
import { parseUrl } from '@/lib/platform/core/parse-url';
import { isUnbroken } from '@/lib/platform/format/single-line';

/** Private and reserved networks (IANA's special-purpose registries). */
const NOWHERE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOWHERE.addSubnet(network, bits, 'ipv4');
}

/** In IPv6 only 2000::/3 is public, except for documentation and IPv4-embedding ranges. */
const IPV6 = new BlockList();
IPV6.addSubnet('2000::', 3, 'ipv6');
const IPV6_NOWHERE = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  IPV6_NOWHERE.addSubnet(network, bits, 'ipv6');
}

/** Suffixes of local names (RFC 6761, 6762 and 8375, and those that routers use). */
const INNER_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** True if this host, as formatted by `URL`, is public: a name with a dot, or a public address. */
function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(name) === 4) return !NOWHERE.check(name, 'ipv4');
  if (isIP(name) === 6) return IPV6.check(name, 'ipv6') && !IPV6_NOWHERE.check(name, 'ipv6');
  return name.includes('.') && !INNER_NAME.test(name);
}

function isWebLink(text: string): boolean {
  const url = /^https?:\/\/[^/?#\\@]+([/?#]|$)/i.test(text) ? parseUrl(text) : null;
  return url !== null && isPublicHost(url.hostname);
}

function isMailLink(text: string): boolean {
  const [, domain] = /^mailto:[^@?]+@([^@?,;[\]]+\.[^@?,;[\]]+)(?:\?.*)?$/i.exec(text) ?? [];
  return domain !== undefined && isWebLink(`https://${domain}`);
}

const isPhoneLink = (text: string): boolean => /^tel:\+?[\d().-]{3,30}$/i.test(text);

/**
 * Validates an apply link: http, https, mailto or tel. Rejects credentials (which disguise the host), invisible characters and
 * hosts in private networks.
 */
export const isApplyLink = (text: string): boolean =>
  isUnbroken(text) && (isWebLink(text) || isMailLink(text) || isPhoneLink(text));
