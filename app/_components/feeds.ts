import type { Metadata } from 'next';
import { FEED_FORMATS, feedAddress, type FeedScope } from '@/lib/publishing/feeds/feed-links';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';

export type FeedTypes = NonNullable<Metadata['alternates']>['types'];

/** Links to the feeds of a page, by which feed readers find them from the page's address. */
export function feedTypes(scope: FeedScope): FeedTypes {
  const { title } = scope;
  return {
    [FEED_FORMATS.rss.type]: [{ title, url: absoluteUrl(feedAddress(scope, 'rss')) }],
    [FEED_FORMATS.json.type]: [{ title, url: absoluteUrl(feedAddress(scope, 'json')) }],
  };
}
