import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DeadLinkPage, readLink } from '@/app/_components/dead-link';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { MessagePage } from '@/app/_components/message-page';
import { PageHeading } from '@/app/_components/page-heading';
import { TextSection } from '@/app/_components/text-section';
import { CONSENT_VERSION, consentSections, declaration } from '@/lib/identity/accounts/minors/consent-text';
import { ANSWERED_BEFORE, readConsentLink, type ConsentAsked } from '@/lib/identity/guardians/consent-link';
import { formatDate } from '@/lib/platform/format/dates';

const FORM = 'guardian consent';

export async function generateMetadata(): Promise<Metadata> {
  const title = titleAfter(await outcomeOf(FORM), 'Your consent as a parent or guardian');
  return { title, robots: { index: false }, referrer: 'same-origin' };
}

const writeToUs = <Button href="/contact-us">Write to us</Button>;

async function Decide({ token, asked }: { token: string; asked: ConsentAsked }) {
  const outcome = await outcomeOf(FORM);
  const name = asked.firstName;
  const facts = { name, until: formatDate(asked.adultFrom) };
  const action = `/api/guardian/consent/${encodeURIComponent(token)}`;
  return (
    <div className="page max-w-text grid gap-8 py-10 sm:py-16">
      <PageHeading
        title={`Do you agree that ${name} can apply here?`}
        intro={`${name} ${asked.lastName} is under 18 and named you, ${asked.guardianName}, as their parent or guardian.`}
      />
      <OutcomeNotice outcome={outcome} only="error" />
      {consentSections(facts).map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
      <section aria-labelledby="decide" className="border-line grid gap-6 border-t pt-8">
        <h2 id="decide" className="text-lead">
          Your decision
        </h2>
        <form method="post" action={action} className="grid gap-4">
          <input type="hidden" name="decision" value="consent" />
          <input type="hidden" name="textVersion" value={CONSENT_VERSION} />
          <CheckboxField name="declaration" label={declaration(facts)} error={outcome?.errors.declaration} />
          <div>
            <Button type="submit">I agree</Button>
          </div>
        </form>
        <form method="post" action={action} className="grid gap-3">
          <input type="hidden" name="decision" value="refuse" />
          <p className="text-muted">Not {name}’s parent or guardian, or don’t want this? You can say no.</p>
          <div>
            <Button type="submit" variant="secondary">
              I do not agree
            </Button>
          </div>
        </form>
      </section>
    </div>
  );
}

/** Viewing it changes nothing. */
export default async function GuardianConsentPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const outcome = await outcomeOf(FORM);
  if (outcome?.ok)
    return (
      <MessagePage title="Your answer is saved">
        <p>{outcome.message}</p>
      </MessagePage>
    );
  const { found: asked, dead } = await readLink(readConsentLink({ token }));
  if (dead) return <DeadLinkPage dead={dead} actions={writeToUs} />;
  if (asked.answer)
    return (
      <MessagePage title={asked.answer === 'consent' ? 'You agreed' : 'You declined'}>
        <p>{ANSWERED_BEFORE[asked.answer]}</p>
      </MessagePage>
    );
  return <Decide token={token} asked={asked} />;
}
