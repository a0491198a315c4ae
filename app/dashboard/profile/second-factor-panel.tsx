import { Button } from '@/app/_components/button';
import type { OwnFactor } from '@/lib/identity/accounts/second-factor/read-factor';
import { SECOND_FACTOR_PATH } from '@/lib/platform/auth/login-path';
import { formatDate } from '@/lib/platform/format/dates';

export const SecondFactorPanel = ({ factor }: { factor: OwnFactor }) => (
  <section aria-labelledby="second-factor-heading" className="grid gap-4">
    <h2 id="second-factor-heading" className="text-lead">
      Second factor
    </h2>
    <p>
      {factor.isOn
        ? `On since ${formatDate(factor.since)}. You log in with your password and a code from your app.`
        : 'Off. With one, someone who learns your password still can’t log in.'}
    </p>
    <div>
      <Button href={SECOND_FACTOR_PATH} variant="secondary">
        {factor.isOn ? 'Manage' : 'Set up'}
        <span className="sr-only"> the second factor</span>
      </Button>
    </div>
  </section>
);
