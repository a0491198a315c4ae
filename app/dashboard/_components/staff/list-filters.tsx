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
  /** Other filters of the list to keep. */
  kept?: Readonly<Record<string, string | undefined>>;
}

const SHEET = 'filters';

function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={`filter-${name}`} className="text-small text-muted font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

/** A GET form: it works without script, and its address can be shared. On phones the filters are a popover. */
export function ListFilters({ path, searches, filters, choices, kept = {} }: ListFiltersProps) {
  const narrowed = Object.values(filters).some((value) => value !== undefined);
  const chosen = choices.filter(({ name }) => filters[name] !== undefined).length;
  return (
    <form action={path} method="get" role="search" className="list-filters">
      <Labelled name="q" label={searches}>
        <input
          id="filter-q"
          name="q"
          type="search"
          maxLength={100}
          defaultValue={filters.q ?? ''}
          className="control"
        />
      </Labelled>
      <div className="buttons">
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
          <Button popoverTarget={SHEET} variant="link" className="sheet-only justify-self-start">
            Filters{chosen > 0 && ` (${chosen})`}
          </Button>
          <div id={SHEET} popover="auto" role="group" aria-label="Filters" className="filters-fields">
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
            <Button type="submit" className="sheet-only">
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
