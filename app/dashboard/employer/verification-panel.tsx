import { Button } from '@/app/_components/button';
import { SelectField } from '@/app/_components/field/select-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { KeyField } from '@/app/_components/form/key-field';
import { badgeText } from '@/app/_components/employer/words';
import { Notice } from '@/app/_components/notice';
import type { OwnEmployer } from '@/lib/employers/records/mapper';
import { EVIDENCE_KINDS } from '@/lib/platform/core/vocabulary';
import { DOCUMENT } from '@/lib/platform/files/upload-limits';
import { formatDate } from '@/lib/platform/format/dates';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { UploadForm } from '../_components/upload-form';
import { EVIDENCE_LABELS } from '../_components/evidence-labels';

const KINDS = EVIDENCE_KINDS.map((value) => ({ value, label: EVIDENCE_LABELS[value] }));

function Standing({ employer }: { employer: OwnEmployer }) {
  const { verifiedUntil, askedAt, refusal, evidence } = employer;
  return (
    <>
      <p>
        <strong>{badgeText(employer)}.</strong>{' '}
        {verifiedUntil === null &&
          'Graduates trust a verified employer, and nobody else can post under its name.'}
      </p>
      {askedAt !== null && (
        <Notice
          title={`${evidence.length === 1 ? 'One document waits' : `${evidence.length} documents wait`} for us`}
        >
          <p>
            Sent {formatDate(askedAt)}. We look at documents within two working days, and delete them then.
          </p>
        </Notice>
      )}
      {refusal !== null && askedAt === null && (
        <Notice tone="error" title={`We could not verify it on ${formatDate(refusal.at)}`}>
          <p className="wrap-anywhere whitespace-pre-line">{refusal.comments}</p>
        </Notice>
      )}
    </>
  );
}

/** Requests a link to an address at the website's domain. */
function ConfirmDomain({ outcome }: { outcome: FormOutcome | null }) {
  const failed = outcome && !outcome.ok ? outcome : null;
  return (
    <div className="grid gap-4">
      <h3>Confirm your domain</h3>
      <form action="/api/employer/domain" method="post" className="max-w-form grid gap-4">
        <KeyField />
        {failed && <FormErrorSummary message={failed.message} errors={failed.errors} />}
        <TextField
          name="email"
          type="email"
          label="An address at the domain of your website"
          hint="We send a link there. Following it shows “Domain confirmed” with your listings for twelve months."
          autoComplete="email"
          defaultValue={failed?.values.email}
          error={failed?.errors.email}
        />
        <div>
          <Button type="submit" variant="secondary">
            Send the link
          </Button>
        </div>
      </form>
    </div>
  );
}

export function VerificationPanel({
  employer,
  outcome,
  upload,
}: {
  employer: OwnEmployer;
  outcome: FormOutcome | null;
  upload: FormOutcome | null;
}) {
  return (
    <section aria-labelledby="verification" className="grid gap-6">
      <h2 id="verification" className="text-lead">
        Verification
      </h2>
      <Standing employer={employer} />
      <div className="grid items-start gap-x-12 gap-y-8 *:min-w-0 @min-[48rem]:grid-cols-2">
        {employer.verifiedUntil === null && <ConfirmDomain outcome={outcome} />}
        <div className="grid gap-4">
          <h3>Verify by a document</h3>
          {employer.role === 'member' && <p>Only an owner can send documents.</p>}
          {employer.role === 'owner' && (
            <UploadForm
              action="/api/employer/evidence"
              name="document"
              label="Document"
              hint={DOCUMENT.note}
              accept={DOCUMENT.accept}
              button="Send the document"
              fallback="The document was not sent. Please try again."
              outcome={upload}
            >
              <SelectField name="kind" id="document-kind" label="What it is" options={KINDS} />
            </UploadForm>
          )}
        </div>
      </div>
    </section>
  );
}
