import { DescriptionList } from '@/app/_components/description-list';
import { ChevronDownIcon } from '@/app/_components/icons';
import { TextSection } from '@/app/_components/text-section';
import type { GuardianConsent as Consent } from '@/lib/identity/users/admin/read-consent';
import { formatDateTime } from '@/lib/platform/format/dates';

const STATES: Record<Consent['state'], string> = {
  asked: 'Not answered yet',
  consented: 'Agreed',
  refused: 'Declined',
  withdrawn: 'Withdrew consent',
};

const NOT_RECORDED = 'Not recorded';

const factsOf = ({ name, email, state, changedAt, evidence }: Consent) => [
  { term: 'Parent or guardian', detail: `${name} (${email})` },
  { term: 'Decision', detail: `${STATES[state]}, ${formatDateTime(changedAt)}` },
  ...(evidence
    ? [
        { term: 'Consent given', detail: evidence.at === null ? NOT_RECORDED : formatDateTime(evidence.at) },
        { term: 'E-mail then', detail: evidence.email ?? NOT_RECORDED },
        { term: 'Network address', detail: evidence.address ?? NOT_RECORDED },
        { term: 'Text', detail: `Version ${evidence.textVersion}` },
      ]
    : []),
];

/** The proof of a guardian's consent to the account of someone under 18. */
export function GuardianConsent({ consent }: { consent: Consent }) {
  const text = consent.evidence?.text;
  return (
    <section aria-labelledby="guardian-consent" className="max-w-text grid gap-4">
      <h2 id="guardian-consent" className="text-lead">
        Guardian’s consent
      </h2>
      <div className="wrap-anywhere">
        <DescriptionList facts={factsOf(consent)} />
      </div>
      {text && (
        <details className="group border-line border-y">
          <summary className="no-marker flex min-h-12 items-center justify-between gap-4 font-semibold">
            The text they agreed to
            <ChevronDownIcon className="eased group-open:rotate-180" />
          </summary>
          <div className="grid gap-6 pt-2 pb-6">
            {text.sections.map((section) => (
              <TextSection key={section.heading} {...section} as="h3" />
            ))}
            <p className="border-primary border-l-4 pl-4">{text.declaration}</p>
          </div>
        </details>
      )}
    </section>
  );
}
