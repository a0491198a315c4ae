'use client';

import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { Link } from '@/app/_components/link';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { PasswordField } from '@/app/_components/field/password-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { lateDelivery } from '@/app/_components/form/late-delivery';
import type { FormProblem } from '@/app/_components/form/form-submit';
import { useDelivery } from '@/app/_components/form/use-delivery';
import { secondStepPath } from '@/lib/platform/auth/login-path';
import { DASHBOARD_LINK, isActive } from '@/app/_components/shell/links';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const ResendVerification = lazy(() => import('../_components/resend-verification'));

const LOCKED =
  'Your account has been locked due to too many failed login attempts. Please try again after 24 hours.';
const FAILED = 'Something went wrong. Please try again later.';

const loadDelivery = lateDelivery(
  () => import('@/app/_components/form/deliver').then(({ deliver }) => deliver),
  FAILED,
);

interface LoginFormProps {
  /** The identifier of the last log-in with Remember Me in this browser, or empty. */
  remembered: string;
  wayBack: string;
  /** The same path, signed, for the verification e-mail. */
  returnTo?: string;
  offerVerification: boolean;
  /** Why the visitor was sent here. Hidden once the form fails, because the error is newer. */
  notice: ReactNode;
  children: ReactNode;
  outcomes: { login: FormOutcome | null; resend: FormOutcome | null };
}

const values = (form: FormData) => ({
  emailOrUsername: String(form.get('emailOrUsername') ?? ''),
  password: String(form.get('password') ?? ''),
  rememberMe: form.has('rememberMe'),
});

function validate(form: FormData): Record<string, string> {
  const { emailOrUsername, password } = values(form);
  return {
    ...(emailOrUsername.trim() === '' && { emailOrUsername: 'Enter your email or username' }),
    ...(password === '' && { password: 'Enter your password' }),
  };
}

const textOf = ({ status, message }: FormProblem): string => (status === 423 ? LOCKED : message);

/** A new password lifts the lockout. */
const UnlockAdvice = () => (
  <>
    If it was you, <Link href="/reset-password">choose a new password</Link> to unlock your account now.
  </>
);

export function LoginForm({
  remembered,
  wayBack,
  returnTo,
  offerVerification,
  notice,
  children,
  outcomes,
}: LoginFormProps) {
  const { login, resend } = outcomes;
  const identifier = login?.values.emailOrUsername ?? remembered;
  const [tried, setTried] = useState('');
  const [entering, setEntering] = useState(false);
  const { native, sending, problem } = useDelivery(
    {
      action: '/api/auth/login',
      values: (form) => {
        const given = values(form);
        setTried(given.emailOrUsername);
        return given;
      },
      validate,
      outcome: login,
      fallback: 'Invalid email/username or password!',
      noAnswer: FAILED,
      onFailure: ({ errors: { code } }) => {
        if (code === undefined) return;
        setEntering(true);
        window.location.assign(secondStepPath(wayBack));
      },
      onSuccess: () => {
        setEntering(true);
        window.location.assign(wayBack);
      },
    },
    loadDelivery,
  );
  const errors = problem?.errors ?? {};
  const shown = errors.code === undefined ? problem : null;
  const isUnverified = problem?.status === 403 && problem.message.includes('not verified');

  return (
    <div className="grid gap-8">
      {!shown && notice}
      {children}
      <form {...native} onFocus={() => void loadDelivery()} className="grid gap-6">
        <input type="hidden" name="from" value={wayBack} />
        {shown && (
          <FormErrorSummary
            {...shown}
            message={textOf(shown)}
            advice={shown.status === 423 ? <UnlockAdvice /> : shown.advice}
          />
        )}
        <TextField
          name="emailOrUsername"
          label="Email or username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={identifier}
          error={errors.emailOrUsername}
        />
        <div className="grid gap-2">
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            autoFocus={login?.ok === true}
            error={errors.password}
          />
          <p>
            <Link href="/reset-password" className="inline-block py-1">
              Forgot Password?
            </Link>
          </p>
        </div>
        <CheckboxField
          name="rememberMe"
          label="Remember Me"
          optional
          defaultChecked={login?.ok === false ? login.values.rememberMe !== undefined : remembered !== ''}
        />
        <Button type="submit" data-hold wide disabled={sending || entering}>
          {sending || entering ? 'One moment…' : 'Log In'}
        </Button>
        <p role="status" className="text-muted text-center empty:hidden">
          {entering && isActive(DASHBOARD_LINK.href, wayBack) && 'Loading your Dashboard...'}
        </p>
      </form>
      {(offerVerification || isUnverified || resend) && (
        <Suspense>
          <ResendVerification at="login" known={tried || identifier} returnTo={returnTo} outcome={resend} />
        </Suspense>
      )}
    </div>
  );
}
