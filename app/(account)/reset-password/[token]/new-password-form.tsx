'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/app/_components/button';
import { PasswordField } from '@/app/_components/field/password-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { carry } from '@/app/_components/carried/carry';
import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';
import { pausableTimeout } from '@/app/_components/pausable-timeout';
import { PASSWORD_NEEDS, sameRule } from '@/lib/identity/accounts/password-rules';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

/** Seconds between success and redirect. */
const REDIRECT_SECONDS = 3;

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

function validate(form: FormData): Record<string, string> {
  const confirmPassword = sameRule(text(form, 'newPassword'), text(form, 'confirmPassword'));
  return confirmPassword === null ? {} : { confirmPassword };
}

/** The message is in this tab, so the login page must run its scripts at once. */
const withNews = (login: string) => `${login}${login.includes('?') ? '&' : '?'}sent=1`;

function Done({ message, login }: { message: string; login: string }) {
  useEffect(() => {
    carry(message, login);
    return pausableTimeout(REDIRECT_SECONDS * 1000, () => window.location.assign(withNews(login)));
  }, [login, message]);
  return (
    <Notice tone="success" live title={message}>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_SECONDS};url=${login}`} />
      </noscript>
      <p>
        Taking you to the login page… <Link href={withNews(login)}>Log In</Link>
      </p>
    </Notice>
  );
}

interface NewPasswordFormProps {
  token: string;
  outcome: FormOutcome | null;
  login: string;
  /** The signed path to return to after login. */
  returnTo?: string;
}

export function NewPasswordForm({ token, outcome, login, returnTo }: NewPasswordFormProps) {
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: `/api/auth/reset-password/${encodeURIComponent(token)}`,
    outcome,
    validate,
    fallback: 'Something went wrong! Please try again.',
    onSuccess: ({ message }) => setDone(message),
  });
  const errors = problem?.errors ?? {};

  if (done !== null) return <Done message={done} login={login} />;
  return (
    <form {...native} className="grid gap-6">
      {returnTo && <input type="hidden" name="returnTo" value={returnTo} />}
      {problem && <FormErrorSummary {...problem} />}
      <PasswordField
        name="newPassword"
        label="New Password"
        hint={PASSWORD_NEEDS}
        autoComplete="new-password"
        error={errors.newPassword}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <Button type="submit" wide disabled={sending}>
        {sending ? 'One moment…' : 'Save new password'}
      </Button>
    </form>
  );
}
