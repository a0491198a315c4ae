'use client';

import { useEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { PasswordField } from '@/app/_components/field/password-field';
import { useLiveValue } from '@/app/_components/field/use-live-value';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { lateDelivery } from '@/app/_components/form/late-delivery';
import { useDelivery } from '@/app/_components/form/use-delivery';
import { PersonFields } from '@/app/_components/person/person-fields';
import { suggestUsername } from '@/lib/identity/accounts/suggest-username';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { AgeFields } from '../_components/age-fields';
import { PasswordChecks, PasswordProgress } from '../_components/password-checks';

const CHECK_YOUR_MAIL = '/register/check-your-mail';

const FAILED = 'Something went wrong. Please try again!';

const loadDelivery = lateDelivery(
  () => import('./register-delivery').then(({ deliverRegistration }) => deliverRegistration),
  FAILED,
);

const inputOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;

const NAMES: readonly string[] = ['firstName', 'lastName'];

const isIn = (names: readonly string[], element: EventTarget | null): boolean =>
  element instanceof HTMLInputElement && names.includes(element.name);

const isName = (element: EventTarget | null): boolean => isIn(NAMES, element);

/** Fills the username unless the person typed another than `before`. Returns the suggestion. */
function suggestIn(form: HTMLFormElement, before: string): string {
  const [first, last, username] = ['firstName', 'lastName', 'username'].map((name) => inputOf(form, name));
  if (!first?.value || !last?.value || !username || !['', before].includes(username.value)) return before;
  username.value = suggestUsername(first.value, last.value);
  // Clears an error at the field, as typing does.
  username.dispatchEvent(new Event('input', { bubbles: true }));
  return username.value;
}

/**
 * Returns a blur handler that fills an empty username when the person leaves the name, and again if the name changes, until the
 * person types another. A username that was cleared stays empty. Also fills it for a name typed before the script had loaded, unless the
 * person is about to type one.
 */
function useSuggestedUsername(
  form: RefObject<HTMLFormElement | null>,
): (event: FocusEvent<HTMLFormElement>) => void {
  const suggested = useRef('');
  useEffect(() => {
    // React can take over inside an event that moves the focus, while no element has it. A task later, it has arrived.
    const later = setTimeout(() => {
      if (form.current && !isIn([...NAMES, 'username'], document.activeElement))
        suggested.current = suggestIn(form.current, suggested.current);
    });
    return () => clearTimeout(later);
  }, [form]);
  return ({ currentTarget, target, relatedTarget }) => {
    if (isName(target) && !isName(relatedTarget))
      suggested.current = suggestIn(currentTarget, suggested.current);
  };
}

interface RegisterFormProps {
  outcome: FormOutcome | null;
  months: readonly string[];
  children: ReactNode;
  agreement: ReactNode;
}

export function RegisterForm({ outcome, months, children, agreement }: RegisterFormProps) {
  const [password, control] = useLiveValue<HTMLInputElement>('');
  const form = useRef<HTMLFormElement>(null);
  const suggest = useSuggestedUsername(form);
  const typed = outcome?.values;
  const { native, sending, problem } = useDelivery(
    {
      action: '/api/auth/register',
      outcome,
      fallback: FAILED,
      onSuccess: () => {
        // Replaces the history entry: going back would show the form with a username that is now taken.
        window.location.replace(CHECK_YOUR_MAIL);
        return true;
      },
    },
    loadDelivery,
  );
  const errors = problem?.errors ?? {};

  return (
    <form
      {...native}
      ref={(element) => {
        form.current = element;
        native.ref(element);
      }}
      onFocus={() => void loadDelivery()}
      onBlur={suggest}
      className="grid gap-4 sm:gap-6"
    >
      {problem && <FormErrorSummary {...problem} />}
      {children}
      <AgeFields months={months} values={typed} errors={errors} />
      <PersonFields own values={typed} errors={errors} emailHint="We’ll e-mail an activation link" />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        rules={<PasswordChecks password={password} />}
        error={errors.password}
        {...control}
      />
      <PasswordProgress password={password} />
      <CheckboxField
        name="agreement"
        defaultChecked={typed?.agreement !== undefined}
        error={errors.agreement}
        label={agreement}
      />
      <Button type="submit" data-hold wide disabled={sending}>
        {sending ? 'One moment…' : 'Get Account'}
      </Button>
    </form>
  );
}
