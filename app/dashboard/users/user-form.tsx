'use client';

import { Button } from '@/app/_components/button';
import { PasswordField } from '@/app/_components/field/password-field';
import { SelectField } from '@/app/_components/field/select-field';
import { TextField } from '@/app/_components/field/text-field';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { useFormSubmit } from '@/app/_components/form/use-form-submit';
import { Notice } from '@/app/_components/notice';
import {
  emailRule,
  firstNameRule,
  lastNameRule,
  passwordRule,
  phoneRule,
  usernameRule,
} from '@/lib/accounts/rules';
import { brokenRules } from '@/app/_components/form/broken-rules';
import type { ManagedUser } from '@/lib/users/admin/mapper';
import { CREATED_ROLES } from '@/lib/users/admin/states';
import { ROLES } from '@/lib/vocabulary';
import { optionsOf } from '../_components/office/list-filters';
import { useSuccess } from '../_components/office/use-success';
import { useUnsavedGuard } from '../_components/office/use-unsaved-guard';

const LIST = '/dashboard/users';
const RULES = {
  firstName: firstNameRule,
  lastName: lastNameRule,
  phoneNumber: phoneRule,
  email: emailRule,
  username: usernameRule,
  role: (value: string) => (value === '' ? 'Please choose a role' : null),
};

const editing = (user: ManagedUser, self: boolean) => ({
  action: `/api/admin/updateuser/${user._id}`,
  method: 'PUT' as const,
  fallback: 'Failed to update user. Please try again.',
  roles: self ? [user.role] : ROLES,
  button: 'Save changes',
  times: { message: 4_000, leave: 4_000, to: LIST },
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
  const password = form.has('password') ? passwordRule(String(form.get('password'))) : null;
  return { ...errors, ...(password !== null && { password }) };
}

function PersonFields({ user, errors }: { user?: ManagedUser; errors: Record<string, string> }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="firstName"
          label="First name"
          autoComplete="off"
          defaultValue={user?.firstName}
          error={errors.firstName}
        />
        <TextField
          name="lastName"
          label="Last name"
          autoComplete="off"
          defaultValue={user?.lastName}
          error={errors.lastName}
        />
      </div>
      <TextField
        name="phoneNumber"
        type="tel"
        label="Phone number"
        hint="10 digits, such as 0712345678"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={user?.phoneNumber}
        error={errors.phoneNumber}
      />
      <TextField
        name="email"
        type="email"
        label="Email"
        autoComplete="off"
        defaultValue={user?.email}
        error={errors.email}
      />
      <TextField
        name="username"
        label="Username"
        hint="Lowercase letters only, at least 3"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={user?.username}
        error={errors.username}
      />
    </>
  );
}

/** Creates a user, or changes one. `self`: the administrator's own account, whose role stays. */
export function UserForm({ user, self = false }: { user?: ManagedUser; self?: boolean }) {
  const { action, method, fallback, roles, button, times } = user ? editing(user, self) : CREATING;
  const { success, isDone, succeed } = useSuccess(times);
  const { touch, settle } = useUnsavedGuard();
  const { onSubmit, sending, problem } = useFormSubmit<{ message: string }>({
    action,
    method,
    validate,
    fallback,
    onSuccess: ({ message }, form) => {
      if (!user) form.reset();
      settle();
      succeed(message);
    },
  });
  const errors = problem?.errors ?? {};
  return (
    <form onSubmit={onSubmit} onChange={touch} noValidate className="max-w-form grid gap-6">
      {problem && <FormErrorSummary message={problem.message} errors={errors} />}
      <PersonFields user={user} errors={errors} />
      <SelectField
        name="role"
        label="Role"
        hint={self ? 'You cannot change your own role.' : user && 'Another role logs this person out.'}
        placeholder={user ? undefined : 'Choose a role'}
        options={optionsOf(roles)}
        defaultValue={user?.role ?? ''}
        error={errors.role}
      />
      {!user && (
        <PasswordField
          name="password"
          label="Password"
          hint="At least 8 characters with an uppercase letter, a lowercase letter, a digit and a special character"
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
        <Button href={LIST} variant="link">
          Back to users
        </Button>
      </div>
    </form>
  );
}
