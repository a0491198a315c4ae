import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  detail: ReactNode;
  className?: string | undefined;
}

export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="description-list">
      {facts.map(({ term, detail, className }) => (
        <div key={term} className={className}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
