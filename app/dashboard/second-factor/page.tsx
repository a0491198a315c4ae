import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Button } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { LogOutButton } from '@/app/_components/shell/log-out-button';
import {
  readBegunFactor,
  readFactor,
  type OwnFactor,
} from '@/lib/identity/accounts/second-factor/read-factor';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { SECOND_FACTOR_PATH } from '@/lib/platform/auth/login-path';
import { currentActor, leaveForLogin } from '@/lib/platform/auth/require-user';
import { readActorWithoutFactor } from '@/lib/platform/auth/session';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { Slow } from '../_components/slow';
import { ProofForm } from './proof-form';
import { SetUp } from './set-up';
import { countNoun } from '@/lib/platform/format/count-noun';

const TITLE = 'Second factor';
const FORM = 'change second factor';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: titleAfter(await outcomeOf(FORM), TITLE),
});

function TurnedOn({ factor, outcome }: { factor: OwnFactor; outcome: FormOutcome | null }) {
  const { since, recoveryCodesLeft, hasPassword, isRequired } = factor;
  return (
    <div className="grid gap-10">
      <Notice tone="success" title={`On since ${formatDateTime(since)}`}>
        <p>
          You log in with your password and a code from your app. You have{' '}
          {countNoun(recoveryCodesLeft, 'recovery code')} left.
        </p>
      </Notice>
      <section aria-labelledby="turn-off" className="grid gap-4">
        <h2 id="turn-off" className="text-lead">
          Turn it off
        </h2>
        <p>
          For a new phone or new recovery codes, turn it off and set it up again.
          {isRequired && ' Your role needs one, so you can’t do anything else in between.'}
        </p>
        <ProofForm
          action="/api/users/second-factor/turn-off"
          label="Turn off"
          variant="danger"
          hint="The 6 digits in your authenticator app, or a recovery code"
          hasPassword={hasPassword}
          outcome={outcome}
        />
      </section>
    </div>
  );
}

const Begin = ({ again }: { again: boolean }) => (
  <form method="post" action="/api/users/second-factor" className="grid gap-4">
    {!again && (
      <p>
        You need a phone or a computer with an authenticator app. It works offline, and we never learn your
        number.
      </p>
    )}
    <div>
      <Button type="submit" variant={again ? 'secondary' : 'primary'}>
        {again ? 'Start again with a new code' : 'Set up'}
      </Button>
    </div>
  </form>
);

async function Factor({ user, outcome }: { user: SignedInUser; outcome: FormOutcome | null }) {
  const factor = await readFactor(user);
  if (factor.isOn) return <TurnedOn factor={factor} outcome={outcome} />;
  const begun = await readBegunFactor(user);
  return (
    <>
      {begun && <SetUp {...begun} hasPassword={factor.hasPassword} outcome={outcome} />}
      <Begin again={begun !== null} />
    </>
  );
}

/** Sets up or turns off the second factor; also for staff who need one but lack it. */
export default async function SecondFactorPage() {
  const actor = await readActorWithoutFactor(await headers());
  if (actor.kind === 'visitor') return leaveForLogin(actor.problem, SECOND_FACTOR_PATH);
  const outcome = await outcomeOf(FORM);
  const isLedHere = (await currentActor()).kind === 'visitor';
  return (
    <div className={`grid gap-8 ${isLedHere ? 'page py-10' : ''}`}>
      <PageHeading
        crumbs={isLedHere ? undefined : [{ href: '/dashboard/profile', label: 'Profile' }]}
        title={TITLE}
        intro="Log in with a code from your phone too. Someone who learns your password still can’t get in."
      />
      <div className="max-w-text grid grid-cols-[minmax(0,1fr)] gap-8">
        {isLedHere && (
          <Notice title="Set up a second factor to continue">
            <p>Everyone who runs this site logs in with a code as well.</p>
          </Notice>
        )}
        <OutcomeNotice outcome={outcome} only="success" />
        <Slow mayFollow={!isLedHere}>{() => Factor({ user: actor, outcome })}</Slow>
        {isLedHere && (
          <div>
            <LogOutButton label="Log out" className="button button-link" />
          </div>
        )}
      </div>
    </div>
  );
}
