import type { ReactNode } from 'react';

/** What a tag means: `premium` amber, `good` green (Open, approved, viewed), `bad` clay (rejected, deactivated), `quiet` the rest. */
export type TagTone = 'premium' | 'good' | 'bad' | 'quiet';

/** One or two words of standing beside a title. */
export function Tag({ tone = 'quiet', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={tone === 'quiet' ? 'tag' : `tag tag-${tone}`}>{children}</span>;
}

/** Whether a listing can still be applied to. */
export function StatusTag({ status }: { status: 'Open' | 'Closed' }) {
  return <Tag tone={status === 'Open' ? 'good' : 'quiet'}>{status}</Tag>;
}
