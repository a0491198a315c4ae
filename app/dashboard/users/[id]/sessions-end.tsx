import { Button } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import type { ManagedUser } from '@/lib/identity/users/admin/mapper';

/** For accounts that someone else may have access to. */
export async function SessionsEnd({ user, self }: { user: ManagedUser; self: boolean }) {
  const outcome = await outcomeOf('end sessions of user');
  if (self) return null;
  return (
    <section aria-labelledby="sessions-end" className="max-w-text grid gap-4">
      <h2 id="sessions-end" className="text-lead">
        Sessions
      </h2>
      <OutcomeNotice outcome={outcome} />
      <p>If someone else may be using this account, log it out on all devices. Its owner can log in again.</p>
      <form method="post" action={`/api/admin/${user._id}/end-sessions`}>
        <Button type="submit" variant="secondary">
          Log out on all devices
        </Button>
      </form>
    </section>
  );
}
