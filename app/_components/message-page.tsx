import type { ReactNode } from 'react';
import { PageStatus, type PageStatusProps } from './page-status';

export interface MessagePageProps extends Pick<PageStatusProps, 'isHidden'> {
  title: string;
  /** Default: 200. */
  status?: PageStatusProps['status'];
  children?: ReactNode;
  /** Buttons, the most likely one first. */
  actions?: ReactNode;
}

/** A page that contains only a message and a next step: not found, not allowed, done. */
export function MessagePage({ title, status, isHidden, children, actions }: MessagePageProps) {
  return (
    <div className="page grid justify-items-start gap-5 py-14 sm:py-24">
      {status !== undefined && <PageStatus status={status} isHidden={isHidden} />}
      <svg width="160" height="75" viewBox="0 0 128 60" fill="none" aria-hidden="true" strokeWidth="2">
        <path d="M24 48a40 40 0 0 1 80 0" stroke="var(--line)" />
        <path d="M37 48a27 27 0 0 1 54 0" stroke="var(--edge)" strokeDasharray="2 7" />
        <path d="M50 48a14 14 0 0 1 28 0z" fill="var(--accent)" />
        <path d="M0 49.5h128" stroke="var(--primary)" strokeWidth="3" />
        <path d="M12 57h36M64 57h52" stroke="var(--line)" />
      </svg>
      <h1>{title}</h1>
      {children !== undefined && <div className="prose max-w-text text-lead text-muted">{children}</div>}
      {actions !== undefined && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
