import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DeadLinkPage, readLink } from '@/app/_components/dead-link';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { MessagePage } from '@/app/_components/message-page';
import { PageHeading } from '@/app/_components/page-heading';
import { TextSection } from '@/app/_components/text-section';
import { CONSENT_VERSION, consentSections, declaration } from '@/lib/identity/accounts/minors/consent-text';
import { readChild, type GuardedAccount } from '@/lib/identity/guardians/child';
import { formatDate } from '@/lib/platform/format/dates';
import { DataTree } from './data-tree';

export const metadata: Metadata = {
  title: 'For parents and guardians',
  robots: { index: false },
  referrer: 'same-origin',
};

const STATES = {
  asked: 'You were asked',
  consented: 'You agreed',
  refused: 'You declined',
  withdrawn: 'You withdrew your consent',
} as const;

const writeToUs = <Button href="/contact-us">Write to us</Button>;

function Consent({ account, action, error }: { account: GuardedAccount; action: string; error?: string }) {
  const { firstName: name, state, adultFrom } = account;
  const facts = { name, until: formatDate(adultFrom) };
  if (state === 'consented')
    return (
      <form method="post" action={action} className="grid gap-4">
        <input type="hidden" name="decision" value="withdraw" />
        <p>
          You can withdraw your consent at any time. {name} can then no longer apply. Employers keep the
          applications they already have. We delete the account after 30 days unless someone agrees again.
        </p>
        <div>
          <Button type="submit" variant="secondary">
            Withdraw my consent
          </Button>
        </div>
      </form>
    );
  return (
    <form method="post" action={action} className="grid gap-6">
      <input type="hidden" name="decision" value="consent" />
      <input type="hidden" name="textVersion" value={CONSENT_VERSION} />
      {consentSections(facts).map((section) => (
        <TextSection key={section.heading} {...section} />
      ))}
      <CheckboxField name="declaration" label={declaration(facts)} error={error} />
      <div>
        <Button type="submit">I agree</Button>
      </div>
    </form>
  );
}

export default async function GuardianChildPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [changed, deleted] = await Promise.all([outcomeOf('guardian change'), outcomeOf('guardian delete')]);
  if (deleted?.ok)
    return (
      <MessagePage title="The account is deleted">
        <p>{deleted.message}</p>
      </MessagePage>
    );
  const { found: account, dead } = await readLink(readChild({ token }));
  if (dead) return <DeadLinkPage dead={dead} actions={writeToUs} />;
  const action = `/api/guardian/child/${encodeURIComponent(token)}`;
  const outcome = changed ?? deleted;
  const name = account.firstName;
  return (
    <div className="page max-w-text grid grid-cols-[minmax(0,1fr)] gap-10 py-10 sm:py-16">
      <PageHeading
        title={`${name} ${account.lastName}’s account`}
        intro={`${STATES[account.state]} on ${formatDate(account.changedAt)}. Your link works until ${name} turns 18 on ${formatDate(account.adultFrom)}.`}
      />
      <OutcomeNotice outcome={outcome} />
      <section aria-labelledby="consent" className="grid gap-4">
        <h2 id="consent" className="text-lead">
          Your consent
        </h2>
        <Consent account={account} action={action} error={changed?.errors.declaration} />
      </section>
      <section aria-labelledby="data" className="grid gap-4">
        <h2 id="data" className="text-lead">
          What we store
        </h2>
        <DataTree data={account.data} />
        <div>
          <Button href={`${action}/export`} download variant="secondary">
            Download everything
          </Button>
        </div>
      </section>
      <section aria-labelledby="delete" className="grid gap-4">
        <h2 id="delete" className="text-lead">
          Delete the account
        </h2>
        <form method="post" action={`${action}/delete`} className="grid gap-4">
          <p>
            We’ll delete everything above, and the employers {name} applied to will lose it too. You can’t
            undo this. If you or {name} want a copy, download it first.
          </p>
          <CheckboxField
            name="confirm"
            label={`Delete ${name}’s account for good`}
            error={deleted?.errors.confirm}
          />
          <div>
            <Button type="submit" variant="danger">
              Delete the account
            </Button>
          </div>
        </form>
      </section>
    </div>
  );
}
