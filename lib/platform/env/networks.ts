import { BlockList, isIP, isIPv4 } from 'node:net';

/** IP addresses and networks as used by rate limits, independent of the settings and the database. */

export interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

const BITS = { ipv4: 32, ipv6: 128 } as const;

/** A shorter prefix covers a large part of the internet rather than a campus. */
const MIN_PREFIX = { ipv4: 8, ipv6: 20 } as const;

/** Parses `196.201.208.0/20` or `2c0f:fe38::/32`. Null for anything else and for networks larger than any campus. */
export function parseNetwork(text: string): Network | null {
  const [address = '', length = '', ...rest] = text.split('/');
  if (rest.length > 0 || isIP(address) === 0 || !/^\d{1,3}$/.test(length)) return null;
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  const prefix = Number(length);
  return prefix >= MIN_PREFIX[family] && prefix <= BITS[family] ? { address, prefix, family } : null;
}

export function membership(networks: readonly Network[]): (address: string) => boolean {
  const list = new BlockList();
  for (const { address, prefix, family } of networks) list.addSubnet(address, prefix, family);
  return (address) => {
    const plain = withoutMapping(address);
    const version = isIP(plain);
    return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Converts an IPv4-mapped IPv6 address, as reported by dual-stack sockets (RFC 4291, 2.5.5.2), to IPv4. */
const withoutMapping = (address: string): string => {
  const mapped = address.replace(/^::ffff:/i, '');
  return isIPv4(mapped) ? mapped : address;
};

/** Whether a server on this host can only be reached from this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || withoutMapping(host).startsWith('127.') || host === '::1';

/** Private, shared and link-local networks (RFC 1918, 6598, 3927, 4193, 4291). */
const PRIVATE = membership([
  ...(
    [
      ['10.0.0.0', 8],
      ['172.16.0.0', 12],
      ['192.168.0.0', 16],
      ['100.64.0.0', 10],
      ['169.254.0.0', 16],
    ] as const
  ).map(([address, prefix]) => ({ address, prefix, family: 'ipv4' as const })),
  { address: 'fc00::', prefix: 7, family: 'ipv6' },
  { address: 'fe80::', prefix: 10, family: 'ipv6' },
]);

/** A name without a dot, as in Docker and Kubernetes, or in a domain that is not on the internet. */
const PRIVATE_NAME = /^[^.:]+$|\.(?:internal|local|localdomain|home\.arpa)$/i;

/** Whether a server on this host is on this machine or a private network. Takes an address or a name, which it does not look up. */
export const isPrivateHost = (host: string): boolean =>
  isLoopback(host) || PRIVATE(host) || (isIP(host) === 0 && PRIVATE_NAME.test(host));

function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]/`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** The network of a single visitor: an IPv4 address, or an IPv6 /64, the smallest network that a provider assigns (RFC 6177). */
export function visitorNetwork(address: string): string {
  const plain = withoutMapping(address);
  if (isIP(plain) !== 6) return plain;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The network of a household, campus or provider: the /24 of an IPv4 address, the /48 of an IPv6 address (RFC 6177). */
export function siteNetwork(address: string): string {
  const plain = withoutMapping(address);
  const version = isIP(plain);
  if (version === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return version === 6 ? `${groupsOf(plain).slice(0, 3).join(':')}::/48` : plain;
}
