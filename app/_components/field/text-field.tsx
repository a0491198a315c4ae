import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'required' | 'className' | 'type'> & {
    type?:
      'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'month' | 'datetime-local' | 'number' | 'file';
  };

/** Also used for dates, numbers and files. */
export function TextField({
  name,
  id,
  label,
  hint,
  error,
  optional,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const field = { name, id, label, hint, error, optional };
  return (
    <FieldFrame {...field}>
      <input {...rest} {...controlAttributes(field)} type={type} className="control" />
    </FieldFrame>
  );
}
