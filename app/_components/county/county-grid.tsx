import { COUNTIES_BY_NAME, countyLabel, countyPath } from '@/lib/internships/counties/counties';
import type { County } from '@/lib/platform/core/vocabulary';
import type { FacetValue } from '@/lib/search/engine/facets';
import { Link } from '../link';

export interface CountyGridProps {
  counts: readonly FacetValue[];
  current?: County;
}

/** Counties with open listings, each with its count. */
export function CountyGrid({ counts, current }: CountyGridProps) {
  const openIn = new Map(counts.map(({ value, count }) => [value, count]));
  return (
    <ul
      data-static="counties"
      className="border-line grid grid-cols-2 gap-x-6 border-t md:grid-cols-3 md:gap-x-12"
    >
      {COUNTIES_BY_NAME.filter((county) => county !== current && openIn.has(county)).map((county) => (
        <li key={county} className="border-line border-b">
          <Link
            href={countyPath(county)}
            className="text-text flex justify-between gap-3 py-2.5 leading-snug no-underline hover:underline"
          >
            {countyLabel(county)}
            <span className="text-muted tabular-nums">
              {openIn.get(county)}
              <span className="sr-only"> open</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
