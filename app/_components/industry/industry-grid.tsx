import { INDUSTRIES, type Industry } from '@/lib/internships/industries/industries';
import { counted } from '../analytics/clicks';
import { Link } from '../link';
import { MoreOrLess } from '../more-or-less';
import { IndustryPicture } from './industry-picture';

function Tile({ industry }: { industry: Industry }) {
  return (
    <li className="eased bg-surface hover:bg-raised relative flex items-center gap-4 px-3 py-2 sm:flex-col sm:items-start sm:justify-between sm:p-5">
      <IndustryPicture slug={industry.slug} className="h-auto w-14 shrink-0 sm:w-24" />
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
      className={`border-line bg-line grid gap-px border sm:grid-cols-2 ${columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {industries.map((industry) => (
        <Tile key={industry.id} industry={industry} />
      ))}
    </ul>
  );
}

export interface IndustryGridProps {
  /** How many are visible at first; a button shows the rest, even without JavaScript. */
  first: number;
  more: string;
  less: string;
  /** Number of columns on wide screens. */
  columns: 3 | 4;
}

export function IndustryGrid({ first, more, less, columns }: IndustryGridProps) {
  return (
    <div data-static="industries" {...counted('industry')}>
      <Tiles industries={INDUSTRIES.slice(0, first)} columns={columns} />
      <MoreOrLess more={more} less={less}>
        <Tiles industries={INDUSTRIES.slice(first)} columns={columns} />
      </MoreOrLess>
    </div>
  );
}
