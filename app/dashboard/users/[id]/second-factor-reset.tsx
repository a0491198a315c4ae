import { Button } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { ChevronDownIcon } from '@/app/_components/icons';
import type { ManagedUser } from '@/lib/identity/users/admin/mapper';

/** For users who lost their phone and their recovery codes. */
export async function SecondFactorReset({ user, self }: { user: ManagedUser; self: boolean }) {
  const outcome = await outcomeOf('reset second factor');
  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {user.hasSecondFactor && !self && (
        <details className="group border-line max-w-text border-y">
          <summary className="text-danger no-marker flex min-h-12 items-center justify-between gap-4 font-semibold">
            Reset second factor
            <ChevronDownIcon className="eased group-open:rotate-180" />
          </summary>
          <form
            method="post"
            action={`/api/admin/${user._id}/reset-second-factor`}
            className="grid gap-4 pt-2 pb-6"
          >
            <p>
              For someone who lost their phone and recovery codes. First call the number you have for them, to
              be sure it’s them. They’re logged out everywhere and told by e-mail. Then their password alone
              logs them in.
            </p>
            <div>
              <Button type="submit" variant="danger">
                Reset the second factor of {user.firstName} {user.lastName}
              </Button>
            </div>
          </form>
        </details>
      )}
    </>
  );
}
