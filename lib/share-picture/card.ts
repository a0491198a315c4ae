import { createHash } from 'node:crypto';
import type { Article } from '@/lib/articles/article';
import { formatDate } from '@/lib/platform/format/dates';
import { kindText, placeText } from '@/lib/internships/labels';
import { stipendText } from '@/lib/internships/stipend';
import type { InternshipSummary } from '@/lib/internships/mapper';
import { site } from '@/lib/platform/core/site';
import { readable } from './readable';

/** The texts of a page's picture: plain text that its fonts can draw. */
export interface ShareCard {
  title: string;
  /** Under the title. */
  note: string;
  /** At most three, side by side at the foot. */
  facts: readonly { label: string; text: string; accent?: boolean }[];
}

/** Characters; more would not fit the picture. */
const MAX_LENGTHS = { title: 110, note: 130, fact: 56 };

/** Goes up when cards come to look different, so that nobody keeps an old picture. */
const LOOK = 1;

const card = ({ title, note, facts }: ShareCard, otherwise: string): ShareCard => ({
  title: readable(title, MAX_LENGTHS.title) || otherwise,
  note: readable(note, MAX_LENGTHS.note),
  facts: facts
    .map((fact) => ({ ...fact, text: readable(fact.text, MAX_LENGTHS.fact) }))
    .filter(({ text }) => text !== ''),
});

/** The card of a listing: what, who, where, for how much, until when. */
export function listingCard(listing: InternshipSummary): ShareCard {
  const { title, company, kind, stipend, status, applicationDeadline } = listing;
  const open = status === 'Open';
  const facts = [
    { label: 'Where', text: placeText(listing) },
    { label: 'Pay', text: stipendText(stipend) },
    { label: open ? 'Closes' : 'Closed', text: formatDate(applicationDeadline), accent: open },
  ];
  return card({ title, note: company, facts }, kindText(kind));
}

/** The card of a career tip. */
export const articleCard = (article: Article): ShareCard =>
  card({ title: article.title, note: article.excerpt, facts: [] }, 'Career tip');

/** The card of every other page. */
export const siteCard = (): ShareCard =>
  card({ title: site.tagline, note: site.description, facts: [] }, site.name);

/** A version that differs for every different picture; part of its address. */
export const cardVersion = (shown: ShareCard): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, shown]))
    .digest('base64url')
    .slice(0, 12);
