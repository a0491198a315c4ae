import { Link } from '@/app/_components/link';
import { narrowedHref } from '../../_components/list-page';

export const boardHref = (path: string): string => narrowedHref(path, { view: 'board' });

const tab =
  'tab inline-flex min-h-11 items-center border-b-4 border-transparent px-1 text-text no-underline hover:border-edge aria-[current]:border-accent-mark aria-[current]:font-semibold';

export const Views = ({ path, isBoard }: { path: string; isBoard: boolean }) => (
  <nav aria-label="View of the applicants">
    <ul className="flex gap-6">
      <li>
        <Link href={path} aria-current={isBoard ? undefined : 'page'} className={tab}>
          List
        </Link>
      </li>
      <li>
        <Link href={boardHref(path)} aria-current={isBoard ? 'page' : undefined} className={tab}>
          Board
        </Link>
      </li>
    </ul>
  </nav>
);
