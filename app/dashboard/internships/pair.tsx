import type { ReactNode } from 'react';

export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid items-start gap-6 *:min-w-0 @min-[28rem]:grid-cols-2">{children}</div>
  </div>
);
