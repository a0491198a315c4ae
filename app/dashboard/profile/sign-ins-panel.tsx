import { Button } from '@/app/_components/button';
import { EmailAddress } from '@/app/_components/email-address';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import type { SignIn, SignIns } from '@/lib/identity/accounts/sign-in/list-sign-ins';
import { providerButtons } from '@/lib/identity/accounts/sign-in/oauth-providers';
import { formatDateTime } from '@/lib/platform/format/dates';

function LinkedSignIn({ signIn, canUnlink }: { signIn: SignIn; canUnlink: boolean }) {
  const { _id, name, email, linkedAt, lastUsedAt } = signIn;
  return (
    <li className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-small text-muted">
          <EmailAddress email={email} />
        </p>
        <p className="text-small text-muted">
          Linked {formatDateTime(linkedAt)}. Last used {formatDateTime(lastUsedAt)}.
        </p>
      </div>
      {canUnlink && (
        <form method="post" action={`/api/users/sign-ins/${_id}/unlink`}>
          <Button type="submit" variant="secondary" size="small">
            Unlink<span className="sr-only"> {name}</span>
          </Button>
        </form>
      )}
    </li>
  );
}

export async function SignInsPanel({ signIns, hasPassword }: SignIns) {
  const names = providerButtons().map(({ name }) => name);
  if (signIns.length === 0 && names.length === 0 && hasPassword) return null;
  const outcome = await outcomeOf('unlink sign-in');
  return (
    <section aria-labelledby="sign-ins-heading" className="grid gap-4">
      <h2 id="sign-ins-heading" className="text-lead">
        How you log in
      </h2>
      <OutcomeNotice outcome={outcome} />
      {signIns.length > 0 ? (
        <ul className="border-line border-t">
          {signIns.map((signIn) => (
            <LinkedSignIn key={signIn._id} signIn={signIn} canUnlink={hasPassword} />
          ))}
        </ul>
      ) : (
        <p>
          With your password. To use {names.join(' or ')} too, log out and continue with it on the login page.
        </p>
      )}
      {signIns.length > 0 && hasPassword && <p className="text-muted">Your password works too.</p>}
      {!hasPassword && (
        <div className="grid gap-4">
          <p>
            Your account has no password. Set one to log in without another service, to unlink it, or to
            delete your account.
          </p>
          <div>
            <Button href="/reset-password" variant="secondary">
              Set a password
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
