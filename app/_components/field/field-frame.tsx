import type { ReactNode } from 'react';

export interface FieldProps {
  /** Also the id, unless `id` is given. */
  name: string;
  /** Required if two forms on a page have a field with the same name. */
  id?: string;
  label: string;
  hint?: ReactNode;
  /** One line per error, with the same text as in the summary. */
  error?: string;
  /** Shown before the control and announced with it. */
  rules?: ReactNode;
  /** Adds "(optional)" to the label, unless `unmarked`; all other fields are required. */
  optional?: boolean | 'unmarked';
}

export function controlAttributes({ name, id = name, hint, error, rules, optional = false }: FieldProps) {
  const described = [
    hint !== undefined && `${id}-hint`,
    rules !== undefined && `${id}-rules`,
    error !== undefined && `${id}-error`,
  ];
  return {
    id,
    name,
    required: !optional,
    // Explicit, because browsers otherwise announce an untouched required field as invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
}

export const FAULTY = 'border-danger border-l-4 pl-4';

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <div id={`${id}-error`} className="text-small text-danger font-semibold">
      {children.split('\n').map((line) => (
        <p key={line}>
          <span className="sr-only">Error: </span>
          {line}
        </p>
      ))}
    </div>
  );
}

export function FieldFrame({
  name,
  id = name,
  label,
  hint,
  error,
  rules,
  optional = false,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={`grid gap-1.5 *:min-w-0 ${error === undefined ? '' : FAULTY}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional === true && <span className="text-muted font-normal"> (optional)</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-muted -mt-1">
          {hint}
        </p>
      )}
      {rules !== undefined && <div id={`${id}-rules`}>{rules}</div>}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
      {children}
    </div>
  );
}
