import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

export interface MoreOrLessProps {
  more: string;
  less: string;
  children: ReactNode;
}

/** Content that a button shows, even without JavaScript. */
export function MoreOrLess({ more, less, children }: MoreOrLessProps) {
  return (
    <details className="group">
      <summary className="rounded-box text-link no-marker flex min-h-14 items-center justify-center gap-2 font-semibold hover:underline">
        <span className="group-open:hidden">{more}</span>
        <span className="hidden group-open:inline">{less}</span>
        <ChevronDownIcon className="eased group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
