import { useState } from 'react';
import { PasswordField } from '@/app/_components/field/password-field';
import { TextField } from '@/app/_components/field/text-field';
import { useLiveValue } from '@/app/_components/field/use-live-value';
import { tidyEmail } from '@/lib/platform/format/bare-address';
import type { OwnUser } from '@/lib/identity/users/mapper';

/** Not `currentPassword`, which the password form uses. */
const FIELD = 'email-password';

type Errors = Record<string, string>;

export const needsPassword = (form: FormData): Errors =>
  form.get(FIELD) === '' ? { [FIELD]: 'Enter your current password' } : {};

export const typedPassword = (form: FormData) => ({ currentPassword: form.get(FIELD) || undefined });

export const errorsByField = ({ currentPassword, ...others }: Errors): Errors =>
  currentPassword === undefined ? others : { ...others, [FIELD]: currentPassword };

interface EmailFieldsProps {
  user: OwnUser;
  typed: string;
  /** True if the account has a password, which is then required to change the e-mail address. */
  asksPassword: boolean;
  errors: Errors;
}

export function EmailFields({ user, typed: before, asksPassword, errors }: EmailFieldsProps) {
  const [typed, control] = useLiveValue<HTMLInputElement>(before);
  const isOther = tidyEmail(typed) !== user.email;
  const error = errors[FIELD];
  const [isAsked, setAsked] = useState(asksPassword);
  if (error !== undefined && !isAsked) setAsked(true);
  const password = (
    <PasswordField
      name={FIELD}
      label="Current password"
      hint="So we know it’s you changing the e-mail"
      autoComplete="current-password"
      error={error}
    />
  );
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email"
        hint="We’ll e-mail a link to confirm a new address"
        autoComplete="email"
        {...control}
        error={errors.email}
      />
      {isOther && isAsked ? password : <noscript>{asksPassword && password}</noscript>}
    </>
  );
}
