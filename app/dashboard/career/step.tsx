import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/app/_components/icons';

interface StepProps {
  name: string;
  /** "2 entries", "Empty" or a title. */
  state: string;
  isOpen: boolean;
  hasError: boolean;
  children: ReactNode;
}

/** One step of a long form. It works without JavaScript, and several may be open. */
export function Step({ name, state, isOpen, hasError, children }: StepProps) {
  return (
    <details open={isOpen} className="group/step border-line border-t last-of-type:border-b">
      <summary className="no-marker flex min-h-14 items-center gap-3 py-3">
        <span className="shrink-0 font-semibold">{name}</span>
        <span
          className={`text-small min-w-0 flex-1 truncate text-end ${hasError ? 'text-danger font-semibold' : 'text-muted'}`}
        >
          {hasError ? 'Check this' : state}
        </span>
        <ChevronDownIcon className="eased shrink-0 group-open/step:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-5 pt-1 pb-8">{children}</div>
    </details>
  );
}
