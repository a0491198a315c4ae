import type { Metadata } from 'next';
import { absoluteUrl } from '@/lib/platform/http/absolute-url';
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
    description: `Reference for the ${site.name} API: who can make each call, what it takes and what it returns, with examples, and as OpenAPI 3.1.`,
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
          intro={`Everything you can do on ${site.name}, your programs can do too. Reading open internships needs no account.`}
        />
        <p>
          Full reference: <a href="/api/openapi.json">OpenAPI 3.1</a>. New internships:{' '}
          <Link href={feedAddress(industryFeed(null), 'json')}>JSON Feed</Link> and{' '}
          <Link href={feedAddress(industryFeed(null), 'rss')}>RSS</Link>. For job boards, every open
          internship in full, in the format of Indeed and Google: <a href={JOB_FEED}>XML</a>.
        </p>
      </header>
      <section className="prose min-w-0">
        <h2 className="text-lead">Show internships on your site</h2>
        <p>
          This shows the newest internships in Kisumu on your school’s site, without JavaScript. Narrow it
          with <code>q</code>, <code>industry</code>, <code>county</code> and the other search filters. Set{' '}
          <code>count</code> from 1 to 10.
        </p>
        <pre className="overflow-x-auto" tabIndex={0} role="region" aria-label="Widget HTML">
          <code>{`<iframe src="${absoluteUrl('/feeds/widget.html?county=Kisumu&count=5')}" title="Open internships" width="360" height="560" style="border:0"></iframe>`}</code>
        </pre>
      </section>
      <section className="prose">
        <h2 className="text-lead">How every call works</h2>
        <ul>
          <li>Requests and responses are JSON, except for files.</li>
          <li>
            Get a <code>token</code> from <code>POST /api/auth/login</code>. Send it with each call that needs
            one, in the header <code>Authorization: Bearer …</code>.
          </li>
          <li>
            An error is <code>{'{"message": "…"}'}</code>, a text to show. A 422 also has <code>errors</code>,
            a text for each invalid field. A 429 or 503 has <code>Retry-After</code>, the seconds to wait
            before you try again.
          </li>
          <li>
            Calls that create something accept an <code>Idempotency-Key</code>, such as a new UUID. If the
            connection fails, send the call again with the same key: it takes effect once, and for 24 hours
            you get the first answer.
          </li>
          <li>
            Lists have ten items a page. Send <code>?page=</code>, starting at 1; responses have{' '}
            <code>total</code> and <code>totalPages</code>.
          </li>
          <li>
            Times are ISO 8601 in UTC: null if missing, “Invalid Date” if the stored value is not a date.
            Money is in whole Kenya shillings a month.
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
