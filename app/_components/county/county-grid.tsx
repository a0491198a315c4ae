import { COUNTIES_BY_NAME, countyLabel, countyPath } from '@/lib/internships/counties/counties';
import type { County } from '@/lib/platform/core/vocabulary';
import type { FacetValue } from '@/lib/search/engine/facets';
import { Link } from '../link';

export interface CountyGridProps {
  /** How many listings are open in each county. */
  counts: readonly FacetValue[];
  /** The county of the page, which has no need of a link to itself. */
  current?: County;
}

/** The counties in which something is open, each a link to its list with how many there are. */
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
