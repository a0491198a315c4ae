import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A placeholder for a line of text; give it a width. */
export const Bone = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={clsx('bone block h-4', className)} />
);

/** Announces once to screen readers that content is loading; wraps the `Bone` placeholders. */
export function Skeleton({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export function TableSkeleton({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Skeleton label="Loading the table">
      <div className="divide-line border-line divide-y border-y">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex gap-6 py-4">
            {Array.from({ length: columns }, (__, column) => (
              <Bone key={column} className="flex-1" />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
