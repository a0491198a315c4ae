import type { Metadata } from 'next';
import { FEED_FORMATS, feedAddress, type FeedScope } from '@/lib/publishing/feeds/feed-links';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { Link } from './link';

export type FeedTypes = NonNullable<Metadata['alternates']>['types'];

export function feedTypes(scope: FeedScope): FeedTypes {
  const { title } = scope;
  return {
    [FEED_FORMATS.rss.type]: [{ title, url: absoluteUrl(feedAddress(scope, 'rss')) }],
    [FEED_FORMATS.json.type]: [{ title, url: absoluteUrl(feedAddress(scope, 'json')) }],
  };
}

export function FeedLinks({ scope }: { scope: FeedScope }) {
  return (
    <p className="text-small text-muted">
      Follow new internships: <Link href={feedAddress(scope, 'rss')}>RSS feed</Link> or{' '}
      <Link href={feedAddress(scope, 'json')}>JSON feed</Link>
    </p>
  );
}
