'use client';

import { useState, type ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'required' | 'className' | 'type' | 'autoComplete'> & {
    autoComplete: 'current-password' | 'new-password';
  };

export function PasswordField({
  name,
  id,
  label,
  hint,
  error,
  rules,
  optional,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [told, setTold] = useState(false);
  const press = shown ? 'Hide' : 'Show';
  const field = { name, id, label, hint, error, rules, optional };
  return (
    <FieldFrame {...field}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...rest}
          {...controlAttributes(field)}
          type={shown ? 'text' : 'password'}
          className="control pr-20"
        />
        <button
          type="button"
          aria-label={`${press} ${label.toLowerCase()}`}
          onClick={() => {
            setShown(!shown);
            setTold(true);
          }}
          className="rounded-box text-small text-link absolute inset-y-0.5 right-0.5 min-w-16 px-3 font-semibold noscript:hidden"
        >
          {press}
        </button>
        <span role="status" className="sr-only">
          {told && `Your password is ${shown ? 'visible' : 'hidden'}`}
        </span>
      </div>
    </FieldFrame>
  );
}
