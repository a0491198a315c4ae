import type { Article } from '@/lib/content/articles/article';
import { articlePath } from '@/lib/content/articles/articles';
import { articlePictureAddress } from '@/lib/publishing/share-pictures/address';
import { site } from '@/lib/platform/core/site';
import type { AddressOf, Thing } from './json-ld';

/** Midnight in Nairobi, which is UTC+3 all year round. Takes YYYY-MM-DD. */
const startOfDay = (day: string): string => `${day}T00:00:00+03:00`;

export function articleData(article: Article, addressOf: AddressOf): Thing<'Article'> {
  const by = { '@type': 'Organization', name: site.name, url: addressOf('/') };
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: addressOf(articlePictureAddress(article)),
    datePublished: startOfDay(article.published),
    dateModified: startOfDay(article.updated),
    inLanguage: site.language,
    author: by,
    publisher: by,
    mainEntityOfPage: addressOf(articlePath(article)),
  };
}
