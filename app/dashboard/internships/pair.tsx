import type { ReactNode } from 'react';

/** Fields two beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid items-start gap-6 @min-[28rem]:grid-cols-2">{children}</div>
  </div>
);
