import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { PageHeading } from '@/app/_components/page-heading';
import { pageMetadata } from '@/app/_components/page-metadata';
import { COUNTIES_BY_NAME, countyLabel } from '@/lib/internships/counties/counties';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { site } from '@/lib/platform/core/site';
import { countyFeed, feedAddress, industryFeed, type FeedScope } from '@/lib/publishing/feeds/feed-links';
import { JOB_FEED } from '@/lib/publishing/feeds/read-job-feed';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Feeds of new internships',
    description: `Follow new internships on ${site.name} in a feed reader, by industry, county, employer or search, without an account.`,
    path: '/feeds',
  });
}

interface Feed {
  name: string;
  scope: FeedScope;
}

const INDUSTRY_FEEDS: readonly Feed[] = INDUSTRIES.map((industry) => ({
  name: industry.name,
  scope: industryFeed(industry),
}));

const COUNTY_FEEDS: readonly Feed[] = COUNTIES_BY_NAME.map((county) => ({
  name: countyLabel(county),
  scope: countyFeed(county),
}));

function Formats({ name, scope }: Feed) {
  return (
    <span className="flex shrink-0 gap-4">
      <Link href={feedAddress(scope, 'rss')} aria-label={`${name}: RSS feed`} className="py-2.5">
        RSS
      </Link>
      <Link href={feedAddress(scope, 'json')} aria-label={`${name}: JSON feed`} className="py-2.5">
        JSON
      </Link>
    </span>
  );
}

function FeedList({ id, heading, feeds }: { id: string; heading: string; feeds: readonly Feed[] }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lead">
        {heading}
      </h2>
      <ul className="border-line grid grid-cols-1 border-t sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
        {feeds.map((feed) => (
          <li
            key={feed.name}
            className="border-line flex flex-wrap items-center justify-between gap-x-3 border-b"
          >
            {feed.name}
            <Formats {...feed} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function FeedsPage() {
  return (
    <div className="page grid gap-10 pt-8 sm:gap-12 sm:pt-12">
      <PageHeading
        title="Feeds"
        intro="A feed reader shows new internships as they’re published. You need no account."
      />
      <section aria-labelledby="subscribe" className="prose max-w-text">
        <h2 id="subscribe" className="text-lead">
          Subscribe to a page
        </h2>
        <p>
          Paste the address of a page into your feed reader: an industry, a county, an employer or the results
          of a search. The reader finds the page’s feed.
        </p>
        <p>
          Other formats: <a href="/today.txt">today’s internships as a message</a> for WhatsApp, and{' '}
          <a href={JOB_FEED}>XML for job boards</a>. See <Link href="/developers">For developers</Link>.
        </p>
      </section>
      <FeedList
        id="all"
        heading="Everything"
        feeds={[{ name: 'All internships', scope: industryFeed(null) }]}
      />
      <FeedList id="industries" heading="By industry" feeds={INDUSTRY_FEEDS} />
      <FeedList id="counties" heading="By county" feeds={COUNTY_FEEDS} />
    </div>
  );
}
