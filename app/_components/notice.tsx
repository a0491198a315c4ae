import type { ReactNode } from 'react';
import { CheckIcon } from './check-icon';
import { AlertIcon, InfoIcon } from './state-icons';

export type NoticeTone = 'info' | 'success' | 'error';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Announces the notice to screen readers: errors assertively, others politely. */
  live?: boolean;
  children?: ReactNode;
}

const TONES = {
  info: { box: 'border-accent bg-accent-soft', icon: InfoIcon, tint: 'text-accent-text' },
  success: { box: 'border-primary bg-primary-soft', icon: CheckIcon, tint: 'text-link' },
  error: { box: 'border-danger bg-danger-soft', icon: AlertIcon, tint: 'text-danger' },
} as const;

export function Notice({ tone = 'info', title, live = false, children }: NoticeProps) {
  const { box, icon: ToneIcon, tint } = TONES[tone];
  return (
    <div
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      className={`rounded-box flex gap-3 border-l-4 px-4 py-3 ${box}`}
    >
      <ToneIcon className={`mt-1 ${tint}`} />
      <div className="min-w-0 wrap-anywhere">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
