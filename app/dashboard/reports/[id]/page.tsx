import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { ListingFacts } from '@/app/_components/listing/listing-facts';
import { ListingText } from '@/app/_components/listing/listing-text';
import { Moment } from '@/app/_components/moment';
import { PageHeading } from '@/app/_components/page-heading';
import { may } from '@/lib/platform/auth/permissions';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { Report } from '@/lib/trust/reports/mapper';
import { readReport } from '@/lib/trust/reports/read-report';
import { REASON_LABELS } from '@/lib/trust/reports/reasons';
import { attempt } from '../../_components/attempt';
import { LoadFailure } from '../../_components/load-failure';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { DecisionForm } from './decision-form';
import { ReportStateTag } from '../report-state';
import { itemTitle } from '../../_components/item-title';

const PARENT = '/dashboard/reports';
const FORM = 'decision';
const CRUMBS = [{ href: PARENT, label: 'Reports' }];

const find = cache((user: SignedInUser, id: string) => readReport(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  const title = await itemTitle('Report', async (user) => (await find(user, id)).report.internship?.title);
  return { title: titleAfter(await outcomeOf(FORM), title) };
}

function ReportEntry({ reason, text, applied, createdAt, state, comments }: Report) {
  return (
    <div className="border-line grid gap-2 border-t py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>{REASON_LABELS[reason]}</strong>
        <ReportStateTag state={state} />
      </p>
      <p className="text-small text-muted">
        <Moment at={createdAt} />
        {applied && ', by an applicant'}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text ?? 'No details given.'}</p>
      {comments !== null && (
        <p className="text-small wrap-anywhere whitespace-pre-line">
          <span className="text-muted">To the employer: </span>
          {comments}
        </p>
      )}
    </div>
  );
}

/** The text that applicants read. Links are shown as plain text, because they may be fraudulent. */
function ReportedText({ listing }: { listing: PublicInternship }) {
  return (
    <section
      aria-labelledby="listing"
      className="grid gap-6 wrap-anywhere @min-[48rem]:col-start-2 @min-[48rem]:row-span-2 @min-[48rem]:row-start-1"
    >
      <h2 id="listing" className="text-lead">
        The listing
      </h2>
      <ListingText listing={listing} heading="h3" />
      <div className="prose">
        <h3 className="text-lead">Application link</h3>
        <p>{listing.applyLink}</p>
      </div>
      <ListingFacts listing={listing} heading="h3" isComplete />
    </section>
  );
}

export default async function ReportPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `${PARENT}/${id}`;
  const user = await requireUser(path);
  const found = await attempt(foundOr404(find(user, id)));
  if (!found) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={CRUMBS} title="Report" />
        <LoadFailure href={path} />
      </div>
    );
  }
  const { report, others, total, listing, warns } = found;
  const outcome = await outcomeOf(FORM);
  const { internship, state } = report;
  const isOpen = state === 'open' || state === 'asked';
  const isDown = state === 'upheld' && internship?.hidden === true;
  return (
    <div className="@container grid gap-8">
      <PageHeading
        crumbs={CRUMBS}
        title={internship?.title ?? 'A deleted listing'}
        intro={internship?.company}
        actions={
          internship && (
            <>
              <Button
                href={internship.hidden ? `/dashboard/internships/${internship._id}` : internship.path}
                variant="secondary"
              >
                See the listing
              </Button>
              {may(user.role, 'listing:recall') && (
                <Button href={`/api/admin/reports/${id}/evidence`} variant="secondary" download>
                  Download the evidence
                </Button>
              )}
            </>
          )
        }
      />
      {outcome?.ok && <Notice tone="success">{outcome.message}</Notice>}
      <div className="grid items-start gap-x-12 gap-y-10 *:min-w-0 @min-[48rem]:grid-cols-2 @min-[48rem]:grid-rows-[auto_1fr]">
        <section aria-labelledby="reports" className="grid gap-4">
          <h2 id="reports" className="text-lead">
            {total === 1 ? 'The report' : `${total.toLocaleString('en-US')} reports of this listing`}
          </h2>
          {total > others.length + 1 && (
            <p className="text-small text-muted">Showing this one and the newest {others.length}.</p>
          )}
          {isOpen && [report, ...others].some(({ urgent }) => urgent) && (
            <p>At least three independent people reported it.</p>
          )}
          {internship?.hidden && <p>The listing is hidden. Only staff can see it.</p>}
          <div>
            {[report, ...others].map((one) => (
              <ReportEntry key={one._id} {...one} />
            ))}
          </div>
        </section>
        {listing && <ReportedText listing={listing} />}
        {(isOpen || isDown) && (
          <section aria-labelledby="decide" className="grid gap-4">
            <h2 id="decide" className="text-lead">
              Decide
            </h2>
            <DecisionForm
              id={id}
              list={PARENT}
              mayRecall={may(user.role, 'listing:recall')}
              warns={warns}
              isUpheld={isDown}
              outcome={outcome && !outcome.ok ? outcome : null}
            />
          </section>
        )}
      </div>
    </div>
  );
}
