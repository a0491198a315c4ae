import type { ReactNode } from 'react';

/**
 * Two columns, or one if each would be narrower than 13.25rem. It is not a container query, because Chromium sometimes leaves out the
 * contents of a query container in a fieldset while a page loads.
 */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(13.25rem,50%-0.75rem)),1fr))] items-start gap-6 *:min-w-0">
    {children}
  </div>
);
