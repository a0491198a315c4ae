import { headers } from 'next/headers';
import { signReturnPath } from '@/lib/platform/auth/return-path';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { env } from '@/lib/platform/env/env';
import { nameOpenListing, type ListingName } from '@/lib/internships/name-open-listing';

const ACCOUNT_PAGES = ['/login', '/register', '/register/check-your-mail'];

/** Where somebody goes on after logging in or registering. */
interface ReturnTo {
  path: string;
  /** For a form, or the link of a mail. */
  signed: string;
  /** The open listing they want to apply for, where the path is that of one. */
  listing: ListingName | null;
}

/** The listing at `path`. A page that only names it works without the database, too. */
export const listingAt = (path: string): Promise<ListingName | null> =>
  nameOpenListing({ path }).catch(() => null);

/** The page of this site that led here; null where the browser does not say, or another site did. */
async function referringPage(): Promise<URL | null> {
  const referrer = (await headers()).get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const page = new URL(referrer);
  return page.origin === new URL(env().APP_URL).origin ? page : null;
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

/**
 * Where the visitor of the login or registration page goes on afterwards.
 * Takes `from` of the address. Without it, the page that led here says it: a listing, or the other of the two, whose link in the header
 * is the same for everybody. Gives undefined where there is nowhere to go on.
 */
export const readReturnTo = async (from: unknown): Promise<ReturnTo | undefined> =>
  from === undefined ? fromReferrer() : toReturn(from);

/** "Data Analyst Intern at Kijiji Data Lab". */
export const nameOf = ({ title, company }: ListingName): string => `${title} at ${company}`;
