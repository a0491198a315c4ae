import type { Metadata } from 'next';
import { cache } from 'react';
import { ApplyLinkButton } from '@/app/_components/apply/apply-link-button';
import { Button } from '@/app/_components/button';
import { controlAttributes, FieldFrame } from '@/app/_components/field/field-frame';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { FileIcon } from '@/app/_components/icons';
import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { applyPath } from '@/lib/internships/listings/apply-path';
import type { Applied } from '@/lib/applications/apply/find-applied';
import { prepareApplication, type PreparedApplication } from '@/lib/applications/apply/prepare-application';
import { appliedBefore } from '@/lib/applications/status/step-words';
import { applyLinkWords } from '@/lib/internships/listings/apply-link-label';
import { closedText } from '@/lib/internships/listings/labels';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { DOCUMENT } from '@/lib/platform/files/upload-limits';
import { formatDate } from '@/lib/platform/format/dates';
import { attempt } from '../../_components/attempt';
import { LoadFailure } from '../../_components/load-failure';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { itemTitle } from '../../_components/item-title';

const APPLY = 'apply';
const UPLOAD = 'upload resume';
const CV = 'career cv';

const find = cache((user: SignedInUser, internshipId: string) => prepareApplication(user, { internshipId }));

export async function generateMetadata({
  params,
}: {
  params: Promise<{ internshipId: string }>;
}): Promise<Metadata> {
  const [{ internshipId }, ...outcomes] = await Promise.all([
    params,
    ...([APPLY, UPLOAD, CV] as const).map(outcomeOf),
  ]);
  const title = await itemTitle('Apply', async (user) => (await find(user, internshipId)).listing.title);
  return { title: titleAfter(outcomes.find((one) => one && !one.ok) ?? null, title) };
}

const ENDED: Partial<Record<ApplicationStatus, string>> = {
  'not selected': 'Your application has ended',
  'no answer': 'Your application has ended',
  'handled outside': 'Your application has ended',
  withdrawn: 'You’ve withdrawn your application',
};

const wayToFinish = ({ applyLink }: PublicInternship): string => `${applyLinkWords(applyLink).finish}.`;

function Sent({ listing, applied }: { listing: PublicInternship; applied: Applied }) {
  const { status } = applied;
  const isLeft = status === 'applied' && listing.status === 'Open';
  return (
    <section aria-labelledby="sent" className="max-w-form grid gap-4">
      <h2 id="sent" className="text-lead">
        {isLeft ? 'Application saved: one step left' : (ENDED[status] ?? 'You’ve already applied')}
      </h2>
      <p className="wrap-anywhere">
        {isLeft
          ? `You applied on ${formatDate(applied.appliedAt)}. Now ${wayToFinish(listing)}`
          : `${appliedBefore(status)} You sent your application on ${formatDate(applied.appliedAt)}.`}
      </p>
      {isLeft && <ApplyLinkButton applyLink={listing.applyLink} primary />}
      <p>
        <Link href="/dashboard/my-internships">See your applications</Link>
      </p>
    </section>
  );
}

function Send({ listing, resume }: PreparedApplication) {
  if (!resume) return <p>You need a CV to apply. Upload one here, or make one from your career profile.</p>;
  return (
    <form action="/api/applications" method="post" className="grid gap-4">
      <KeyField />
      <input type="hidden" name="internshipId" value={listing._id} />
      <input type="hidden" name="resumeId" value={resume._id} />
      <p className="flex items-start gap-3">
        <FileIcon className="mt-1" />
        <span className="min-w-0 wrap-anywhere">
          <a href={resume.filePath}>{resume.fileName}</a>
          <span className="text-small text-muted block">Uploaded {formatDate(resume.uploadedAt)}</span>
        </span>
      </p>
      <div>
        <Button type="submit">Send application</Button>
      </div>
      <p className="text-small text-muted wrap-anywhere">
        {listing.company} gets your name, e-mail, phone number, this CV and your career profile. Then{' '}
        {wayToFinish(listing)}
      </p>
    </form>
  );
}

async function Upload({ listing, resume }: PreparedApplication) {
  const outcome = await outcomeOf(UPLOAD);
  const field = {
    name: 'resume',
    label: resume ? 'Upload another CV' : 'Upload your CV',
    hint: DOCUMENT.note,
    error: outcome && !outcome.ok ? (outcome.errors.resume ?? outcome.message) : undefined,
  };
  return (
    <form
      action={`/api/users/upload-resume?apply=${listing._id}`}
      method="post"
      encType="multipart/form-data"
      className="border-line grid gap-4 border-t pt-6"
    >
      {outcome?.ok && <Notice tone="success">{outcome.message}</Notice>}
      <FieldFrame {...field}>
        <input type="file" accept={DOCUMENT.accept} {...controlAttributes(field)} className="control" />
      </FieldFrame>
      <div>
        <Button type="submit" variant="secondary">
          Upload CV
        </Button>
      </div>
    </form>
  );
}

async function UseCv({ listing }: PreparedApplication) {
  const outcome = await outcomeOf(CV);
  return (
    <form action="/api/users/career/cv/use" method="post" className="border-line grid gap-4 border-t pt-6">
      <input type="hidden" name="apply" value={listing._id} />
      {outcome && <Notice tone={outcome.ok ? 'success' : 'error'}>{outcome.message}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="secondary">
          Use a CV from my career profile
        </Button>
        <Link href="/dashboard/career">Open my career profile</Link>
      </div>
    </form>
  );
}

async function Apply(prepared: PreparedApplication) {
  const { listing, applied, waitsFor } = prepared;
  if (applied) return <Sent listing={listing} applied={applied} />;
  if (listing.status !== 'Open') {
    return <p>{closedText(listing)}</p>;
  }
  if (listing.paused) return <p>{listing.company} isn’t taking applications right now.</p>;
  const outcome = await outcomeOf(APPLY);
  if (waitsFor !== null)
    return (
      <div className="max-w-form grid gap-6">
        <Notice title="You can’t apply yet">{waitsFor}</Notice>
        <div>
          <Button href="/dashboard">Open my dashboard</Button>
        </div>
      </div>
    );
  return (
    <div className="max-w-form grid gap-6">
      {outcome && !outcome.ok && <Notice tone="error">{outcome.message}</Notice>}
      <Send {...prepared} />
      <Upload {...prepared} />
      <UseCv {...prepared} />
    </div>
  );
}

/** The application on a page of its own, for visitors who logged in to apply, and without JavaScript. Each step is a form. */
export default async function ApplyPage({ params }: { params: Promise<{ internshipId: string }> }) {
  const { internshipId } = await params;
  const path = applyPath(internshipId);
  const user = await requireUser(path);
  const prepared = await attempt(foundOr404(find(user, internshipId)));
  if (!prepared) {
    return (
      <div className="grid gap-8">
        <PageHeading title="Apply" />
        <LoadFailure href={path} />
      </div>
    );
  }
  const { listing } = prepared;
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: listing.path, label: listing.title }]}
        title="Apply"
        intro={`${listing.title} at ${listing.company}`}
      />
      <Apply {...prepared} />
    </div>
  );
}
