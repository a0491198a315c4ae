import type { Metadata } from 'next';
import { cache, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { controlAttributes, FieldFrame } from '@/app/_components/field/field-frame';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { FileIcon } from '@/app/_components/icons';
import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { applyPath } from '@/lib/internships/listings/apply-path';
import { prepareApplication, type PreparedApplication } from '@/lib/applications/apply/prepare-application';
import { closedText } from '@/lib/internships/listings/labels';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnResume } from '@/lib/identity/users/mapper';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { DOCUMENT } from '@/lib/platform/files/upload-limits';
import { formatDate } from '@/lib/platform/format/dates';
import { attempt } from '../../_components/attempt';
import { LoadFailure } from '../../_components/load-failure';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { itemTitle } from '../../_components/item-title';
import { ReviewForm } from './review-form';
import { Sent } from './sent';
import { SentWhenChosen } from './sent-when-chosen';

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

function ResumeLine({ resume }: { resume: OwnResume }) {
  return (
    <p className="flex items-start gap-3">
      <FileIcon className="mt-1" />
      <span className="min-w-0 wrap-anywhere">
        <a href={resume.filePath}>{resume.fileName}</a>
        <span className="text-small text-muted block">Uploaded {formatDate(resume.uploadedAt)}</span>
      </span>
    </p>
  );
}

function Review({
  listing,
  resume,
  children,
}: {
  listing: PublicInternship;
  resume: OwnResume;
  children: ReactNode;
}) {
  const { _id, company, status, applyLink } = listing;
  return (
    <ReviewForm
      listing={{ _id, company, status, applyLink }}
      resumeId={resume._id}
      resume={<ResumeLine resume={resume} />}
      keyField={<KeyField />}
      another={<Link href={stepPath(listing, 'another')}>Choose another CV</Link>}
    >
      {children}
    </ReviewForm>
  );
}

function Choose(prepared: PreparedApplication) {
  const { listing, resume } = prepared;
  return (
    <>
      <div className="grid gap-4">
        <h2 className="text-lead">Choose your CV</h2>
        {resume ? (
          <>
            <ResumeLine resume={resume} />
            <div>
              <Button href={stepPath(listing, 'current')}>Use My Current Resume</Button>
            </div>
          </>
        ) : (
          <p>You need a CV to apply. Upload one here, or make one from your career profile.</p>
        )}
      </div>
      <Upload {...prepared} />
      <UseCv {...prepared} />
    </>
  );
}

async function Upload({ listing, resume }: PreparedApplication) {
  const outcome = await outcomeOf(UPLOAD);
  const field = {
    name: 'resume',
    label: resume ? 'Or upload another CV' : 'Upload your CV',
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
      <FieldFrame {...field}>
        <SentWhenChosen accept={DOCUMENT.accept} {...controlAttributes(field)} className="control" />
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
      {outcome && !outcome.ok && <Notice tone="error">{outcome.message}</Notice>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="secondary">
          Use a CV from my career profile
        </Button>
        <Link href="/dashboard/career">Open my career profile</Link>
      </div>
    </form>
  );
}

/** `another` lets a user who has just uploaded a resume choose again. */
type Chosen = 'current' | 'another';

const stepPath = ({ _id }: PublicInternship, cv: Chosen): string => `${applyPath(_id)}?cv=${cv}`;

async function Apply({ chosen, ...prepared }: PreparedApplication & { chosen: unknown }) {
  const { listing, applied, resume, waitsFor } = prepared;
  if (applied) return <Sent listing={listing} applied={applied} />;
  if (listing.status !== 'Open') {
    return <p>{closedText(listing)}</p>;
  }
  if (listing.paused) return <p>{listing.company} isn’t taking applications right now.</p>;
  const [outcome, ...made] = await Promise.all([outcomeOf(APPLY), outcomeOf(UPLOAD), outcomeOf(CV)]);
  const hasFailed = made.some((one) => one?.ok === false);
  const hasJustChosen = outcome !== null || made.some((one) => one?.ok);
  const isChosen = chosen === 'current' || (chosen !== 'another' && hasJustChosen && !hasFailed);
  if (waitsFor !== null)
    return (
      <div className="max-w-form grid gap-6">
        <Notice title="You can’t apply yet">{waitsFor}</Notice>
        <div>
          <Button href="/dashboard">Open my dashboard</Button>
        </div>
      </div>
    );
  const notices = (
    <>
      {outcome && !outcome.ok && <Notice tone="error">{outcome.message}</Notice>}
      {made.map(
        (one, at) =>
          one?.ok && (
            <Notice key={at} tone="success">
              {one.message}
            </Notice>
          ),
      )}
    </>
  );
  return (
    <div className="max-w-form grid gap-6">
      {isChosen && resume ? (
        <Review listing={listing} resume={resume}>
          {notices}
        </Review>
      ) : (
        <>
          {notices}
          <Choose {...prepared} />
        </>
      )}
    </div>
  );
}

/** The application on a page of its own, for visitors who logged in to apply, and without JavaScript. Each step is a form. */
export default async function ApplyPage({
  params,
  searchParams,
}: {
  params: Promise<{ internshipId: string }>;
  searchParams: Promise<{ cv?: unknown }>;
}) {
  const [{ internshipId }, { cv }] = await Promise.all([params, searchParams]);
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
      <Apply {...prepared} chosen={cv} />
    </div>
  );
}
