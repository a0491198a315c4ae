import { parseUrl } from '@/lib/platform/core/parse-url';
import { log } from '@/lib/platform/log/log';
import { mongodbServers } from './mongodb-uri';
import { isPrivateHost } from './networks';
import type { ScannerAddress } from './scanner-setting';

/** Connections to the database, the mail server and the virus scanner that leave this machine and its private network. */

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

const isOn = (options: URLSearchParams, name: string): boolean =>
  [...options].some(([given, value]) => given.toLowerCase() === name && value === 'true');

interface MailServer {
  isPrivate: boolean;
  isPlain: boolean;
  ignoresTls: boolean;
  isUnverified: boolean;
}

function readMailServer(smtpUrl: string): MailServer {
  const { protocol, hostname = '', searchParams = new URLSearchParams() } = parseUrl(smtpUrl) ?? {};
  return {
    isPrivate: isPrivateHost(withoutBrackets(hostname)),
    isPlain: protocol === 'smtp:',
    ignoresTls: isOn(searchParams, 'ignoretls'),
    isUnverified: searchParams.get('tls.rejectUnauthorized') === 'false',
  };
}

/**
 * Whether e-mails wait until this mail server offers TLS (STARTTLS): it is on another network. `?ignoreTLS=true` in the address turns this
 * off.
 */
export function needsStartTls(smtpUrl: string): boolean {
  const { isPrivate, isPlain, ignoresTls } = readMailServer(smtpUrl);
  return isPlain && !isPrivate && !ignoresTls;
}

function isMailExposed(smtpUrl: string): boolean {
  const { isPrivate, isPlain, ignoresTls, isUnverified } = readMailServer(smtpUrl);
  return !isPrivate && (isUnverified || (isPlain && ignoresTls));
}

/** A socket of this machine, with its path percent-encoded. */
const isSocket = (host: string): boolean => /^%2f/i.test(host);

const UNVERIFIED = ['tlsinsecure', 'tlsallowinvalidcertificates', 'tlsallowinvalidhostnames'];

function isDatabaseExposed(uri: string): boolean {
  const { isService, hosts, options } = mongodbServers(uri);
  if (hosts.every((host) => isSocket(host) || isPrivateHost(withoutBrackets(host)))) return false;
  const said = [...options].find(([name]) => /^(?:tls|ssl)$/i.test(name))?.[1];
  const hasTls = said === undefined ? isService : said === 'true';
  return !hasTls || UNVERIFIED.some((name) => isOn(options, name));
}

interface Addresses {
  MONGODB_URI: string;
  SMTP_URL: string;
  CLAMD?: ScannerAddress | undefined;
}

const isScannerExposed = (address: ScannerAddress | undefined): boolean =>
  address !== undefined && 'host' in address && !isPrivateHost(address.host);

/** The settings whose server is on another network and is reached without TLS, or without a check of its certificate. */
export const exposedConnections = ({ MONGODB_URI, SMTP_URL, CLAMD }: Addresses): string[] => [
  ...(isDatabaseExposed(MONGODB_URI) ? ['MONGODB_URI'] : []),
  ...(isMailExposed(SMTP_URL) ? ['SMTP_URL'] : []),
  ...(isScannerExposed(CLAMD) ? ['CLAMD'] : []),
];

/** Warns at startup. The log never contains the addresses. */
export function warnOfExposed(addresses: Addresses): void {
  const settings = exposedConnections(addresses);
  if (settings.length > 0)
    log.warn({ settings }, 'connection to another network without TLS or a check of the certificate');
}
