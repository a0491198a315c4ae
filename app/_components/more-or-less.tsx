import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

export interface MoreOrLessProps {
  more: string;
  less: string;
  children: ReactNode;
}

/** Content that a button shows, without script too. */
export function MoreOrLess({ more, less, children }: MoreOrLessProps) {
  return (
    <details className="group">
      <summary className="rounded-box text-link flex min-h-14 list-none items-center justify-center gap-2 font-semibold hover:underline [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{more}</span>
        <span className="hidden group-open:inline">{less}</span>
        <ChevronDownIcon className="eased group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
