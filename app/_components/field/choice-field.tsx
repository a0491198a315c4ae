import { FAULTY, FieldError, type FieldProps } from './field-frame';
import type { SelectOption } from './select-field';

interface ChoiceFieldProps extends Pick<FieldProps, 'name' | 'label' | 'error'> {
  options: readonly SelectOption[];
  /** The value chosen at first; none by default. */
  chosen?: string | undefined;
  /** For screen readers only, below a heading that says the same. */
  hideLabel?: boolean;
}

/** Radio buttons that look like buttons, for a few options. The first one has the field's name as its id; links to the field lead there. */
export function ChoiceField({ name, label, error, options, chosen, hideLabel = false }: ChoiceFieldProps) {
  return (
    <fieldset
      className={`grid gap-2 ${error === undefined ? '' : FAULTY}`}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 font-semibold'}>{label}</legend>
      {error !== undefined && <FieldError id={name}>{error}</FieldError>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {options.map((option, at) => (
          <label
            key={option.value}
            className="rounded-box border-edge bg-raised has-checked:border-primary has-checked:bg-primary-soft flex min-h-12 cursor-pointer items-center gap-3 border px-4 py-3"
          >
            <input
              id={at === 0 ? name : `${name}-${option.value.replaceAll(' ', '-')}`}
              type="radio"
              name={name}
              value={option.value}
              required
              defaultChecked={option.value === chosen}
              className="accent-primary size-5 shrink-0"
            />
            <span className="font-semibold">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
