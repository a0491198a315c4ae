'use client';

import { useEffect, useRef, useState } from 'react';
import { useRefresh } from '@/app/_components/use-refresh';
import { Button } from '@/app/_components/button';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { brokenRules } from '@/app/_components/form/broken-rules';
import { problemText } from '@/app/_components/form/problem-text';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { PhoneField } from '@/app/_components/person/phone-field';
import { emailRule } from '@/lib/identity/accounts/email-rule';
import { firstNameRule, lastNameRule, phoneRule } from '@/lib/identity/accounts/person-rules';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import type { OwnUser } from '@/lib/identity/users/mapper';
import { EmailFields, errorsByField, needsPassword, typedPassword } from './email-fields';

interface Answer {
  message: string;
  data: OwnUser;
}

const RULES = {
  firstName: firstNameRule,
  lastName: lastNameRule,
  email: emailRule,
  phoneNumber: phoneRule,
};
const FALLBACK = 'Failed to update profile';
const ACTION = '/api/users/profile';
const withOrigin = (form: FormData) => ({
  ...Object.fromEntries(Object.keys(RULES).map((name) => [name, form.get(name)])),
  ...typedPassword(form),
  frontendUrl: window.location.origin,
});

/** Shown while a new address is unconfirmed. Resending and cancelling use the same call with different addresses. */
function Pending({ user, onDone }: { user: OwnUser; onDone: (message: string) => void }) {
  const call = (email: string, message?: string) => ({
    action: ACTION,
    method: 'PUT' as const,
    fallback: FALLBACK,
    values: () => ({ email, phoneNumber: user.phoneNumber }),
    onSuccess: (answer: Answer) => onDone(message ?? answer.message),
  });
  const again = useFormSubmit<Answer>(call(user.pendingEmail ?? user.email, 'We’ve sent the link again.'));
  const back = useFormSubmit<Answer>(call(user.email, 'Your e-mail stays the same.'));
  const problem = again.problem ?? back.problem;
  return (
    <Notice title={`Open the link we sent to ${user.pendingEmail}`}>
      <p className="wrap-anywhere">
        Until then, your e-mail is {user.email} and you can’t edit your details. The link expires in 24 hours.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <form {...again.native}>
          <input type="hidden" name="email" value={user.pendingEmail ?? user.email} />
          <input type="hidden" name="phoneNumber" value={user.phoneNumber} />
          <Button type="submit" size="small" variant="secondary" disabled={again.sending}>
            Send the link again
          </Button>
        </form>
        <form {...back.native}>
          <input type="hidden" name="email" value={user.email} />
          <input type="hidden" name="phoneNumber" value={user.phoneNumber} />
          <Button type="submit" size="small" variant="secondary" disabled={back.sending}>
            Keep my current e-mail
          </Button>
        </form>
      </div>
      <p role="alert" className="text-small text-danger mt-2 font-semibold empty:hidden">
        {problemText(problem)}
      </p>
    </Notice>
  );
}

/** After saving, the fields show the stored names. */
function NameFields({ user, errors }: { user: OwnUser; errors: Record<string, string> }) {
  return (
    <div className="grid gap-2">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          key={`first ${user.firstName}`}
          name="firstName"
          label="First name"
          autoComplete="given-name"
          defaultValue={user.firstName}
          error={errors.firstName}
        />
        <TextField
          key={`last ${user.lastName}`}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          defaultValue={user.lastName}
          error={errors.lastName}
        />
      </div>
      {user.role === 'recent graduate' && (
        <p className="text-small text-muted">Applications you’ve sent keep the name you sent them with.</p>
      )}
    </div>
  );
}

/** Focuses the message when the form is locked or unlocked, because the clicked button is gone. */
function useFocusAfter(pendingEmail: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(pendingEmail);
  useEffect(() => {
    if (before.current !== pendingEmail) place.current?.focus();
    before.current = pendingEmail;
  }, [pendingEmail]);
  return place;
}

interface DetailsFormProps {
  user: OwnUser;
  /** Whether the password is required to change the e-mail address. */
  asksPassword: boolean;
  outcome: FormOutcome | null;
}

export function DetailsForm({ user, asksPassword, outcome }: DetailsFormProps) {
  const refresh = useRefresh();
  const [done, setDone] = useState(outcome?.ok ? outcome.message : null);
  const finish = (message: string) => {
    setDone(message);
    refresh();
  };
  const typed = outcome && !outcome.ok ? { ...user, ...outcome.values } : user;
  const { native, sending, problem } = useFormSubmit<Answer>({
    action: ACTION,
    method: 'PUT',
    outcome: outcome && { ...outcome, errors: errorsByField(outcome.errors) },
    validate: (form) => ({ ...brokenRules(form, RULES), ...needsPassword(form) }),
    byField: errorsByField,
    values: withOrigin,
    fallback: FALLBACK,
    onSuccess: ({ message }) => finish(message),
  });
  const errors = problem?.errors ?? {};
  const said = useFocusAfter(user.pendingEmail);

  return (
    <div className="max-w-form grid grid-cols-[minmax(0,1fr)] gap-6">
      {user.pendingEmail !== null && <Pending user={user} onDone={finish} />}
      <form
        {...native}
        onSubmit={(event) => {
          setDone(null);
          native.onSubmit?.(event);
        }}
      >
        <fieldset disabled={user.pendingEmail !== null} className="grid gap-6 disabled:opacity-60">
          <legend className="sr-only">Your details</legend>
          {problem && <FormErrorSummary {...problem} />}
          <NameFields user={typed} errors={errors} />
          <EmailFields
            key={`email ${user.email} ${user.pendingEmail ?? ''}`}
            user={user}
            typed={typed.email}
            asksPassword={asksPassword}
            errors={errors}
          />
          <PhoneField
            key={`phone ${user.phoneNumber}`}
            own
            defaultValue={typed.phoneNumber}
            error={errors.phoneNumber}
          />
          <div>
            <Button type="submit" disabled={sending}>
              {sending ? 'Saving…' : 'Save changes'}
            </Button>
          </div>
        </fieldset>
      </form>
      <div ref={said} tabIndex={-1} aria-live="polite" className="empty:-mt-6">
        {done !== null && <Notice tone="success">{done}</Notice>}
      </div>
    </div>
  );
}
