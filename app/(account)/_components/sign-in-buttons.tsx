import { Button } from '@/app/_components/button';
import { providerButtons } from '@/lib/identity/accounts/sign-in/oauth-providers';

interface SignInButtonsProps {
  from?: string | undefined;
}

export function SignInButtons({ from }: SignInButtonsProps) {
  const providers = providerButtons();
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        {providers.map(({ id, name }) => (
          <form key={id} method="post" action={`/api/auth/signin/${id}`}>
            {from !== undefined && <input type="hidden" name="from" value={from} />}
            <Button type="submit" variant="secondary" wide>
              Continue with {name}
            </Button>
          </form>
        ))}
      </div>
      <p className="text-muted text-small flex items-center gap-4" aria-hidden="true">
        <span className="border-line h-0 flex-1 border-t" />
        or with a password
        <span className="border-line h-0 flex-1 border-t" />
      </p>
    </div>
  );
}
