import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'required' | 'className' | 'defaultValue'> & {
    defaultValue?: string;
  };

/** Uses an array, because a string makes React replace typed text on hydration. Only a string preserves an empty first line. */
const untouched = (text: string | undefined) => (text === undefined || text.startsWith('\n') ? text : [text]);

export function TextAreaField({
  name,
  id,
  label,
  hint,
  error,
  optional,
  rows = 6,
  defaultValue,
  ...rest
}: TextAreaFieldProps) {
  const field = { name, id, label, hint, error, optional };
  return (
    <FieldFrame {...field}>
      <textarea
        {...rest}
        {...controlAttributes(field)}
        defaultValue={untouched(defaultValue)}
        rows={rows}
        className="control"
      />
    </FieldFrame>
  );
}
