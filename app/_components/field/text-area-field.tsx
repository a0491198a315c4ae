import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame';

export type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps | 'required' | 'className' | 'defaultValue'> & {
    defaultValue?: string;
  };

/**
 * The text of a field as React takes it over without putting it in the place of what was typed before there was script: it does where the
 * field holds exactly this string. A first line that is empty is written only of a string.
 */
const untouched = (text: string | undefined) => (text === undefined || text.startsWith('\n') ? text : [text]);

/** Several lines of text with their label, hint and error. */
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
