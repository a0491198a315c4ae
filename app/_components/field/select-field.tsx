import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'required' | 'className' | 'children'> & {
    options: readonly SelectOption[];
    /** The first, empty choice: says what to choose. Without it the first option is chosen. */
    placeholder?: string;
  };

/** A choice of one out of several, with its label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { name, id, label, hint, error, optional, options, placeholder, ...rest } = props;
  const field = { name, id, label, hint, error, optional };
  return (
    <FieldFrame {...field}>
      <select
        {...rest}
        {...controlAttributes(field)}
        // Without an empty option one is always chosen: HTML allows `required` only with one.
        required={optional !== true && placeholder !== undefined}
        className="control"
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
