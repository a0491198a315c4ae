import type { ReactNode } from 'react';
import { Link } from './link';

export interface Crumb {
  href: string;
  label: string;
}

export interface PageHeadingProps {
  title: ReactNode;
  intro?: ReactNode;
  /** The ancestor pages, closest last. */
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
}

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="text-small text-muted flex flex-wrap gap-x-2">
        {crumbs.map((crumb) => (
          <li
            key={crumb.href}
            className="after:text-edge after:ml-2 after:content-['/'] last:after:content-none"
          >
            <Link href={crumb.href} className="inline-block py-1">
              {crumb.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function PageHeading({ title, intro, crumbs, actions }: PageHeadingProps) {
  return (
    <div className="grid gap-3">
      {crumbs && <Crumbs crumbs={crumbs} />}
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 lg:flex-nowrap">
        <div className="grid gap-3">
          <h1>{title}</h1>
          {intro !== undefined && <div className="max-w-text text-lead text-muted text-pretty">{intro}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3 lg:shrink-0">{actions}</div>}
      </div>
    </div>
  );
}
