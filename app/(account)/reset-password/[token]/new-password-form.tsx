'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Button } from '@/app/_components/button';
import { PasswordField } from '@/app/_components/field/password-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';

/** Milliseconds between the success and the login page. */
const REDIRECT_MS = 3_000;

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

const validate = (form: FormData): Record<string, string> =>
  text(form, 'newPassword') === text(form, 'confirmPassword')
    ? {}
    : { confirmPassword: 'Passwords do not match' };

/** Chooses a new password by the token of the mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const router = useRouter();
  const [done, setDone] = useState<string | null>(null);
  const { onSubmit, sending, problem } = useFormSubmit<{ message: string }>({
    action: `/api/auth/reset-password/${encodeURIComponent(token)}`,
    validate,
    values: (form) => ({ newPassword: text(form, 'newPassword') }),
    fallback: 'Something went wrong! Please try again.',
    onSuccess: ({ message }) => setDone(message),
  });
  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => router.push('/login'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, router]);
  const errors = problem?.errors ?? {};

  if (done !== null) {
    return (
      <Notice tone="success" live title={done}>
        <p>
          You are taken to the login page in a moment. <Link href="/login">Log In</Link>
        </p>
      </Notice>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-6">
      {problem && <FormErrorSummary message={problem.message} errors={errors} />}
      <PasswordField
        name="newPassword"
        label="New Password"
        autoComplete="new-password"
        error={errors.newPassword}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <Button type="submit" wide disabled={sending || done !== null}>
        {sending ? 'One moment…' : 'Save the new password'}
      </Button>
    </form>
  );
}
