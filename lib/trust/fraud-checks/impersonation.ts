import type { Finding, FindingLevel, Passage } from './finding';
import { CHAT_HOSTS, FREE_MAIL, SHORTENERS } from './hosts';
import { KNOWN_EMPLOYERS, type KnownEmployer } from './known-employers';
import { knownEmployerIn, type KnownName } from './known-name';
import { hiringDomain, HIRED_FOR, isPublicBody } from './public-bodies';

interface Address {
  field: string;
  start: number;
  end: number;
  quote: string;
  host: string;
  isMail: boolean;
}

const MAILS = /(?<![\w.+-])[\w.+-]{1,64}@((?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24})/gi;
const LINKS = /(?:https?:\/\/|www\.)([^\s/?#:@"<>]{1,100})/gi;
/** Links written without `https://`. */
const BARE =
  /\b(bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|shorturl\.at|wa\.me|t\.me|chat\.whatsapp\.com)\/\S{1,100}/gi;

const MAX_ADDRESSES = 200;

const found = (passage: Passage, pattern: RegExp, isMail: boolean): Address[] =>
  Array.from(passage.text.matchAll(pattern))
    .slice(0, MAX_ADDRESSES + 1)
    .map((match) => ({
      field: passage.field,
      start: match.index,
      end: match.index + match[0].length,
      quote: match[0],
      host: String(match[1])
        .toLowerCase()
        .replace(/^www\./, ''),
      isMail,
    }));

function addressesIn(passage: Passage): Address[] {
  const links = found(passage, LINKS, false);
  const bare = found(passage, BARE, false).filter(
    ({ start }) => !links.some((link) => link.start <= start && start < link.end),
  );
  return [...found(passage, MAILS, true), ...links, ...bare];
}

function* readAddresses(
  passages: readonly Passage[],
): Generator<void, { addresses: Address[]; cut: string | undefined }> {
  const addresses: Address[] = [];
  for (const passage of passages) {
    addresses.push(...addressesIn(passage));
    if (addresses.length > MAX_ADDRESSES)
      return { addresses: addresses.slice(0, MAX_ADDRESSES), cut: passage.field };
    yield;
  }
  return { addresses, cut: undefined };
}

const belongsTo = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
const isAmong = (host: string, domains: Iterable<string>): boolean =>
  Array.from(domains).some((domain) => belongsTo(host, domain));

const finding = (
  { field, start, end, quote }: Omit<Address, 'host' | 'isMail'>,
  rule: string,
  level: FindingLevel,
  because: string,
): Finding => ({ rule, group: 'impersonation', level, field, start, end, quote, because });

const SHORT = 'The link hides where it leads. Give the full address.';
const CHAT =
  'Applications go to a chat, where nobody can tell who answers. Give an address at the employer’s own domain, or its own page.';
const DISGUISED =
  'The address is a bare number or uses foreign letters, as look-alike pages do. Give the employer’s own domain.';

const CHEAP =
  'Anyone can get a domain like this for next to nothing, and impostors often do. Give the employer’s own domain.';

/** Top-level domains that are almost free, and hyphenated imitations of public domains. */
const CHEAP_DOMAIN =
  /\.(?:site|online|info|xyz|top|club|live|click|icu|buzz|fun|space|website|store)$|[.-](?:go|co|or|ac)-ke\b/;

function judgeAddress(address: Address, known: KnownEmployer | undefined): Finding | undefined {
  const { host, isMail } = address;
  if (isAmong(host, SHORTENERS)) return finding(address, 'short-link', 'warning', SHORT);
  if (isAmong(host, CHAT_HOSTS)) return { ...finding(address, 'chat-link', 'warning', CHAT), group: 'chat' };
  if (/^[\d.]+$/.test(host) || host.includes('xn--') || !/^[a-z\d.-]+$/.test(host))
    return finding(address, 'disguised-link', 'warning', DISGUISED);
  if (CHEAP_DOMAIN.test(host)) return finding(address, 'cheap-domain', 'warning', CHEAP);
  if (known && isMail && FREE_MAIL.has(host))
    return finding(
      address,
      'free-mail',
      'severe',
      `A known employer doesn’t hire from a free e-mail address (${host}). Check with the employer by phone on its own number, not at this address.`,
    );
  const borrowed = nameBorrowedBy(host);
  if (borrowed && !FREE_MAIL.has(host))
    return finding(
      address,
      'borrowed-domain',
      known ? 'severe' : 'warning',
      `The address uses the name of a known employer, but isn’t at a domain of that employer (${borrowed.domains.join(', ')}).`,
    );
  return undefined;
}

/** A name must have at least this many letters to be recognized inside a longer label. Names shorter than `MIN_NAME` are ignored. */
const MIN_PART = 5;
const MIN_NAME = 3;

const JOINED_NAMES = KNOWN_EMPLOYERS.map((employer) => ({
  employer,
  names: employer.names.map((name) => name.replaceAll(' ', '')).filter((joined) => joined.length >= MIN_NAME),
}));

function nameBorrowedBy(host: string): KnownEmployer | undefined {
  const labels = new Set(host.split(/[.-]/));
  const joined = host.replaceAll('-', '');
  const namesIt = (name: string) => labels.has(name) || (name.length >= MIN_PART && joined.includes(name));
  return JOINED_NAMES.find(({ employer, names }) => names.some(namesIt) && !isAmong(host, employer.domains))
    ?.employer;
}

const FREE =
  'A public body, a bank or a listed company doesn’t hire from a free e-mail address. Check with it by phone on its own number, not at this address.';

/** Finds addresses at free mail services or recruiting domains that a public body would not use, in the texts and the account. */
function borrowedMailsOf(
  addresses: readonly Address[],
  host: string | undefined,
  named: Omit<Address, 'host' | 'isMail'>,
): Finding[] {
  const written = addresses
    .filter((address) => address.isMail && FREE_MAIL.has(address.host))
    .map((address) => finding(address, 'free-mail', 'warning', FREE));
  const made = addresses
    .filter((address) => hiringDomain(address.host))
    .map((address) => finding(address, 'hiring-domain', 'warning', HIRED_FOR));
  if (host === undefined) return [...written, ...made];
  const account = { ...named, field: 'employer', start: 0, end: 0, quote: host };
  if (FREE_MAIL.has(host)) return [...written, ...made, finding(account, 'free-mail', 'warning', FREE)];
  if (hiringDomain(host))
    return [...written, ...made, finding(account, 'hiring-domain', 'warning', HIRED_FOR)];
  return [...written, ...made];
}

interface Sender {
  /** The account's e-mail address. Undefined if staff write the listing. */
  email?: string | undefined;
  /** Whether an administrator has verified that the account acts for this employer. */
  isVerified?: boolean | undefined;
}

/** Checks the employer's name. It may imitate a known employer, or belong to one with which the account has no connection. */
function judgeName(
  company: string,
  known: KnownName | undefined,
  { email, isVerified = false }: Sender,
): Finding[] {
  if (!known || isVerified) return [];
  const { called, domains } = known.employer;
  const named = { field: 'company', start: 0, end: company.length, quote: company };
  if (known.isLookAlike)
    return [
      finding(
        named,
        'look-alike-name',
        'severe',
        `The name looks like “${called}”, a known employer, but isn’t the same.`,
      ),
    ];
  const host = hostOf(email);
  if (host === undefined || isAmong(host, domains)) return [];
  const because =
    domains.length === 0
      ? `Nobody may post under this site’s name, ${called}.`
      : `The account isn’t verified to act for ${called}, and its e-mail address isn’t at a domain of ${called} (${domains.join(', ')}). Make sure the employer is behind the listing.`;
  return [
    finding(
      { ...named, field: 'employer', start: 0, end: 0, quote: host },
      'account-domain',
      'severe',
      because,
    ),
  ];
}

const hostOf = (email: string | undefined): string | undefined => email?.toLowerCase().split('@')[1];

/**
 * Checks who the sender claims to be, based on names, links and e-mail addresses. Returns findings, and the text in which the limit of
 * addresses was exceeded. Yields between texts.
 */
export function* checkIdentity(
  passages: readonly Passage[],
  { company, ...sender }: Sender & { company: string },
): Generator<void, { findings: Finding[]; cut: string | undefined }> {
  const said = knownEmployerIn(company);
  const known = said?.isLookAlike ? undefined : said?.employer;
  const named = { field: 'company', start: 0, end: company.length, quote: company };
  const { addresses, cut } = yield* readAddresses(passages);
  const findings = [
    ...addresses.flatMap((address) => judgeAddress(address, known) ?? []),
    ...judgeName(company, said, sender),
    ...(!known && isPublicBody(company) ? borrowedMailsOf(addresses, hostOf(sender.email), named) : []),
  ];
  return { findings, cut };
}
