import type { ReactNode } from 'react';

export interface IconProps {
  size?: number;
  className?: string;
}

/** Drawn on a 20-unit grid with lines 1.6 wide. Icons always accompany text, so screen readers skip them. */
export function Icon({ size = 20, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
    >
      {children}
    </svg>
  );
}
