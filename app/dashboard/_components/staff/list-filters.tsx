import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import type { SelectOption } from '@/app/_components/field/select-field';

interface Choice {
  name: string;
  label: string;
  any: string;
  options: readonly SelectOption[];
}

export interface ListFiltersProps {
  path: string;
  searches: string;
  filters: Readonly<Record<string, string | undefined>>;
  choices: readonly Choice[];
  /** Other filters of the list to preserve. */
  kept?: Readonly<Record<string, string | undefined>>;
}

const SHEET = 'filters';

interface LabelledProps {
  name: string;
  label: string;
  className?: string;
  children: ReactNode;
}

function Labelled({ name, label, className, children }: LabelledProps) {
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <label htmlFor={`filter-${name}`} className="text-small text-muted font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

/** A GET form, which works without JavaScript and whose address can be shared. On phones the filters are a popover. */
export function ListFilters({ path, searches, filters, choices, kept = {} }: ListFiltersProps) {
  const narrowed = Object.values(filters).some((value) => value !== undefined);
  const chosen = choices.filter(({ name }) => filters[name] !== undefined).length;
  return (
    <form
      action={path}
      method="get"
      role="search"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 lg:flex lg:gap-4"
    >
      <Labelled name="q" label={searches} className="flex-1">
        <input
          id="filter-q"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={filters.q ?? ''}
          className="control"
        />
      </Labelled>
      <div className="flex gap-3 lg:order-1">
        <Button type="submit" variant="secondary">
          Search
        </Button>
        {narrowed && (
          <Button href={path} variant="link">
            Clear
          </Button>
        )}
      </div>
      {choices.length > 0 && (
        <div className="contents">
          <Button popoverTarget={SHEET} variant="link" className="justify-self-start lg:hidden">
            Filters{chosen > 0 && ` (${chosen})`}
          </Button>
          <div id={SHEET} popover="auto" role="group" aria-label="Filters" className="filter-sheet">
            {choices.map(({ name, label, any, options }) => (
              <Labelled key={name} name={name} label={label}>
                <select
                  id={`filter-${name}`}
                  name={name}
                  defaultValue={filters[name] ?? ''}
                  className="control"
                >
                  <option value="">{any}</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              </Labelled>
            ))}
            <Button type="submit" className="lg:hidden">
              Show results
            </Button>
          </div>
        </div>
      )}
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </form>
  );
}

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const optionsOf = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: capitalised(value) }));
