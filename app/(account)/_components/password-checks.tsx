import { CheckIcon } from '@/app/_components/check-icon';
import { passwordChecks } from '@/lib/identity/accounts/password-rules';

function progressOf(checks: ReturnType<typeof passwordChecks>): string {
  const missing = checks.filter(({ holds }) => !holds).map(({ needs = '' }) => needs.toLowerCase());
  return missing.length === 0 ? 'Your password meets every rule' : `Still missing: ${missing.join(', ')}`;
}

function Mark({ holds }: { holds: boolean }) {
  return (
    <span aria-hidden="true" className="grid size-4 place-items-center">
      {holds ? <CheckIcon className="text-link" /> : <span className="dot bg-edge size-1.5 rounded-full" />}
    </span>
  );
}

/** Screen readers always read the requirements in words; phones show them on a single line. */
export function PasswordChecks({ password }: { password: string }) {
  const checks = passwordChecks(password).filter(({ needs }) => needs);
  return (
    <div className="text-small grid gap-1">
      <p id="password-needs" className="max-sm:sr-only">
        Your password needs:
      </p>
      <ul aria-labelledby="password-needs" className="flex flex-wrap gap-x-2 gap-y-1 sm:grid sm:grid-cols-2">
        {checks.map(({ needs, brief, holds }) => (
          <li
            key={needs}
            className={`relative flex items-center gap-0.5 sm:gap-2 ${holds ? '' : 'text-muted'}`}
          >
            <Mark holds={holds} />
            <span aria-hidden="true" className="sm:hidden">
              {brief}
            </span>
            <span className="max-sm:sr-only">{needs}</span>
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
