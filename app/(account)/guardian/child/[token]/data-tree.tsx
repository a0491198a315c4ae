import type { ReactNode } from 'react';
import { formatDateTime } from '@/lib/platform/format/dates';

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const labelOf = (name: string): string => {
  const words = name
    .replace(/^_/, '')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function Value({ value }: { value: unknown }): ReactNode {
  if (Array.isArray(value))
    return (
      <ul className="grid gap-4">
        {value.map((one: unknown, n) => (
          // The data never changes while it is displayed, so the index is a stable key.
          <li key={n}>
            <Value value={one} />
          </li>
        ))}
      </ul>
    );
  if (value !== null && typeof value === 'object') return <Facts facts={value as Record<string, unknown>} />;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value !== 'string') return null;
  return TIME.test(value) ? formatDateTime(value) : value;
}

function Facts({ facts }: { facts: Record<string, unknown> }) {
  return (
    <dl className="description-list">
      {Object.entries(facts)
        .filter(([, value]) => !isEmpty(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Everything in an export: a collapsible section for each kind of data, and the names of empty kinds. */
export function DataTree({ data }: { data: Record<string, unknown> }) {
  const parts = Object.entries(data);
  const empty = parts.filter(([, value]) => isEmpty(value)).map(([name]) => labelOf(name).toLowerCase());
  return (
    <div className="grid gap-4">
      <div className="border-line border-b">
        {parts
          .filter(([, value]) => !isEmpty(value))
          .map(([name, value]) => (
            <details key={name} open={name === 'profile'} className="border-line border-t">
              <summary className="flex min-h-12 items-center font-semibold">
                {labelOf(name)}
                {Array.isArray(value) && (
                  <span className="text-muted ml-2 font-normal">({value.length})</span>
                )}
              </summary>
              <div className="pb-6 wrap-anywhere">
                <Value value={value} />
              </div>
            </details>
          ))}
      </div>
      {empty.length > 0 && <p className="text-small text-muted">Nothing stored under: {empty.join(', ')}.</p>}
    </div>
  );
}
