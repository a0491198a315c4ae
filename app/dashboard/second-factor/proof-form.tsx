'use client';

import { Button, type ButtonVariant } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { PasswordField } from '@/app/_components/field/password-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

interface ProofFormProps {
  action: string;
  label: string;
  variant?: ButtonVariant;
  hint: string;
  hasPassword: boolean;
  asksSaved?: boolean;
  outcome: FormOutcome | null;
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Asks for a code, and for the password if there is one, before the second factor is changed. */
export function ProofForm(props: ProofFormProps) {
  const { action, label, variant, hint, hasPassword, asksSaved = false, outcome } = props;
  const { native, sending, problem } = useFormSubmit({
    action,
    outcome,
    values: (form) => ({
      code: textOf(form, 'code'),
      ...(hasPassword && { password: textOf(form, 'password') }),
      ...(asksSaved && { saved: form.has('saved') }),
    }),
    validate: (form) => ({
      ...(asksSaved && !form.has('saved') && { saved: 'Save your recovery codes first' }),
      ...(textOf(form, 'code').trim() === '' && { code: 'Enter the code' }),
      ...(hasPassword && textOf(form, 'password') === '' && { password: 'Enter your password' }),
    }),
    onSuccess: () => {
      window.location.reload();
      return true;
    },
  });
  const errors = problem?.errors ?? {};
  return (
    <form {...native} className="max-w-form grid gap-6">
      {problem && <FormErrorSummary {...problem} />}
      {asksSaved && (
        <CheckboxField
          name="saved"
          label="I have saved my recovery codes"
          defaultChecked={outcome?.values.saved !== undefined}
          error={errors.saved}
        />
      )}
      <TextField
        name="code"
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code}
      />
      {hasPassword && (
        <PasswordField
          name="password"
          label="Password"
          hint="So we know it’s you"
          autoComplete="current-password"
          error={errors.password}
        />
      )}
      <div>
        <Button type="submit" variant={variant} disabled={sending}>
          {sending ? 'One moment…' : label}
        </Button>
      </div>
    </form>
  );
}
