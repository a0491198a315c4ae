import { CheckIcon } from '@/app/_components/check-icon';
import { passwordChecks } from '@/lib/accounts/rules';

const SHORT: Record<string, string> = {
  'Password should be at least 8 characters long!': 'At least 8 characters',
  'Password should contain an uppercase letter!': 'An uppercase letter',
  'Password should contain a lowercase letter!': 'A lowercase letter',
  'Password should contain a digit!': 'A digit',
  'Password should contain a special character!': 'A special character',
};

/** What a new password needs, ticked off as one types. */
export function PasswordChecks({ password }: { password: string }) {
  const checks = passwordChecks(password).filter(({ message }) => message in SHORT);
  return (
    <ul aria-label="Your password needs" className="text-small grid gap-1 sm:grid-cols-2">
      {checks.map(({ message, holds }) => (
        <li key={message} className={holds ? 'flex gap-2' : 'text-muted flex gap-2'}>
          <span aria-hidden="true" className="mt-0.5 grid size-4 place-items-center">
            {holds ? <CheckIcon className="text-link" /> : <span className="bg-edge size-1.5 rounded-full" />}
          </span>
          {SHORT[message]}
          <span className="sr-only">{holds ? ': done' : ': missing'}</span>
        </li>
      ))}
    </ul>
  );
}
