'use client';

import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { PasswordField } from '@/app/_components/field/password-field';
import { SelectField } from '@/app/_components/field/select-field';
import { brokenRules } from '@/app/_components/form/broken-rules';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import { PersonFields } from '@/app/_components/person/person-fields';
import { PERSON_RULES } from '@/app/_components/person/person-rules';
import { PASSWORD_NEEDS, brokenPasswordRules } from '@/lib/identity/accounts/password-rules';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { SEEN_FIELDS } from '@/lib/identity/users/admin/seen-fields';
import type { ManagedUser } from '@/lib/identity/users/admin/mapper';
import { CREATED_ROLES, ROLES } from '@/lib/platform/core/vocabulary';
import { optionsOf } from '../_components/staff/list-filters';
import { useSuccess } from '../_components/staff/use-success';
import { GUARDED, markSaved } from '../_components/staff/unsaved';

const LIST = '/dashboard/users';
const RULES = {
  ...PERSON_RULES,
  role: (value: string) => (value === '' ? 'Choose a role' : null),
};

const editing = (user: ManagedUser, { self, back }: { self: boolean; back: string }) => ({
  action: `/api/admin/updateuser/${user._id}`,
  method: 'PUT' as const,
  fallback: 'Failed to update user. Please try again.',
  roles: self ? [user.role] : ROLES,
  button: 'Save changes',
  times: { message: 4_000, leave: 4_000, to: back },
});

const CREATING = {
  action: '/api/admin',
  method: 'POST' as const,
  fallback: 'Failed to create user',
  roles: CREATED_ROLES,
  button: 'Create user',
  times: { message: 7_500, leave: 8_500, to: LIST },
};

function validate(form: FormData): Record<string, string> {
  const errors = brokenRules(form, RULES);
  const password = form.has('password') ? brokenPasswordRules(String(form.get('password'))) : null;
  return { ...errors, ...(password !== null && { password }) };
}

interface UserFormProps {
  user?: ManagedUser;
  /** Whether this is the administrator's own account, whose role cannot change. */
  self?: boolean;
  /** The data request that asks for the change: the form leads back to it. */
  request?: string;
  outcome: FormOutcome | null;
  /** The idempotency key; a server component. */
  children?: ReactNode;
}

/** The values that the form was filled with, so that a field left as it was does not undo a later change of it. */
const SeenFields = ({ user, outcome }: { user: ManagedUser; outcome: FormOutcome | null }) =>
  Object.entries(SEEN_FIELDS).map(([field, name]) => (
    <input
      key={name}
      type="hidden"
      name={name}
      defaultValue={outcome?.values[name] ?? user[field as keyof typeof SEEN_FIELDS]}
    />
  ));

export function UserForm({ user, self = false, request, outcome, children }: UserFormProps) {
  const back = request === undefined ? LIST : `/dashboard/requests/${request}`;
  const { action, method, fallback, roles, button, times } = user ? editing(user, { self, back }) : CREATING;
  const { success, isDone, succeed } = useSuccess(times);
  const typed = outcome && !outcome.ok ? outcome.values : user;
  const { native, sending, problem } = useFormSubmit<{ message: string }>({
    action,
    method,
    outcome,
    validate,
    fallback,
    onSuccess: ({ message }, form) => {
      if (!user) form.reset();
      markSaved();
      succeed(message);
    },
  });
  const errors = problem?.errors ?? {};
  return (
    <form {...native} {...GUARDED} noValidate className="max-w-form grid gap-6">
      {children}
      {request !== undefined && <input type="hidden" name="request" value={request} />}
      {user && <SeenFields user={user} outcome={outcome} />}
      {problem && <FormErrorSummary {...problem} />}
      <PersonFields values={typed} errors={errors} />
      <SelectField
        name="role"
        label="Role"
        hint={self ? 'You cannot change your own role.' : user && 'Changing the role logs this person out.'}
        placeholder={user ? undefined : 'Choose a role'}
        options={optionsOf(roles)}
        defaultValue={typed?.role ?? ''}
        error={errors.role}
      />
      {!user && (
        <PasswordField
          name="password"
          label="Password"
          hint={PASSWORD_NEEDS}
          autoComplete="new-password"
          error={errors.password}
        />
      )}
      <div aria-live="polite" className="contents">
        {success !== null && <Notice tone="success">{success}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending || isDone}>
          {sending ? 'One moment…' : button}
        </Button>
        <Button href={back} variant="link">
          {request === undefined ? 'Back to users' : 'Back to the request'}
        </Button>
      </div>
    </form>
  );
}
