import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-box border-line grid justify-items-start gap-4 border px-5 py-8 sm:px-8 sm:py-10">
      <svg width="96" height="44" viewBox="0 0 96 44" fill="none" aria-hidden="true" strokeWidth="2">
        <path d="M20 36a28 28 0 0 1 56 0" stroke="var(--line)" />
        <path d="M29 36a19 19 0 0 1 38 0" stroke="var(--edge)" strokeDasharray="2 5" />
        <path d="M38 36a10 10 0 0 1 20 0z" fill="var(--accent)" />
        <path d="M0 37h96" stroke="var(--primary)" />
        <path d="M8 42h24M44 42h40" stroke="var(--line)" />
      </svg>
      <div className="max-w-text grid gap-1">
        <p className="font-display text-lead font-semibold">{title}</p>
        {children !== undefined && <div className="text-muted">{children}</div>}
      </div>
      {action}
    </div>
  );
}
