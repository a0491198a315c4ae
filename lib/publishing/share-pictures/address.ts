import type { Article } from '@/lib/content/articles/article';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { articleCard, cardVersion, listingCard, siteCard, type ShareCard } from './card';

const address = (path: string, card: ShareCard): string => `/share/${path}?v=${cardVersion(card)}`;

export const listingPictureAddress = (listing: PublicInternship): string =>
  address(`listings/${listing._id}`, listingCard(listing));

export const articlePictureAddress = (article: Article): string =>
  address(`articles/${article.slug}`, articleCard(article));

export const sitePictureAddress = (): string => address('site', siteCard());
