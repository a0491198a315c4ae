import { Button } from '@/app/_components/button';
import { KeyField } from '@/app/_components/form/key-field';
import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';
import { LISTING_FIELDS, MISSING } from '@/lib/internships/listings/listing-fields';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { Submission } from '@/lib/internships/submissions/mapper';
import { asDescription } from '@/lib/internships/submissions/description';
import { proposedCounty } from '@/lib/internships/submissions/proposed-county';
import { STATED_NAMES, SUBMISSION_NAMES } from '@/lib/internships/submissions/submission-fields';
import { changedFields, type Draft } from '../../internships/draft';
import { InternshipForm } from '../../internships/internship-form';
import { LISTING_FORM, SUBMISSIONS } from './paths';

/** Returns the fields that are not empty. */
const draftOf = (submission: Submission): Draft =>
  Object.fromEntries(
    [...SUBMISSION_NAMES, ...STATED_NAMES].flatMap((name) =>
      submission[name] === null ? [] : [[name, submission[name]] as const],
    ),
  );

/** Default values of the optional fields. */
const UNSAID: Draft = Object.fromEntries(
  STATED_NAMES.map((name) => [name, (MISSING as Record<string, unknown>)[name]]),
);

interface ApprovalProps {
  outcome: FormOutcome | null;
  submission: Submission;
  listing: PublicInternship | null;
  /** The text of the details file: the description, unless the employer wrote one. */
  fileText: string | undefined;
  asksReason: boolean;
}

export function Approval({ submission, listing, fileText, asksReason, outcome }: ApprovalProps) {
  const said = listing
    ? { ...listing, ...UNSAID, ...draftOf(submission), applicationDeadline: listing.applicationDeadline }
    : draftOf({ ...submission, county: proposedCounty(submission) });
  const draft = {
    ...said,
    descriptionParagraph: said.descriptionParagraph ?? (fileText && asDescription(fileText)),
  };
  return (
    <section aria-labelledby="approve" className="grid content-start gap-6">
      <div className="grid gap-1">
        <h2 id="approve" className="text-lead">
          Complete and approve
        </h2>
        <p className="text-muted">
          We’ve filled in what the employer sent. A missing description comes from the details file. Add
          what’s missing, then publish.
        </p>
      </div>
      <InternshipForm
        id={LISTING_FORM}
        draft={draft}
        asksReason={asksReason}
        version={submission.updatedAt}
        action={`/api/admin/internship-submissions/${submission._id}/approve`}
        method="POST"
        fallback="Failed to approve submission"
        button="Approve and publish"
        times={{ message: 2_000, leave: 2_000, to: SUBMISSIONS }}
        back="Back to submissions"
        outcome={outcome}
        bar={
          <Button href="#reject" variant="secondary">
            Reject…
          </Button>
        }
      >
        <KeyField />
      </InternshipForm>
    </section>
  );
}

export function Replaces({ listing, submission }: { listing: PublicInternship; submission: Submission }) {
  const fields = changedFields(listing, draftOf(submission)).filter(
    (name) => submission[name as keyof Submission] !== null && name !== 'applicationDeadline',
  );
  return (
    <Notice title="This changes a published listing">
      <p>
        <Link href={listing.path}>{listing.title}</Link> stays the same until you approve.{' '}
        {fields.length > 0 &&
          `The employer changed: ${fields.map((name) => LISTING_FIELDS[name].label).join(', ')}.`}
      </p>
    </Notice>
  );
}
