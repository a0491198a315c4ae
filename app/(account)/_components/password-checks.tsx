import { CheckIcon } from '@/app/_components/check-icon';
import { passwordChecks } from '@/lib/accounts/password-rules';

/** The password requirements, ticked off while typing. */
export function PasswordChecks({ password }: { password: string }) {
  const checks = passwordChecks(password).filter(({ needs }) => needs);
  return (
    <ul aria-label="Your password needs" className="text-small grid gap-1 sm:grid-cols-2">
      {checks.map(({ needs, holds }) => (
        <li key={needs} className={holds ? 'flex gap-2' : 'text-muted flex gap-2'}>
          <span aria-hidden="true" className="mt-0.5 grid size-4 place-items-center">
            {holds ? <CheckIcon className="text-link" /> : <span className="bg-edge size-1.5 rounded-full" />}
          </span>
          {needs}
          <span className="sr-only">{holds ? ': done' : ': missing'}</span>
        </li>
      ))}
    </ul>
  );
}
