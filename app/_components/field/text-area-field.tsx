import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'required' | 'className'>;

/** Several lines of text with their label, hint and error. */
export function TextAreaField({
  name,
  id,
  label,
  hint,
  error,
  optional,
  rows = 6,
  ...rest
}: TextAreaFieldProps) {
  const field = { name, id, label, hint, error, optional };
  return (
    <FieldFrame {...field}>
      <textarea {...rest} {...controlAttributes(field)} rows={rows} className="control" />
    </FieldFrame>
  );
}
