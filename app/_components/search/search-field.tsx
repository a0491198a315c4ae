import { Button } from '@/app/_components/button';
import { MAX_SEARCH_LENGTH } from '@/lib/search/engine/search-schema';
import { Suggestions } from './suggestions';

export interface SearchFieldProps {
  id: string;
  label: string;
  value?: string;
  /** On wide screens, the label is beside the field. */
  besideLabel?: boolean;
}

export function SearchField({ id, label, value = '', besideLabel = false }: SearchFieldProps) {
  const suggestions = `${id}-suggestions`;
  return (
    <div
      className={`grid gap-1.5 ${besideLabel ? 'gap-x-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center' : ''}`}
    >
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          id={id}
          name="q"
          type="search"
          maxLength={MAX_SEARCH_LENGTH}
          defaultValue={value}
          autoComplete="off"
          list={suggestions}
          enterKeyHint="search"
          className="control"
        />
        <Button type="submit">Search</Button>
      </div>
      <Suggestions id={suggestions} />
    </div>
  );
}
