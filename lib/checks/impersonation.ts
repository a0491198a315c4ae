import type { Finding, FindingLevel, Passage } from './finding';
import { CHAT_HOSTS, FREE_MAIL, KNOWN_EMPLOYERS, SHORTENERS, type KnownEmployer } from './employers';
import { isOneEditAway } from './one-edit';
import { hiringDomain, HIRED_FOR, isPublicBody } from './public-bodies';
import { folded, unleet } from './tokens';
import { MAX_NAME } from './max-name';

interface Address {
  field: string;
  start: number;
  end: number;
  quote: string;
  /** The domain, lower case. */
  host: string;
  isMail: boolean;
}

const MAILS = /(?<![\w.+-])[\w.+-]{1,64}@((?:[a-z\d-]{1,63}\.){1,6}[a-z]{2,24})/gi;
const LINKS = /(?:https?:\/\/|www\.)([^\s/?#:@"<>]{1,100})/gi;
/** Links people write without `https://`. */
const BARE =
  /\b(bit\.ly|tinyurl\.com|cutt\.ly|rb\.gy|shorturl\.at|wa\.me|t\.me|chat\.whatsapp\.com)\/\S{1,100}/gi;

/** Addresses of one text that are judged. */
const MAX_ADDRESSES = 50;

const found = (passage: Passage, pattern: RegExp, isMail: boolean): Address[] =>
  Array.from(passage.text.matchAll(pattern))
    .slice(0, MAX_ADDRESSES)
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

const belongsTo = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);
const isAmong = (host: string, domains: Iterable<string>): boolean =>
  Array.from(domains).some((domain) => belongsTo(host, domain));

/** The words of a company's name, plain. */
const wordsOf = (company: string): string[] =>
  folded(company.slice(0, MAX_NAME))
    .split(/[^a-z\d]+/)
    .filter(Boolean);

const knownAs = (company: string) => {
  const words = ` ${wordsOf(company).join(' ')} `;
  return KNOWN_EMPLOYERS.find(({ name }) => words.includes(` ${name} `));
};

/** A name that is nearly a known one, and not it: a letter changed, left out or added, digits or foreign letters for letters. */
function looksLike(company: string): KnownEmployer | undefined {
  const written = company
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ');
  const plainWords = wordsOf(company).map(unleet);
  return KNOWN_EMPLOYERS.find(({ name }) => {
    const count = name.split(' ').length;
    return plainWords.some((_, at) => {
      const said = plainWords.slice(at, at + count).join(' ');
      if (said === name) return !` ${written} `.includes(` ${name} `);
      return name.length > 5 && isOneEditAway(said, name);
    });
  });
}

/** The well-known employer that a name says, or nearly says. */
export function knownEmployerIn(company: string): KnownEmployer | undefined {
  return knownAs(company) ?? looksLike(company);
}

const finding = (
  { field, start, end, quote }: Omit<Address, 'host' | 'isMail'>,
  rule: string,
  level: FindingLevel,
  because: string,
): Finding => ({ rule, group: 'impersonation', level, field, start, end, quote, because });

const SHORT = 'The link hides where it leads. Give the full address.';
const CHAT =
  'Applications go to a chat, where nobody can tell who answers. Give an address at the employer’s own domain or a page of its own.';
const DISGUISED =
  'The address is a bare number or is written in foreign letters, as look-alike pages are. Give the employer’s own domain.';

const CHEAP =
  'The page is at a domain that anybody gets for next to nothing, as the pages of impostors are. Give the employer’s own domain.';

/** Endings of domains that cost next to nothing, and public endings written with hyphens. */
const CHEAP_DOMAIN =
  /\.(?:site|online|info|xyz|top|club|live|click|icu|buzz|fun|space|website|store)$|[.-](?:go|co|or|ac)-ke\b/;

function judgeAddress(address: Address, known: ReturnType<typeof knownAs>): Finding | undefined {
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
      `A known employer does not hire by a free mailbox (${host}). Ask the employer by its own number, not by this address.`,
    );
  const borrowed = KNOWN_EMPLOYERS.find(
    ({ name, domains }) => name.length > 2 && namesIt(host, name) && !isAmong(host, domains),
  );
  if (borrowed && !FREE_MAIL.has(host))
    return finding(
      address,
      'borrowed-domain',
      known ? 'severe' : 'warning',
      `The address has the name of a known employer, but is not its own (${borrowed.domains.join(', ')}).`,
    );
  return undefined;
}

const namesIt = (host: string, name: string): boolean =>
  host.split(/[.-]/).some((label) => label === name.replaceAll(' ', '')) ||
  (name.length > 4 && host.replaceAll('-', '').includes(name.replaceAll(' ', '')));

const FREE =
  'A public body, a bank or a listed company does not hire by a free mailbox. Ask it by its own number, not by this address.';

/** The free mailboxes of a public body, and domains made to hire for it: in the texts, and of the account. */
function borrowedMailsOf(
  passages: readonly Passage[],
  host: string | undefined,
  named: Omit<Address, 'host' | 'isMail'>,
): Finding[] {
  const written = passages
    .flatMap(addressesIn)
    .filter((address) => address.isMail && FREE_MAIL.has(address.host))
    .map((address) => finding(address, 'free-mail', 'warning', FREE));
  const made = passages
    .flatMap(addressesIn)
    .filter((address) => hiringDomain(address.host))
    .map((address) => finding(address, 'hiring-domain', 'warning', HIRED_FOR));
  if (host === undefined) return [...written, ...made];
  const account = { ...named, field: 'employer', start: 0, end: 0, quote: host };
  if (FREE_MAIL.has(host)) return [...written, ...made, finding(account, 'free-mail', 'warning', FREE)];
  if (hiringDomain(host))
    return [...written, ...made, finding(account, 'hiring-domain', 'warning', HIRED_FOR)];
  return [...written, ...made];
}

/** What is wrong with who it claims to be: names, links and mail addresses. Takes the texts, and the account's own address where known. */
export function checkIdentity(
  passages: readonly Passage[],
  { company, email }: { company: string; email?: string | undefined },
): Finding[] {
  const known = knownAs(company);
  const named = { field: 'company', start: 0, end: company.length, quote: company };
  const findings = passages.flatMap(addressesIn).flatMap((address) => judgeAddress(address, known) ?? []);
  const like = looksLike(company);
  if (like !== undefined)
    findings.push(
      finding(
        named,
        'look-alike-name',
        'severe',
        `The name is nearly "${like.called}", a known employer, and is not it.`,
      ),
    );
  const host = email?.toLowerCase().split('@')[1];
  if (!known && isPublicBody(company)) findings.push(...borrowedMailsOf(passages, host, named));
  if (known && host !== undefined && !isAmong(host, known.domains)) {
    const level = FREE_MAIL.has(host) ? 'severe' : 'warning';
    const because = `The account's address is not at the employer's own domain (${known.domains.join(', ')}). Make sure that the employer stands behind it.`;
    findings.push(
      finding(
        { ...named, field: 'employer', start: 0, end: 0, quote: host },
        'account-domain',
        level,
        because,
      ),
    );
  }
  return findings;
}
