import type { Metadata } from 'next';
import { absoluteUrl } from '@/app/_components/absolute-url';
import { Link } from '@/app/_components/link';
import { PageHeading } from '@/app/_components/page-heading';
import { pageMetadata } from '@/app/_components/page-metadata';
import { feedAddress, industryFeed } from '@/lib/publishing/feeds/feed-links';
import { JOB_FEED } from '@/lib/publishing/feeds/read-job-feed';
import { OPERATIONS } from '@/lib/publishing/openapi/operations';
import { site } from '@/lib/platform/core/site';
import { Call } from './call';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'For developers',
    description: `Every call of the API of ${site.name}: who may make it, what it takes and what it answers, with examples, and the contract as OpenAPI 3.1.`,
    path: '/developers',
  });
}

const idOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

const TAGS = [...new Set(OPERATIONS.map(({ tag }) => tag))];

export default function DevelopersPage() {
  return (
    <div className="page grid max-w-5xl gap-12 pt-10 sm:pt-16">
      <header className="border-line grid gap-4 border-b pb-8">
        <PageHeading
          title="For developers"
          intro={`What the pages of ${site.name} do, programs can do too. The open internships need no account.`}
        />
        <p>
          The contract in full: <a href="/api/openapi.json">OpenAPI 3.1</a>. New internships as they come:{' '}
          <Link href={feedAddress(industryFeed(null), 'json')}>JSON Feed</Link> and{' '}
          <Link href={feedAddress(industryFeed(null), 'rss')}>RSS</Link>. For job boards, everything that is
          open, with its text, as Indeed and Google document it: <a href={JOB_FEED}>XML</a>.
        </p>
      </header>
      <section className="prose min-w-0">
        <h2 className="text-lead">On your own site</h2>
        <p>
          This shows the newest openings in Kisumu on the site of a school, without script. Choose with{' '}
          <code>q</code>, <code>industry</code>, <code>county</code> and the other filters of the search;{' '}
          <code>count</code> is 1 to 10.
        </p>
        <pre className="overflow-x-auto" tabIndex={0} role="region" aria-label="HTML of the widget">
          <code>{`<iframe src="${absoluteUrl('/feeds/widget.html?county=Kisumu&count=5')}" title="Open internships" width="360" height="560" style="border:0"></iframe>`}</code>
        </pre>
      </section>
      <section className="prose">
        <h2 className="text-lead">What holds for every call</h2>
        <ul>
          <li>It takes and answers JSON, but for files.</li>
          <li>
            What you get from <code>POST /api/auth/login</code> as <code>token</code> goes into the header{' '}
            <code>Authorization: Bearer …</code> of every call that needs it.
          </li>
          <li>
            An error is <code>{'{"message": "…"}'}</code>, a text to show; with 422 also <code>errors</code>,
            a text beside each field. With 429 and 503 <code>Retry-After</code> says in how many seconds to
            try again.
          </li>
          <li>
            A call that creates something takes an <code>Idempotency-Key</code>, such as a new UUID. If the
            connection fails, send the call again with the same key: it takes effect once, and for 24 hours
            you get the first answer.
          </li>
          <li>
            Lists have ten to a page, <code>?page=</code> from 1, and say <code>total</code> and{' '}
            <code>totalPages</code>.
          </li>
          <li>
            Times are ISO 8601, UTC: null where one is missing, “Invalid Date” where what is stored cannot be
            read. Money is whole Kenya shillings a month.
          </li>
        </ul>
      </section>
      {TAGS.map((tag) => (
        <section key={tag} aria-labelledby={idOf(tag)} className="grid gap-3">
          <h2 id={idOf(tag)}>{tag}</h2>
          <div className="border-line border-t">
            {OPERATIONS.filter((operation) => operation.tag === tag).map((operation) => (
              <Call key={`${operation.method} ${operation.path}`} operation={operation} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
