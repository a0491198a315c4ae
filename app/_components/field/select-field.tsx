import type { ComponentProps } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'required' | 'className' | 'children'> & {
    options: readonly SelectOption[];
    /** The text of an empty first option. Without it, the first option is selected. */
    placeholder?: string;
  };

export function SelectField(props: SelectFieldProps) {
  const { name, id, label, hint, error, optional, options, placeholder, ...rest } = props;
  const field = { name, id, label, hint, error, optional };
  return (
    <FieldFrame {...field}>
      <select
        {...rest}
        {...controlAttributes(field)}
        // HTML allows `required` only if there is an empty option; otherwise something is always selected.
        required={!optional && placeholder !== undefined}
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
