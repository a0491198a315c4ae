import clsx from 'clsx';
import { useId } from 'react';

export interface KangaRuleProps {
  /** `band` is the border of a cloth, `line` a quiet row of dots between sections. */
  look?: 'band' | 'line';
  className?: string;
}

export function KangaRule({ look = 'line', className }: KangaRuleProps) {
  const id = useId();
  const band = look === 'band';
  const height = band ? 20 : 10;
  return (
    <svg aria-hidden="true" width="100%" height={height} className={clsx('block', className)}>
      <pattern id={id} width={band ? 32 : 20} height={height} patternUnits="userSpaceOnUse">
        {band ? (
          <>
            <path d="M0 20 16 4l16 16z" fill="var(--primary)" />
            <path d="M8 20l8-8 8 8z" fill="var(--surface)" />
            <path d="M12.5 20l3.5-3.5 3.5 3.500z" fill="var(--accent)" />
            <path d="M0 0l5 5-5 5zM32 0l-5 5 5 5z" fill="var(--accent)" />
          </>
        ) : (
          <path
            d="M10 1l4 4-4 4-4-4zM0 4.400h2.500v1.200H0zM17.5 4.400H20v1.200h-2.500z"
            fill="var(--edge)"
          />
        )}
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  );
}
