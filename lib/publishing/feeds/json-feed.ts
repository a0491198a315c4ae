import { site } from '@/lib/platform/core/site';
import { feedOf, type FeedInput } from './rss';

/** Writes listings as JSON Feed 1.1. The package writes version 1. The only addition we need is the language. */
export const writeJsonFeed = (input: FeedInput): string =>
  JSON.stringify({
    ...(JSON.parse(feedOf(input, 'json').json1()) as object),
    version: 'https://jsonfeed.org/version/1.1',
    language: site.language,
  });
