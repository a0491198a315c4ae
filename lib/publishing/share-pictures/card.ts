import { createHash } from 'node:crypto';
import type { Article } from '@/lib/content/articles/article';
import { formatDate } from '@/lib/platform/format/dates';
import { kindText, placeText } from '@/lib/internships/listings/labels';
import { stipendText } from '@/lib/internships/listings/stipend';
import type { InternshipSummary } from '@/lib/internships/listings/mapper';
import { site } from '@/lib/platform/core/site';
import { readable } from './readable';

/** The text on a page's share picture, in characters that its fonts can draw. */
export interface ShareCard {
  title: string;
  note: string;
  /** At most three, side by side at the bottom. */
  facts: readonly { label: string; text: string; accent?: boolean }[];
  /** The logo shown before the note. Every logo has a different path. */
  logo?: { employer: string; path: string };
}

/** Characters. More would not fit. */
const MAX_LENGTHS = { title: 110, note: 130, fact: 56 };

/** Increase it when the design changes, so that nobody sees an outdated picture. */
const LOOK = 1;

const card = ({ title, note, facts, logo }: ShareCard, otherwise: string): ShareCard => ({
  title: readable(title, MAX_LENGTHS.title) || otherwise,
  note: readable(note, MAX_LENGTHS.note),
  facts: facts
    .map((fact) => ({ ...fact, text: readable(fact.text, MAX_LENGTHS.fact) }))
    .filter(({ text }) => text !== ''),
  ...(logo && { logo }),
});

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

export const articleCard = (article: Article): ShareCard =>
  card({ title: article.title, note: article.excerpt, facts: [] }, 'Career tip');

export const siteCard = (): ShareCard =>
  card({ title: site.tagline, note: site.description, facts: [] }, site.name);

/** The site's custom look, which changes every picture. Undefined for the default look. */
const ownLook = (): object | undefined => {
  const look = { name: site.isRenamed ? site.name : undefined, colour: site.colour, logo: site.logo };
  return Object.values(look).some((one) => one !== undefined) ? look : undefined;
};

export const cardVersion = (shown: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, shown, ownLook()].filter((one) => one !== undefined)))
    .digest('base64url')
    .slice(0, 12);
