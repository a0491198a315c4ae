import { CheckIcon } from '@/app/_components/check-icon';
import { passwordChecks } from '@/lib/identity/accounts/password-rules';

function progressOf(checks: ReturnType<typeof passwordChecks>): string {
  const missing = checks.filter(({ holds }) => !holds).map(({ needs = '' }) => needs.toLowerCase());
  return missing.length === 0 ? 'Your password meets every rule' : `Still missing: ${missing.join(', ')}`;
}

export function PasswordChecks({ password }: { password: string }) {
  const checks = passwordChecks(password).filter(({ needs }) => needs);
  return (
    <div className="text-small grid gap-1">
      <p id="password-needs">Your password needs:</p>
      <ul aria-labelledby="password-needs" className="grid gap-1 sm:grid-cols-2">
        {checks.map(({ needs, holds }) => (
          <li key={needs} className={holds ? 'flex gap-2' : 'text-muted flex gap-2'}>
            <span aria-hidden="true" className="mt-0.5 grid size-4 place-items-center">
              {holds ? (
                <CheckIcon className="text-link" />
              ) : (
                <span className="dot bg-edge size-1.5 rounded-full" />
              )}
            </span>
            {needs}
            <span className="sr-only">{holds ? ': done' : ': missing'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Announces the missing requirements while the password is typed. */
export function PasswordProgress({ password }: { password: string }) {
  const checks = passwordChecks(password).filter(({ needs }) => needs);
  return (
    <p role="status" className="sr-only">
      {password !== '' && progressOf(checks)}
    </p>
  );
}
