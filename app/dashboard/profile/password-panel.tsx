'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { PasswordField } from '@/app/_components/field/password-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { useRefresh } from '@/app/_components/use-refresh';
import { PASSWORD_NEEDS, sameRule } from '@/lib/identity/accounts/password-rules';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

function validate(form: FormData): Record<string, string> {
  const confirmPassword = sameRule(text(form, 'newPassword'), text(form, 'confirmPassword'));
  return {
    ...(text(form, 'currentPassword') === '' && { currentPassword: 'Enter your current password' }),
    ...(confirmPassword !== null && { confirmPassword }),
  };
}

export function PasswordPanel({ outcome }: { outcome: FormOutcome | null }) {
  const refresh = useRefresh();
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action: '/api/auth/change-password',
    outcome,
    validate,
    fallback: 'We couldn’t change your password. Try again.',
    onSuccess: ({ message }, form) => {
      form.reset();
      setDone(message);
      refresh();
    },
    onFailure: () => setDone(null),
  });
  const errors = problem?.errors ?? {};
  return (
    <div className="max-w-form grid gap-6">
      <form {...native} className="grid gap-6">
        {problem && <FormErrorSummary {...problem} />}
        <PasswordField
          name="currentPassword"
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword}
        />
        <PasswordField
          name="newPassword"
          label="New password"
          hint={PASSWORD_NEEDS}
          autoComplete="new-password"
          error={errors.newPassword}
        />
        <PasswordField
          name="confirmPassword"
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirmPassword}
        />
        <div>
          <Button type="submit" variant="secondary" disabled={sending}>
            {sending ? 'Changing…' : 'Change password'}
          </Button>
        </div>
      </form>
      <div aria-live="polite" className="empty:-mt-6">
        {done !== null && <Notice tone="success">{done}</Notice>}
      </div>
    </div>
  );
}
