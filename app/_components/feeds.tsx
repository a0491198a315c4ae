import type { Metadata } from 'next';
import { FEED_FORMATS, feedPath, feedTitle } from '@/lib/feeds/feed-links';
import type { Industry } from '@/lib/industries/industries';
import { absoluteUrl } from './absolute-url';
import { Link } from './link';

export type FeedTypes = NonNullable<Metadata['alternates']>['types'];

/** The feeds of a list, for the metadata of its page. */
export function feedTypes(industry: Industry | null): FeedTypes {
  const title = feedTitle(industry);
  return {
    [FEED_FORMATS.rss.type]: [{ title, url: absoluteUrl(feedPath(industry, 'rss')) }],
    [FEED_FORMATS.json.type]: [{ title, url: absoluteUrl(feedPath(industry, 'json')) }],
  };
}

/** Links to the feeds of a list. */
export function FeedLinks({ industry }: { industry: Industry | null }) {
  return (
    <p className="text-small text-muted">
      New listings in your feed reader: <Link href={feedPath(industry, 'rss')}>RSS</Link> or{' '}
      <Link href={feedPath(industry, 'json')}>JSON Feed</Link>
    </p>
  );
}
