import { INDUSTRIES, type Industry } from '@/lib/industries/industries';
import { ChevronDownIcon } from '../icons';
import { Link } from '../link';
import { IndustryPicture } from './industry-picture';

function Tile({ industry }: { industry: Industry }) {
  return (
    <li className="eased bg-surface hover:bg-raised relative grid content-between gap-4 p-4 sm:p-5">
      <IndustryPicture slug={industry.slug} className="h-auto w-20 sm:w-24" />
      <Link
        href={`/internships/${industry.slug}`}
        className="tile-link font-display text-text sm:text-lead text-base leading-tight font-semibold no-underline hover:underline sm:leading-tight"
      >
        {industry.name}
      </Link>
    </li>
  );
}

function Tiles({ industries, columns }: { industries: readonly Industry[]; columns: 3 | 4 }) {
  return (
    <ul
      className={`border-line bg-line grid grid-cols-2 gap-px border ${columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {industries.map((industry) => (
        <Tile key={industry.id} industry={industry} />
      ))}
    </ul>
  );
}

export interface IndustryGridProps {
  /** How many are there from the start; the rest comes with a press, also without script. */
  first: number;
  more: string;
  less: string;
  /** On wide screens. */
  columns: 3 | 4;
}

/** The sixteen industries, each a link to its open listings. */
export function IndustryGrid({ first, more, less, columns }: IndustryGridProps) {
  return (
    <div>
      <Tiles industries={INDUSTRIES.slice(0, first)} columns={columns} />
      <details className="group">
        <summary className="rounded-box text-link flex min-h-14 list-none items-center justify-center gap-2 font-semibold hover:underline [&::-webkit-details-marker]:hidden">
          <span className="group-open:hidden">{more}</span>
          <span className="hidden group-open:inline">{less}</span>
          <ChevronDownIcon className="eased group-open:rotate-180" />
        </summary>
        <Tiles industries={INDUSTRIES.slice(first)} columns={columns} />
      </details>
    </div>
  );
}
