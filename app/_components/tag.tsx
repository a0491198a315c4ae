import type { ComponentProps } from 'react';

/** `premium` is amber, `good` green, `bad` clay. */
export type TagTone = 'premium' | 'good' | 'bad' | 'quiet';

export function Tag({ tone = 'quiet', ...rest }: { tone?: TagTone } & ComponentProps<'span'>) {
  return <span {...rest} className={tone === 'quiet' ? 'tag' : `tag tag-${tone}`} />;
}
