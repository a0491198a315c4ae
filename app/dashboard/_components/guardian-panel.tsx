import { Button } from '@/app/_components/button';
import { TextField } from '@/app/_components/field/text-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { ChevronDownIcon } from '@/app/_components/icons';
import type { GuardianPage } from '@/lib/identity/guardians/guardian-page';
import type { OwnGuardian } from '@/lib/identity/guardians/own-guardian';
import { formatDate } from '@/lib/platform/format/dates';

const TITLES = {
  asked: 'Your parent or guardian must agree before you can apply',
  consented: 'Your parent or guardian agreed',
  refused: 'Your parent or guardian did not agree',
  withdrawn: 'Your parent or guardian withdrew their consent',
} as const;

function textOf({ name, email, state, changedAt, adultFrom }: OwnGuardian): string {
  const until = `From ${formatDate(adultFrom)} you’ll be 18 and won’t need consent.`;
  if (state === 'consented') return `${name} (${email}) agreed on ${formatDate(changedAt)}. ${until}`;
  if (state === 'asked')
    return `We e-mail ${name} (${email}) a link that works for 14 days. Until they agree, you can read everything here but not apply.`;
  return `${name} (${email}) can still agree with the link we sent. Talk to them, or name another parent or guardian.`;
}

/** For users under 18: whether they may apply, and what to do. Its forms work without JavaScript and return to their page. */
export async function GuardianPanel({ guardian, page }: { guardian: OwnGuardian; page: GuardianPage }) {
  const [asked, named] = await Promise.all([outcomeOf('ask guardian'), outcomeOf('name guardian')]);
  const outcome = asked ?? named;
  const errors = named && !named.ok ? named.errors : {};
  return (
    <section aria-labelledby="guardian" className="rounded-box border-line grid gap-4 border p-4 sm:p-6">
      <h2 id="guardian" className="text-lead">
        {TITLES[guardian.state]}
      </h2>
      <OutcomeNotice outcome={outcome} />
      <p className="max-w-text wrap-anywhere">{textOf(guardian)}</p>
      {guardian.deletedOn !== null && (
        <p className="max-w-text">
          If no one agrees, we’ll delete your account on {formatDate(guardian.deletedOn)}.
        </p>
      )}
      {guardian.state === 'asked' && (
        <form method="post" action="/api/guardian/ask">
          <input type="hidden" name="page" value={page} />
          <Button type="submit">Send the link again</Button>
        </form>
      )}
      <details className="group border-line border-t" open={named !== null && !named.ok}>
        <summary className="no-marker flex min-h-12 items-center justify-between gap-4 font-semibold">
          Change the parent or guardian
          <ChevronDownIcon className="eased group-open:rotate-180" />
        </summary>
        <form method="post" action="/api/guardian" className="max-w-form grid gap-6 pt-2">
          <input type="hidden" name="page" value={page} />
          {guardian.state === 'consented' && (
            <p>{guardian.name}’s consent will end. You can’t apply until the other person agrees.</p>
          )}
          <TextField
            name="name"
            id="guardian-name"
            label="Name of your parent or guardian"
            autoComplete="off"
            defaultValue={named?.values.name ?? guardian.name}
            error={errors.name}
          />
          <TextField
            name="email"
            id="guardian-email"
            type="email"
            label="Email of your parent or guardian"
            autoComplete="off"
            defaultValue={named?.values.email ?? guardian.email}
            error={errors.email}
          />
          <div>
            <Button type="submit" variant="secondary">
              Save and send a link
            </Button>
          </div>
        </form>
      </details>
    </section>
  );
}
