'use client';

import { useState, type ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { AgeFields } from '../_components/age-fields';
import { ageValues, brokenAgeRules, withoutAge } from '../_components/age-rules';
import { brokenRules } from '@/app/_components/form/broken-rules';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { PersonFields } from '@/app/_components/person/person-fields';
import { PERSON_RULES } from '@/app/_components/person/person-rules';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';

const AGREE = 'Agree to the user agreement and the privacy policy to continue';

const { email: _, ...RULES } = PERSON_RULES;

const validate = (form: FormData): Record<string, string> => ({
  ...brokenAgeRules(form),
  ...brokenRules(form, RULES),
  ...(!form.has('agreement') && { agreement: AGREE }),
});

const values = (form: FormData) => ({
  ...withoutAge(form),
  ...ageValues(form),
  agreement: form.has('agreement'),
});

interface FinishFormProps {
  outcome: FormOutcome | null;
  known: Record<string, string>;
  wayBack: string;
  months: readonly string[];
  children: ReactNode;
  agreement: ReactNode;
}

export function FinishForm({ outcome, known, wayBack, months, children, agreement }: FinishFormProps) {
  const [entering, setEntering] = useState(false);
  const { native, sending, problem } = useFormSubmit({
    action: '/api/auth/finish-registration',
    outcome,
    validate,
    values,
    fallback: 'Something went wrong. Please try again!',
    onSuccess: () => {
      setEntering(true);
      window.location.replace(wayBack);
    },
  });
  const errors = problem?.errors ?? {};
  return (
    <form {...native} className="grid gap-4 sm:gap-6">
      <input type="hidden" name="from" value={wayBack} />
      {problem && <FormErrorSummary {...problem} />}
      {children}
      <AgeFields months={months} values={known} errors={errors} />
      <PersonFields own withoutEmail values={known} errors={errors} />
      <CheckboxField
        name="agreement"
        defaultChecked={outcome?.values.agreement !== undefined}
        error={errors.agreement}
        label={agreement}
      />
      <Button type="submit" wide disabled={sending || entering}>
        {sending || entering ? 'One moment…' : 'Create my account'}
      </Button>
    </form>
  );
}
