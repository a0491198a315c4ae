import { headers } from 'next/headers';
import { signReturnPath } from '@/lib/platform/auth/return-path';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { env } from '@/lib/platform/env/env';
import { parseUrl } from '@/lib/platform/core/parse-url';
import { nameOpenListing, type ListingName } from '@/lib/internships/listings/name-open-listing';

const ACCOUNT_PAGES = ['/login', '/register', '/register/check-your-mail'];

interface ReturnTo {
  path: string;
  /** The same path, signed, for a form or an e-mail link. */
  signed: string;
  listing: ListingName | null;
}

/** Returns null on errors: the page works without the database. */
export const listingAt = (path: string): Promise<ListingName | null> =>
  nameOpenListing({ path }).catch(() => null);

/** Returns the referring page; null if it is on another site or the header is missing. */
async function referringPage(): Promise<URL | null> {
  const page = parseUrl((await headers()).get('referer') ?? '');
  return page?.origin === new URL(env().APP_URL).origin ? page : null;
}

async function fromReferrer(): Promise<ReturnTo | undefined> {
  const page = await referringPage();
  if (!page) return undefined;
  if (ACCOUNT_PAGES.includes(page.pathname)) return toReturn(page.searchParams.get('from'));
  const returnTo = await toReturn(page.pathname);
  return returnTo?.listing ? returnTo : undefined;
}

async function toReturn(from: unknown): Promise<ReturnTo | undefined> {
  const path = safePath(from, '');
  const signed = signReturnPath(path);
  return signed === undefined ? undefined : { path, signed, listing: await listingAt(path) };
}

/** The path to return to: from the query (`from`) or the referring page, because the header links have no `from`. */
export const readReturnTo = async (from: unknown): Promise<ReturnTo | undefined> =>
  from === undefined ? fromReferrer() : toReturn(from);

export const nameOf = ({ title, company }: ListingName): string => `${title} at ${company}`;
