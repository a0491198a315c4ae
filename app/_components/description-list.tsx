import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  detail: ReactNode;
}

/** Facts as term and detail, a hairline between them. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-line border-line divide-y border-y">
      {facts.map(({ term, detail }) => (
        <div key={term} className="grid grid-cols-[minmax(6rem,2fr)_5fr] gap-x-4 py-2.5">
          <dt className="text-small text-muted leading-7">{term}</dt>
          <dd className="min-w-0 font-medium">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
