import { domainToASCII } from 'node:url';
import type { EmployerRecord } from '@/models/employer';
import { isShared } from './shared-domains';

export const DOMAIN_PROBLEMS = {
  noWebsite: 'Save your website first. The e-mail address must be at its domain.',
  freeMail: 'Anyone can get an address there. Use one at your own domain.',
  shared: 'Students and many others have e-mail at this domain. Send a document instead.',
  other: 'This address isn’t at your website’s domain.',
} as const;

type DomainProblem = (typeof DOMAIN_PROBLEMS)[keyof typeof DOMAIN_PROBLEMS];

export type CheckedDomain = { domain: string; problem: null } | { domain: null; problem: DomainProblem };

/** Domains of schools and public bodies, which give mailboxes to many people. */
const MEMBERS_ENDING = /(?:^|\.)(?:ac|go|sc)\.[a-z]{2}$|\.edu(?:\.[a-z]{2})?$/;

const refused = (problem: keyof typeof DOMAIN_PROBLEMS): CheckedDomain => ({
  domain: null,
  problem: DOMAIN_PROBLEMS[problem],
});

/**
 * Returns the registrable domain (Public Suffix List) that a website and an e-mail address share, unless anyone can get a mailbox
 * or a page there.
 */
export async function checkDomain(
  { website }: Pick<EmployerRecord, 'website'>,
  email: string,
): Promise<CheckedDomain> {
  if (website === null) return refused('noWebsite');
  const { parse } = await import('tldts');
  const [host, site] = [domainOf(email), new URL(website).hostname];
  const [mail, own] = [host, site].map((name) => parse(name, { allowPrivateDomains: true }));
  const domain = mail?.domain ?? null;
  if (mail?.isPrivate || (domain !== null && (await isShared(host, domain)))) return refused('freeMail');
  if (MEMBERS_ENDING.test(host)) return refused('shared');
  return domain === null || domain !== own?.domain ? refused('other') : { domain, problem: null };
}

/** In lowercase ASCII. */
export const domainOf = (email: string): string => domainToASCII(email.toLowerCase().split('@').at(-1) ?? '');
