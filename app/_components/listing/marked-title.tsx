import { Fragment } from 'react';

/** Character ranges in order; `to` is exclusive. */
export type TitleMatches = readonly (readonly [from: number, to: number])[];

export function MarkedTitle({ title, matches = [] }: { title: string; matches?: TitleMatches }) {
  return (
    <>
      {matches.map(([from, to], at) => (
        <Fragment key={from}>
          {title.slice(matches[at - 1]?.[1] ?? 0, from)}
          <mark className="bg-accent-soft rounded-box text-text">{title.slice(from, to)}</mark>
        </Fragment>
      ))}
      {title.slice(matches.at(-1)?.[1] ?? 0)}
    </>
  );
}
