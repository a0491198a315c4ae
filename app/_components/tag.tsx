import clsx from 'clsx';
import type { ReactNode } from 'react';

/** What a tag means: `premium` amber, `good` green (Open, approved, viewed), `bad` clay (rejected, deactivated), `quiet` the rest. */
export type TagTone = 'premium' | 'good' | 'bad' | 'quiet';

const TONES: Record<TagTone, string> = {
  premium: 'border-transparent bg-accent text-on-accent',
  good: 'border-transparent bg-primary-soft text-link',
  bad: 'border-transparent bg-danger-soft text-danger',
  quiet: 'border-edge text-muted',
};

/** One or two words of standing beside a title. */
export function Tag({ tone = 'quiet', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'rounded-box text-small inline-block border px-2 font-sans leading-6 font-semibold tracking-normal whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}

/** Whether a listing can still be applied to. */
export function StatusTag({ status }: { status: 'Open' | 'Closed' }) {
  return <Tag tone={status === 'Open' ? 'good' : 'quiet'}>{status}</Tag>;
}
