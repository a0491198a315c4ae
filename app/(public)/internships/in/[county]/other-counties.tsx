import { COUNTIES_BY_NAME, countyLabel, countyPath } from '@/lib/counties/counties';
import type { County } from '@/lib/platform/core/vocabulary';
import { Link } from '@/app/_components/link';

/** Links to the other forty-six counties. */
export function OtherCounties({ current }: { current: County }) {
  return (
    <nav aria-labelledby="other-counties">
      <h2 id="other-counties" className="text-lead">
        Other counties
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-1">
        {COUNTIES_BY_NAME.filter((county) => county !== current).map((county) => (
          <li key={county}>
            <Link
              href={countyPath(county)}
              className="text-small text-text block py-1.5 leading-snug no-underline hover:underline"
            >
              {countyLabel(county)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
