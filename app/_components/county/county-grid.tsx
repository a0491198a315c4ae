import { COUNTIES_BY_NAME, countyLabel, countyPath } from '@/lib/counties/counties';
import type { FacetValue } from '@/lib/search/facets';
import { Link } from '../link';

/** The counties in which something is open, each a link to its list with how many there are. Takes the counts by county. */
export function CountyGrid({ counts }: { counts: readonly FacetValue[] }) {
  const openIn = new Map(counts.map(({ value, count }) => [value, count]));
  return (
    <ul className="border-line grid grid-cols-2 gap-x-6 border-t sm:grid-cols-3 lg:grid-cols-4">
      {COUNTIES_BY_NAME.filter((county) => openIn.has(county)).map((county) => (
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
