import type { ReactNode } from 'react';
import { CheckIcon } from './check-icon';

/** A success message with less JavaScript than Notice, for pages without other notices. */
export function SuccessNotice({ children }: { children: ReactNode }) {
  return (
    <div data-message className="rounded-box border-primary bg-primary-soft flex gap-3 border-l-4 px-4 py-3">
      <CheckIcon className="text-link mt-1" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
