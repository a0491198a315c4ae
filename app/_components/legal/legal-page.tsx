import type { ReactNode } from 'react';
import type { LegalSection } from '@/lib/content/legal-texts/legal-section';
import { formatDate } from '@/lib/platform/format/dates';
import { site } from '@/lib/platform/core/site';
import { Link } from '../link';
import { PageHeading } from '../page-heading';
import { PolicyTable } from './policy-table';
import { TextSection } from '../text-section';

export interface LegalPageProps {
  title: string;
  intro: string;
  /** When it takes effect, YYYY-MM-DD. */
  since: string;
  sections: readonly LegalSection[];
  children?: ReactNode;
}

const idOf = (index: number): string => `section-${index + 1}`;

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-8 lg:self-start">
      <h2 id="contents" className="text-lead">
        On this page
      </h2>
      <ol className="border-line mt-3 border-t">
        {sections.map(({ heading }, index) => (
          <li key={heading} className="border-line border-b">
            <Link
              href={`#${idOf(index)}`}
              className="text-small text-text grid grid-cols-[1.75rem_1fr] py-2.5 leading-snug no-underline hover:underline"
            >
              <span className="text-muted tabular-nums">{index + 1}.</span>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function LegalPage({ title, intro, since, sections, children }: LegalPageProps) {
  return (
    <div className="page grid gap-10 pt-10 sm:gap-14 sm:pt-16">
      <header className="border-line grid gap-3 border-b pb-8">
        <PageHeading title={title} intro={intro} />
        <p className="text-small text-muted">
          In force since <time dateTime={since}>{formatDate(since)}</time>
        </p>
      </header>
      <div data-static="text" className="grid gap-x-16 gap-y-12 lg:grid-cols-[18rem_1fr]">
        <Contents sections={sections} />
        <div className="max-w-text grid min-w-0 content-start gap-10">
          {sections.map((section, index) => (
            <TextSection
              key={section.heading}
              {...section}
              heading={`${index + 1}. ${section.heading}`}
              id={idOf(index)}
            >
              {section.tables?.map((table) => (
                <PolicyTable key={table.heading} table={table} />
              ))}
            </TextSection>
          ))}
          {children}
          <p className="border-primary border-l-4 pl-4">
            Something unclear? <Link href="/contact-us">Write to us</Link> or to{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </div>
      </div>
    </div>
  );
}
