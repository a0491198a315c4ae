import type { ComponentProps, ReactNode } from 'react';
import { controlAttributes, FAULTY, FieldError, type FieldProps } from './field-frame';

export type CheckboxFieldProps = Omit<FieldProps, 'label'> &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'required' | 'className' | 'type'> & {
    label: ReactNode;
  };

export function CheckboxField({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  ...rest
}: CheckboxFieldProps) {
  const field = { name, id, label: '', hint, error, optional };
  return (
    <div className={`grid gap-1 ${error === undefined ? '' : FAULTY}`}>
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      <div className="flex items-start gap-3">
        <input
          {...rest}
          {...controlAttributes(field)}
          type="checkbox"
          className="accent-primary mt-3 size-6 shrink-0"
        />
        <label htmlFor={id} className="min-h-12 py-2.5">
          {label}
        </label>
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-muted -mt-2 pl-9">
          {hint}
        </p>
      )}
    </div>
  );
}
