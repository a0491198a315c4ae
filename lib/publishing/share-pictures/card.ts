import { createHash } from 'node:crypto';
import type { Article } from '@/lib/content/articles/article';
import { formatDate } from '@/lib/platform/format/dates';
import { kindText, placeText } from '@/lib/internships/listings/labels';
import { stipendText } from '@/lib/internships/listings/stipend';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { site } from '@/lib/platform/core/site';
import { readable } from './readable';

/** The texts of a page's picture: plain text that its fonts can draw. */
export interface ShareCard {
  title: string;
  /** Under the title. */
  note: string;
  /** At most three, side by side at the foot. */
  facts: readonly { label: string; text: string; accent?: boolean }[];
  /** The employer whose logo stands before the note, and the path of it, which differs for every logo. */
  logo?: { employer: string; path: string };
}

/** Characters; more would not fit the picture. */
const MAX_LENGTHS = { title: 110, note: 130, fact: 56 };

/** Goes up when cards come to look different, so that nobody keeps an old picture. */
const LOOK = 1;

const card = ({ title, note, facts, logo }: ShareCard, otherwise: string): ShareCard => ({
  title: readable(title, MAX_LENGTHS.title) || otherwise,
  note: readable(note, MAX_LENGTHS.note),
  facts: facts
    .map((fact) => ({ ...fact, text: readable(fact.text, MAX_LENGTHS.fact) }))
    .filter(({ text }) => text !== ''),
  ...(logo && { logo }),
});

/** The card of a listing: what, who, where, for how much, until when. */
export function listingCard(listing: InternshipSummary): ShareCard {
  const { title, company, kind, stipend, status, applicationDeadline, employer } = listing;
  const open = status === 'Open';
  const facts = [
    { label: 'Where', text: placeText(listing) },
    { label: 'Pay', text: stipendText(stipend) },
    { label: open ? 'Closes' : 'Closed', text: formatDate(applicationDeadline), accent: open },
  ];
  const logo = employer?.logo ? { employer: employer.slug, path: employer.logo } : undefined;
  return card({ title, note: company, facts, logo }, kindText(kind));
}

/** The card of a career tip. */
export const articleCard = (article: Article): ShareCard =>
  card({ title: article.title, note: article.excerpt, facts: [] }, 'Career tip');

/** The card of every other page. */
export const siteCard = (): ShareCard =>
  card({ title: site.tagline, note: site.description, facts: [] }, site.name);

/** What a site of somebody else's gives every picture. */
const ownLook = (): object | undefined => {
  const look = { name: site.isRenamed ? site.name : undefined, colour: site.colour, logo: site.logo };
  return Object.values(look).some((one) => one !== undefined) ? look : undefined;
};

/** A version that differs for every different picture; part of its address. */
export const cardVersion = (shown: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, shown, ownLook()].filter((one) => one !== undefined)))
    .digest('base64url')
    .slice(0, 12);
