import { FREE_MAIL } from '@/lib/checks/employers';
import type { EmployerRecord } from '@/models/employer';
import { isWithin } from './locked-names';

const hostOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

/** Endings under which anybody registers a domain of their own. */
const PUBLIC_ENDING = /^(?:[a-z]{2,}|(?:co|or|ac|go|ne|me|sc|mobi|info)\.ke|(?:co|org|ac|gov)\.[a-z]{2})$/;

export const DOMAIN_PROBLEMS = {
  noWebsite: 'Save the address of your website first: the mail has to be at its domain.',
  freeMail: 'Anybody can have a mailbox there. Use an address at your own domain.',
  shared: 'Students and many others have mail at this domain. Send a document instead.',
  other: 'This address is not at the domain of your website.',
} as const;

/** Endings of schools and public bodies, which give mailboxes to many. */
const SHARED_ENDING = /(?:^|\.)(?:ac|go|sc)\.[a-z]{2}$|\.edu(?:\.[a-z]{2})?$/;

/** Why mail to this address proves nothing about the employer; null where it does. */
export function domainProblem(
  { website }: Pick<EmployerRecord, 'website'>,
  email: string,
): (typeof DOMAIN_PROBLEMS)[keyof typeof DOMAIN_PROBLEMS] | null {
  if (website === null) return DOMAIN_PROBLEMS.noWebsite;
  const [domain, host] = [domainOf(email), hostOf(website)];
  if ([...FREE_MAIL].some((free) => isWithin(domain, free))) return DOMAIN_PROBLEMS.freeMail;
  if (SHARED_ENDING.test(domain)) return DOMAIN_PROBLEMS.shared;
  const isOwn = !PUBLIC_ENDING.test(domain) && (isWithin(host, domain) || isWithin(domain, host));
  return isOwn ? null : DOMAIN_PROBLEMS.other;
}

/** The domain of a mail address, lower case. */
export const domainOf = (email: string): string => email.toLowerCase().split('@').at(-1) ?? '';
