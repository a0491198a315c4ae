import type { ComponentProps } from 'react';

/** What a tag means: `premium` amber, `good` green (Open, approved, viewed), `bad` clay (rejected, deactivated), `quiet` the rest. */
export type TagTone = 'premium' | 'good' | 'bad' | 'quiet';

/** One or two words of standing beside a title. */
export function Tag({ tone = 'quiet', ...rest }: { tone?: TagTone } & ComponentProps<'span'>) {
  return <span {...rest} className={tone === 'quiet' ? 'tag' : `tag tag-${tone}`} />;
}
