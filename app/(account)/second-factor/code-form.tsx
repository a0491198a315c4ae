'use client';

import { useState } from 'react';
import { Button } from '@/app/_components/button';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

interface CodeFormProps {
  wayBack: string;
  outcome: FormOutcome | null;
}

const validate = (form: FormData): Record<string, string> =>
  String(form.get('code') ?? '').trim() === '' ? { code: 'Enter the code' } : {};

export function CodeForm({ wayBack, outcome }: CodeFormProps) {
  const [entering, setEntering] = useState(false);
  const { native, sending, problem } = useFormSubmit({
    action: '/api/auth/second-factor',
    outcome,
    validate,
    values: (form) => ({ code: String(form.get('code') ?? '') }),
    onSuccess: () => {
      setEntering(true);
      window.location.replace(wayBack);
    },
  });
  return (
    <form {...native} className="grid gap-6">
      <input type="hidden" name="from" value={wayBack} />
      {problem && <FormErrorSummary {...problem} />}
      <TextField
        name="code"
        label="Code"
        hint="The 6 digits in your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={problem?.errors.code}
      />
      <Button type="submit" wide disabled={sending || entering}>
        {sending || entering ? 'One moment…' : 'Log In'}
      </Button>
    </form>
  );
}
