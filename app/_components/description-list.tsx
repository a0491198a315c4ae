import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  detail: ReactNode;
}

export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="description-list">
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
