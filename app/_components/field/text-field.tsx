import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame';

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'required' | 'className' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'datetime-local' | 'number' | 'file';
  };

const FILE =
  'file:rounded-box file:border-edge file:bg-surface file:text-text file:mr-4 file:cursor-pointer file:border file:border-solid file:px-3 file:py-1 file:font-semibold';

/** One line of text (or a date, a number, a file) with its label, hint and error. */
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
      <input
        {...rest}
        {...controlAttributes(field)}
        type={type}
        className={type === 'file' ? `control ${FILE}` : 'control'}
      />
    </FieldFrame>
  );
}
