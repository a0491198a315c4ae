import type { Article } from '@/lib/articles/article';
import { articlePath } from '@/lib/articles/articles';
import { articlePictureAddress } from '@/lib/share-picture/address';
import { site } from '@/lib/platform/core/site';
import type { AddressOf, Thing } from './json-ld';

/** A career tip. */
export function articleData(article: Article, addressOf: AddressOf): Thing<'Article'> {
  const by = { '@type': 'Organization', name: site.name, url: addressOf('/') };
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    image: addressOf(articlePictureAddress(article)),
    datePublished: article.updated,
    dateModified: article.updated,
    inLanguage: site.language,
    author: by,
    publisher: by,
    mainEntityOfPage: addressOf(articlePath(article)),
  };
}
