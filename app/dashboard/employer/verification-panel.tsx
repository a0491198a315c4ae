import { SelectField } from '@/app/_components/field/select-field';
import { TextField } from '@/app/_components/field/text-field';
import { PlainForm } from '@/app/_components/form/plain-form';
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
          title={`We’re checking ${evidence.length === 1 ? 'your document' : `${evidence.length} documents`}`}
        >
          <p>Sent {formatDate(askedAt)}. We check documents within two working days, then delete them.</p>
        </Notice>
      )}
      {refusal !== null && askedAt === null && (
        <Notice tone="error" title={`We couldn’t verify it on ${formatDate(refusal.at)}`}>
          <p className="wrap-anywhere whitespace-pre-line">{refusal.comments}</p>
        </Notice>
      )}
    </>
  );
}

/** Requests a link by e-mail to an address at the website's domain. */
function ConfirmDomain({ outcome }: { outcome: FormOutcome | null }) {
  return (
    <div className="grid gap-4">
      <h3>Confirm your domain</h3>
      <PlainForm action="/api/employer/domain" outcome={outcome} submit="Send link" variant="secondary">
        {(typed, errors) => (
          <TextField
            name="email"
            type="email"
            label="An e-mail address at your website’s domain"
            hint="We’ll send a link there. Open it to show “Domain confirmed” on your listings for twelve months."
            autoComplete="email"
            defaultValue={typed.email}
            error={errors.email}
          />
        )}
      </PlainForm>
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
          <h3>Verify with a document</h3>
          {employer.role === 'member' && <p>Only the owner can send documents.</p>}
          {employer.role === 'owner' && (
            <UploadForm
              action="/api/employer/evidence"
              name="document"
              label="Document"
              hint={DOCUMENT.note}
              accept={DOCUMENT.accept}
              button="Send document"
              fallback="The document wasn’t sent. Please try again."
              outcome={upload}
            >
              <SelectField name="kind" id="document-kind" label="Type of document" options={KINDS} />
            </UploadForm>
          )}
        </div>
      </div>
    </section>
  );
}
